"""How much one server carries, on two cores with everybody who comes: ``python -m tests.server.load --tables 100``."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from tests.server.load.bench import Bench, Plan

CORES = 2


def main() -> int:
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m tests.server.load", description=__doc__)
    parser.add_argument("--sockets", type=int, default=usual.sockets, help="held at quiet tables, then dropped at once")
    parser.add_argument("--tables", type=int, default=usual.tables, help="live tables of four seats")
    parser.add_argument("--people", type=int, default=usual.people, help="so many of them with a person")
    parser.add_argument("--pace", type=int, default=usual.pace, help="milliseconds of a bot's answer at the others")
    parser.add_argument("--rate", type=float, default=usual.rate, help="answers of people a second")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long they play")
    parser.add_argument("--hold", type=float, default=usual.hold, help="seconds for which sockets are held")
    parser.add_argument("--seed", type=int, default=usual.seed, help="games and arrivals are the same for the same one")
    parser.add_argument("--no-restart", action="store_false", dest="restart", help="do not start it again at the end")
    parser.add_argument("--sampled", type=Path, help="write down here where the server's time goes; costs some")
    parser.add_argument("--save", type=Path, default=Path("build/load"), help="the folder for the figures")
    said = vars(parser.parse_args())
    save: Path = said.pop("save")
    if said["sampled"]:
        said["sampled"] = said["sampled"].absolute()
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(Bench(Plan(**said), Path(folder)).run())
    save.mkdir(parents=True, exist_ok=True)
    file = save / f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    sys.stdout.write(f"saved: {file}\n")
    return 0 if found["wrong"] == "nothing" else 1


if __name__ == "__main__":
    sys.exit(main())
