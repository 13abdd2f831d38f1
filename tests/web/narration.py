"""What a screen reader hears over a whole game: a golden file.

The file changes only by ``python -m tests.web.narration``, and the difference is then read by a person. The page's
clock stands still but where it is moved on, so that what is said does not depend on how fast the machine is.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.pictures import opened
from tests.web.visitor import IN_PAGE, Visitor
from tests.web.wishes import BOTS, wish

GOLDEN = Path(__file__).parent / "golden/narration.txt"
RECORDER = (IN_PAGE / "recorder.js").read_text(encoding="utf-8")

HEARD_MS = 15_000
"""Within so long all that happens between two questions is said, and gone from the page again."""

SEED = 11

AWAIT_TURN = """player.waitFor(() =>
    fetch('/api/me/games').then((answer) => answer.json()).then(([game]) => game.awaited)
)"""


def transcript(browser: Browser, house: House) -> list[str]:
    """Play a game; gives what is heard, and between it the answers in the notation."""
    ann = Visitor(browser, house)
    ann.set(notes=False)
    ann.context.add_init_script(RECORDER)
    ann.come_in("Ann")
    # From here on the page's time is ours; the player's own steps go by the real one.
    ann.page.clock.install(time=0)
    ann.page.clock.pause_at(1_000)
    table = ann.open_table(["me", *BOTS], **wish("base"))
    # Whoever comes later has missed a turn of others, and is not told of it: so the first own turn is waited for.
    ann.page.evaluate(AWAIT_TURN)
    ann.sit_at(table)
    lines: list[str] = []
    while True:
        is_asked = ann.page.evaluate("player.asked(false).then((found) => found.length > 0)")
        ann.page.clock.run_for(HEARD_MS)
        lines += ann.page.evaluate("heard.splice(0)")
        if not is_asked:
            break
        ann.page.evaluate("(seed) => player.answerOnce(seed)", SEED)
        lines.append(f"> {ann.tape('answers.at(-1).words')}")
    ann.context.close()
    ann.check()
    return lines


def main() -> None:
    """Write the golden file anew."""
    with opened() as (browser, house):
        GOLDEN.write_text("\n".join(transcript(browser, house)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
