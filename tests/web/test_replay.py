"""A finished game to look at again: every way to a position, all eyes, its record, and playing on from there."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from tests.web.house import House
from tests.web.visitor import Visit, Visitor
from tests.web.wishes import BOTS, wish

BOARD = """() => ({
    things: [...document.querySelectorAll('.board [data-zone]')].map(({ dataset, children }) =>
        [dataset.zone, dataset.seat, dataset.kind, player.spoken(children[0])].join('/')),
    told: document.querySelector('#question-words').textContent.trim(),
    at: document.querySelector('.at input').value,
})"""
"""All that lies on the table at a position, in words, with its number."""

HAND_ON_PAGE = """() => [...document.querySelectorAll('[data-zone=hand]')].map(({ dataset }) =>
    [Number(dataset.seat), Number(dataset.kind)])"""

OPEN_HANDS = """() => {
    const count = (chip) => Number(chip.querySelector('.number')?.textContent.slice(1) ?? 1);
    return [...document.querySelectorAll('.hands .hand')].map((hand) => [...hand.querySelectorAll('.chip')].map(count));
}"""
"""How many there are of each kind, in each of the hands that lie open."""


@dataclass(frozen=True)
class Finished:
    """A game that is over, and the cookies of the person who played it at the first seat."""

    table: str
    cookies: Any


@pytest.fixture(scope="module")
def finished(browser: Browser, house: House) -> Finished:
    """Played once, for all that is to be seen of it."""
    ann = Visitor(browser, house)
    ann.come_in("Ann")
    table = ann.open_table(["me", *BOTS], **wish("vacation"))
    ann.sit_at(table)
    ann.play(seed=3, thorough=False)
    cookies = ann.context.storage_state()
    ann.context.close()
    ann.check()
    return Finished(table, cookies)


def looking(visitor: Visitor, fragment: str) -> None:
    """Open a replay by its address, and wait for the cards."""
    visitor.go(fragment)
    visitor.page.wait_for_selector(".scrubber")


def replay(visitor: Visitor, game: Finished, eyes: int | str) -> dict[str, Any]:
    """What the server says of a game, seen through some eyes."""
    found: dict[str, Any] = visitor.ask(f"/api/games/{game.table}/replay?seat={eyes}", method="GET")
    return found


def await_position(visitor: Visitor, at: int) -> None:
    """Until the page shows a position, and its address names it."""
    visitor.wait_for("(at) => document.querySelector('.at input').value === String(at)", at)
    visitor.wait_for("(at) => location.hash.includes(`?d=${at}&`)", at)


def look_as(visitor: Visitor, eyes: int | str) -> None:
    """Choose other eyes."""
    visitor.page.locator(".tools .eyes select").select_option(str(eyes))
    visitor.wait_for("(eyes) => location.hash.endsWith(`&as=${eyes}`)", str(eyes))


def button(visitor: Visitor, name: str) -> Locator:
    """A button of the replay."""
    return visitor.page.locator(".board").get_by_role("button", name=name, exact=True)


def choose_file(visitor: Visitor, path: Path) -> None:
    """Choose a file on the page that asks for one."""
    visitor.page.locator("label.file input[type=file]").set_input_files(path)


def unnamed(words: str, names: list[str]) -> str:
    """Words about people as they are where nobody knows their names: a record keeps none."""
    for seat, name in sorted(enumerate(names), key=lambda each: -len(each[1])):
        words = words.replace(name, f"Seat {'ABCDEF'[seat]}")
    return words


def test_every_way_to_a_position(visit: Visit, finished: Finished) -> None:
    ann = visit(storage_state=finished.cookies)
    looking(ann, f"#/replay/{finished.table}")
    told = replay(ann, finished, 0)
    steps, names = told["steps"], told["names"]
    last = len(steps) - 1
    assert ann.page.locator(".tools .eyes select").input_value() == "0"  # one's own, where the address says nothing
    await_position(ann, 0)
    assert button(ann, "Step back").get_attribute("aria-disabled") == "true"

    def seen(at: int) -> dict[str, Any]:
        """The page at a position, held against what the server says of it."""
        await_position(ann, at)
        board: dict[str, Any] = ann.page.evaluate(BOARD)
        own = steps[at]["view"]["houses"][0]
        assert {tuple(card) for card in ann.page.evaluate(HAND_ON_PAGE)} == {(0, kind) for kind in own["cards"]}
        if at:
            assert str(board["told"]).startswith(f"{names[steps[at].get('seat', -1)]}:")
        return board

    # By number, as the standard for all other ways.
    number, track = ann.page.locator(".at input"), ann.page.locator(".track input")
    boards: dict[int, dict[str, Any]] = {}
    for at in (0, 1, 2, last // 2, last):
        number.fill(str(at))
        number.press("Enter")
        boards[at] = seen(at)
    assert len({str(board) for board in boards.values()}) == len(boards)
    assert ann.page.locator(".scrubber button.sheet").is_visible()
    # With the buttons,
    button(ann, "First position").click()
    assert seen(0) == boards[0]
    button(ann, "Step").click()
    assert seen(1) == boards[1]
    button(ann, "Step").click()
    assert seen(2) == boards[2]
    button(ann, "Step back").click()
    assert seen(1) == boards[1]
    button(ann, "Last position").click()
    assert seen(last) == boards[last]
    assert button(ann, "Step").get_attribute("aria-disabled") == "true"
    # with the track,
    track.fill(str(last // 2))
    assert seen(last // 2) == boards[last // 2]
    # with keys, wherever the focus is,
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        ann.page.keyboard.press(key)
        assert seen(at) == boards[at]
    # and by turns, which begin where the server tells of one.
    turns = [at for at, step in enumerate(steps) if any(event[0] == "turn" for event in step.get("events", ()))]
    later = [at for at in turns if at > 1]
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("ArrowRight")
    await_position(ann, 1)
    button(ann, "Next turn").click()
    await_position(ann, later[0])
    ann.page.keyboard.press("]")
    await_position(ann, later[1])
    ann.page.keyboard.press("[")
    await_position(ann, later[0])
    # By itself it goes on until it is told to stop.
    ann.page.locator(".speed").select_option(label="8×")
    button(ann, "Play").click()
    ann.wait_for("(at) => Number(document.querySelector('.at input').value) > at + 2", later[0])
    button(ann, "Pause").click()
    stopped = number.input_value()
    await_position(ann, int(stopped))
    assert number.input_value() == stopped


def test_a_link_to_a_position(visit: Visit, finished: Finished) -> None:
    """It shows the same to whoever played there, and to whoever is given it."""
    ann = visit(storage_state=finished.cookies, permissions=["clipboard-read", "clipboard-write"])
    looking(ann, f"#/replay/{finished.table}")
    ann.page.locator(".at input").fill("17")
    ann.page.keyboard.press("Enter")
    await_position(ann, 17)
    look_as(ann, 1)
    board, address = ann.page.evaluate(BOARD), ann.page.url
    again = visit(storage_state=finished.cookies)
    again.page.goto(address)
    again.page.wait_for_selector(".scrubber")
    assert again.page.evaluate(BOARD) == board
    button(ann, "Copy the link to this position").click()
    ann.page.locator(".note", has_text="Link copied.").first.wait_for()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link != address  # with the secret of the table
    ben = visit()
    ben.page.goto(link)
    ben.page.wait_for_selector(".scrubber")
    assert ben.page.evaluate(BOARD) == board
    # An address that is typed over is gone to; one beyond the end is the end.
    ben.page.evaluate("(hash) => { location.hash = hash; }", link.partition("#")[2].replace("d=17", "d=99999"))
    ben.page.locator(".scrubber button.sheet").wait_for()
    await_position(ben, int(ben.page.locator(".at input").get_attribute("max") or 0))


def test_other_eyes_and_open_hands(visit: Visit, finished: Finished) -> None:
    ann = visit(storage_state=finished.cookies)
    looking(ann, f"#/replay/{finished.table}?d=40")
    cards = ann.ask("/api/catalogue", method="GET")["cards"]
    seats = range(1 + len(BOTS))

    def check_secrets(eyes: int) -> None:
        """Only the hand of those eyes, and nothing that lies open."""
        await_position(ann, 40)
        houses = replay(ann, finished, eyes)["steps"][40]["view"]["houses"]
        assert [seat for seat in seats if "cards" in houses[seat]] == [seat for seat in seats if seat == eyes]
        hand = houses[eyes]["cards"] if eyes >= 0 else []
        assert {tuple(card) for card in ann.page.evaluate(HAND_ON_PAGE)} == {(eyes, kind) for kind in hand}
        assert ann.page.locator(".hands, .zones, #tab-cards").count() == 0

    check_secrets(0)
    for eyes in (1, 3, -1):
        look_as(ann, eyes)
        check_secrets(eyes)
    look_as(ann, "open")
    opened = replay(ann, finished, "open")["steps"][40]["view"]["opened"]
    ann.page.wait_for_selector(".hands")
    assert all(opened["hand"])
    counts = [sorted(Counter(hand).values()) for hand in opened["hand"]]
    assert [sorted(hand) for hand in ann.page.evaluate(OPEN_HANDS)] == counts
    # A card of somebody else's hand can be read,
    for seat in seats:
        ann.page.locator(".hands .hand").nth(seat).locator(".chip").first.click()
        sheet = ann.page.locator("dialog[open]")
        sheet.wait_for()
        assert sheet.get_attribute("aria-label") in {cards[kind]["name"] for kind in opened["hand"][seat]}
        ann.page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
    # and so can decks, in their order.
    ann.page.locator("#tab-cards").click()
    decks = ann.page.locator(".zones dl")
    for seat in seats:
        assert decks.nth(seat).locator("dd").first.locator(".chip").count() == len(opened["deck"][seat])
    # With closed eyes all of it is gone.
    look_as(ann, 0)
    check_secrets(0)


def test_a_record_goes_out_and_comes_back(visit: Visit, finished: Finished, tmp_path: Path) -> None:
    """The file that is saved is the same game, at another visit of somebody else; a damaged one is not."""
    ann = visit(storage_state=finished.cookies, accept_downloads=True)
    looking(ann, f"#/replay/{finished.table}?d=25&as=0")
    board, game = ann.page.evaluate(BOARD), replay(ann, finished, 0)
    names = game["names"]
    with ann.page.expect_download() as coming:
        button(ann, "Download record").click()
    saved = tmp_path / coming.value.suggested_filename
    assert saved.name == f"cuore-{finished.table}.txt"
    coming.value.save_as(saved)
    text = saved.read_text(encoding="utf-8")
    assert text == ann.ask(f"/api/games/{finished.table}/record", method="GET")

    ben = visit()
    ben.come_in("Ben")
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(re.sub(r"(?m)^A: .*$", "A: dance a polka", text, count=1), encoding="utf-8")
    ben.go("#/replay")
    choose_file(ben, damaged)
    failure = ben.page.locator(".failure span")
    failure.wait_for()
    said = ben.page.evaluate(
        """(record) => fetch('/api/replays?seat=0', {
            method: 'POST', body: JSON.stringify({ record }), headers: { 'content-type': 'application/json' },
        }).then((answer) => answer.json())""",
        damaged.read_text(encoding="utf-8"),
    )
    assert failure.inner_text().rstrip(".").casefold() == str(said["detail"]).rstrip(".").casefold()
    assert len(ben.problems) == 2  # the server's refusal of the page, and of the test
    ben.problems.clear()
    # The next file is tried as if nothing had been.
    choose_file(ben, saved)
    ben.page.wait_for_selector(".scrubber")
    ben.page.locator(".at input").fill("25")
    ben.page.keyboard.press("Enter")
    await_position(ben, 25)
    brought = ben.page.evaluate(BOARD)
    assert brought["at"] == board["at"]
    assert brought["things"] == [unnamed(thing, names) for thing in board["things"]]
    assert brought["told"] == unnamed(board["told"], names)
    # Its end is the same end, and going out again it is the same file.
    button(ben, "Last position").click()
    ben.page.locator(".scrubber button.sheet").click()
    shown = ben.page.locator("dialog.end tfoot td").all_inner_texts()
    assert [int(points.replace("\N{MINUS SIGN}", "-")) for points in shown] == game["over"]["points"]
    with ben.page.expect_download() as coming:
        ben.page.locator("dialog.end").get_by_role("button", name="Download").click()
    assert Path(coming.value.path()).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("seat", [0, 1])
def test_playing_on_from_a_position(visit: Visit, finished: Finished, seat: int) -> None:
    """What that seat knew is as it was; the game goes on with it, and the old one stays what it was."""
    ann = visit(storage_state=finished.cookies)
    looking(ann, f"#/replay/{finished.table}?as={seat}")
    before = replay(ann, finished, seat)
    at = next(step["n"] for step in before["steps"][25:] if step["view"].get("asked") == seat)
    ann.page.locator(".at input").fill(str(at))
    ann.page.keyboard.press("Enter")
    await_position(ann, at)
    button(ann, "Play on").click()
    sheet = ann.page.locator("dialog[open]")
    assert sheet.locator("select").first.locator("option:checked").inner_text() == before["names"][seat]
    assert sheet.locator("fieldset select").count() == len(BOTS)
    sheet.get_by_role("button", name="Deal").click()
    ann.page.wait_for_url("**/#/table/*")
    ann.await_question()
    assert finished.table not in ann.page.url
    then, now = before["steps"][at]["view"], ann.tape("view.view")
    assert now["seat"] == now["asked"] == seat
    assert now["houses"][seat]["cards"] == then["houses"][seat]["cards"]
    for known in ("round", "turn", "phase", "love", "piles"):
        assert now.get(known) == then.get(known)
    for house, was in zip(now["houses"], then["houses"], strict=True):
        assert all(house[zone] == was[zone] for zone in ("hand", "deck", "discard"))
    assert ann.play(stop=4) == 4
    assert ann.tape("refusals") == []
    assert replay(ann, finished, seat) == before


def test_nobody_plays_on_from_the_end(visit: Visit, finished: Finished) -> None:
    ann = visit(storage_state=finished.cookies)
    looking(ann, f"#/replay/{finished.table}?d=99999")
    play_on = button(ann, "Play on")
    assert play_on.get_attribute("aria-disabled") == "true"
    play_on.click(force=True)
    assert ann.page.locator("dialog[open]").count() == 0
