#!/bin/sh
# Dump a PostgreSQL database of cuore into a folder, and restore the dump into a scratch database to see that it can be.
#   PGHOST=… PGUSER=… PGPASSWORD=… PGDATABASE=… sh deploy/backup.sh FOLDER
# The user may create databases. Of the dumps in the folder the newest BACKUP_KEEP are kept, 14 unless it is set.
# The servers may run meanwhile. Dumps hold the seeds of running games: they are for their owner alone.
set -eu
umask 077
folder=${1:?a folder for the dumps}
scratch="${PGDATABASE:?the database}_restored"
dump="$folder/cuore-$(date -u +%Y%m%dT%H%M%SZ).dump"

tidy() {
    rm -f "$dump.part"
    dropdb --if-exists --force "$scratch" || true
}
trap tidy EXIT
trap 'exit 1' INT TERM

rm -f "$folder"/cuore-*.dump.part # of a backup that was killed
pg_dump --format=custom --file="$dump.part"
dropdb --if-exists --force "$scratch"
createdb --template=template0 "$scratch"
pg_restore --exit-on-error --no-owner --dbname="$scratch" "$dump.part"
rows=$(psql --no-psqlrc --quiet --tuples-only --no-align --dbname="$scratch" --command='SELECT count(*) FROM entries')
sync "$dump.part"
mv "$dump.part" "$dump"
# Their names sort by time. The new one stays, also where a clock that was put back makes it the oldest.
ls -r "$folder"/cuore-*.dump | grep -vxF "$dump" | tail -n "+${BACKUP_KEEP:-14}" | while read -r old; do rm "$old"; done
echo "$dump: dumped, restored and counted: $rows entries"
