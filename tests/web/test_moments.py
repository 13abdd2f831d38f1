"""Moments of a game that are opened rather than played to: what is asked back, what a hint shows, who comes back."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from cuore.engine.words import ASK_EMPLOY
from tests.web.questions import questions
from tests.web.visitor import Visit, Visitor

PAINT = "(button) => getComputedStyle(button).backgroundColor"
CLEAR = "rgba(0, 0, 0, 0)"


def employing(visit: Visit) -> Visitor:
    """Somebody who has Love in hand, and can employ."""
    ann = visit()
    ann.set(notes=False)
    ann.come_in()
    places = {"nowhere", "hand", "town"}
    question = next(each for each in questions(["base"], 2) if each.what == ASK_EMPLOY and each.places == places)
    ann.sit_at(question.open(ann))
    ann.page.evaluate("player.asked(true)")
    return ann


def test_ending_a_turn_that_could_still_buy_is_asked_back(visit: Visit) -> None:
    ann = employing(visit)
    end = ann.page.locator(".answer.end")
    assert end.evaluate(PAINT) == CLEAR  # the brightest button is one that moves the game on
    end.click()
    status = ann.page.locator(".question [role=status]")
    assert status.inner_text().startswith("You still have ")
    assert ann.tape("answers") == []
    revision = ann.tape("view.rev")
    end.click()
    ann.wait_for("(revision) => tape.view.rev > revision", revision)
    assert [answer["words"] for answer in ann.tape("answers")] == ["end turn"]


def test_no_option_shows_a_better_chance_than_the_recommended_one(visit: Visit) -> None:
    ann = employing(visit)
    shares = {"recommended": 0.17, "about the same": 0.2, "behind": 0.2}

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(frame: str | bytes) -> None:
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "hint":
                for number, hint in enumerate(message["lines"]):
                    hint["standing"] = [*shares, "behind"][min(number, 2)]
                    hint["win"] = shares[hint["standing"]]
            line.send(json.dumps(message))

        server.on_message(told)

    ann.page.route_web_socket("**/socket", between)
    ann.page.reload()
    ann.page.evaluate("player.asked(true)")
    ann.page.keyboard.press("i")
    ann.page.wait_for_selector(".hint")
    shown = {line.strip() for line in ann.page.locator(".hint, .odds").all_inner_texts()}
    assert {"17 %", "< 17 %"} <= shown <= {"17 %", "≈ 17 %", "< 17 %"}


def test_who_comes_back_to_a_seat_that_a_bot_plays_is_told_and_takes_it_back(visit: Visit) -> None:
    ann = visit()
    said: list[dict[str, Any]] = []

    def between(line: WebSocketRoute) -> None:
        """As if the housekeeper had been seated while Ann was away."""
        server = line.connect_to_server()

        def told(frame: str | bytes) -> None:
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "seats" and not said:
                message["seats"][0]["bot"] = "housekeeper"
            if message["type"] == "view" and not said:
                message["ask"] = None
            line.send(json.dumps(message))

        def says(frame: str | bytes) -> None:
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "sit":
                said.append(message)
            server.send(frame)

        server.on_message(told)
        line.on_message(says)

    ann.page.route_web_socket("**/socket", between)
    ann.set(notes=False)
    ann.come_in()
    ann.sit_at(ann.open_table(["me", "apprentice"], boxes=["base"]))
    words = "You were away, so the housekeeper is playing for you."
    ann.page.locator("#question-words", has_text=words).wait_for()
    assert ann.page.locator("[data-region=alarm]").inner_text().strip() == words
    ann.page.get_by_role("button", name="Take your seat back").click()
    ann.wait_for("() => tape.refusals.length")  # the seat was hers all the time
    assert [message["seat"] for message in said] == [0]
