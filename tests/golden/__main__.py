"""Write the golden files anew: ``python -m tests.golden``. Read the difference before committing it."""

from tests.golden import FOLDER, GAMES, annotate, play

FOLDER.mkdir(exist_ok=True)
for name in GAMES:
    (FOLDER / f"{name}.txt").write_text(annotate(name, play(name)), encoding="utf-8")
