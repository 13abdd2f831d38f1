"""Playing a study: what is missing is played, in any number of processes, and kept as it comes."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

from cuore.cards.door import load_rules
from cuore.engine.errors import CuoreError, DamagedRecord, ForeignRecord, cut
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.lab.crew import Crew
from cuore.lab.games.bulk import Piece, Progress, play_missing
from cuore.lab.games.chunks import PLANNED
from cuore.lab.games.folder import ABOUT, SOURCES, WORDS, Folder, read_folder
from cuore.lab.games.replaying import check_rules
from cuore.lab.games.row import Place, Row
from cuore.lab.games.town_row import TownRow, town_row
from cuore.lab.playing import Players, play, players_version
from cuore.lab.study.answering import answer
from cuore.lab.study.findings import Findings
from cuore.lab.study.fitting import check_fits, check_words
from cuore.lab.study.plan import OWN, Study, looks
from cuore.lab.study.reading import read_study

STUDY = "study"
NOT_DECIDING = ("towns", "until")
"""What a study says and a game's number does not depend on: a study can be played on, or made narrower."""

WORDS_OF_OWN = ("name", "about")
"""And what a study of one's own can be asked besides: its name, and which numbers are wanted."""


def run_study(study: Study, path: Path, crew: Crew, progress: Progress | None = None) -> Findings:
    """Play what a study lacks, keep it in its folder, and say what it found.

    What was played before is taken as it is; whoever is stopped or killed goes on with the same call. A study that
    stops by itself looks after fixed numbers of towns, so its result depends on neither clock nor processes.
    """
    check(study)
    with Folder.open(path, about(study)) as folder:
        folder.describe_cards(_printed(study))
        counted = 0
        for towns in looks(study):
            _play_on(study, folder, towns * study.games_a_town, crew, progress, counted)
            counted = towns * study.games_a_town
            if towns == study.towns or _is_narrow(study, folder, towns):
                break
        folder.join()
        return answer(study, folder, towns)


def check(study: Study) -> None:
    """Refuse what cannot be played or told of, before any process is started or any file is made."""
    check_words(study)
    study.check()


def _printed(study: Study) -> Rules:
    """The cards of a study at their printed prices: those of the variant that has most of them, which are all."""
    files = dict.fromkeys([variant.card_file for variant in study.variants])
    return max([load_rules(file) for file in files], key=lambda rules: len(rules.cards))


def _is_narrow(study: Study, folder: Folder, towns: int) -> bool:
    """Whether a study is as sure as was asked for."""
    return study.until is not None and answer(study, folder, towns).half_width <= study.until.width


def about(study: Study) -> dict[str, object]:
    """What the folder of a study says of it."""
    said = deciding(study)
    words = {key: study.data()[key] for key in WORDS_OF_OWN if key not in said}
    cards = sorted({variant.rules().fingerprint for variant in study.variants})
    found = {STUDY: said, "rules": RULES_VERSION, "cards": cards, SOURCES: players_version()}
    return {**found, WORDS: words} if words else found


def deciding(study: Study) -> dict[str, object]:
    """What a study says and the meaning of a game's number depends on."""
    others = (*NOT_DECIDING, *(WORDS_OF_OWN if study.question == OWN else ()))
    return {key: value for key, value in study.data().items() if key not in others}


def study_of(folder: Folder) -> Study:
    """The study that a folder tells of; it does not say how many towns there are."""
    said, words = folder.about.get(STUDY), folder.about.get(WORDS, {})
    if not isinstance(said, dict) or not isinstance(words, dict):
        raise ForeignRecord(f"{cut(folder.path)} does not hold the games of a study")
    try:
        study = read_study({**words, **said, "towns": 0})
        check_words(study)
    except CuoreError as error:
        raise DamagedRecord(f"{cut(folder.path / ABOUT)}: {error}") from None
    return study


def read_findings(path: Path) -> Findings:
    """What the folder of a study says, from its files alone: all whole towns that are there."""
    folder = read_folder(path)
    study = study_of(folder)
    try:
        check_fits(study)
        played_by = [variant.rules() for variant in study.variants]
    except CuoreError as error:
        raise DamagedRecord(f"{cut(path / ABOUT)}: {error}") from None
    for rules in played_by:
        check_rules(folder, rules)
    whole = min([missing.start for missing in folder.missing(len(folder) + 1)]) // study.games_a_town
    return answer(study, folder, whole)


def _play_on(study: Study, folder: Folder, games: int, crew: Crew, progress: Progress | None, counted: int) -> None:
    """Play what is missing of so many games; ``counted`` of them were told of before."""
    if progress:
        progress(games - sum(map(len, folder.missing(games))) - counted)
    block = study.games_a_town if study.games_a_town <= PLANNED else 1  # a town of many games is several pieces
    for piece in play_missing(partial(play_piece, study), folder, games, study.bots, block, crew):
        if progress:
            progress(len(piece.rows))


def play_piece(study: Study, numbers: range) -> Piece:
    """Some games of a study and their towns, in any process: what comes of them depends on these arguments alone."""
    rows: list[Row] = []
    towns: dict[tuple[int, str], TownRow] = {}
    for number in numbers:
        match = study.match(number)
        arm = study.arms[match.arm]
        variant = study.variant[arm.variant]
        rules = variant.rules()
        setup = study.setup(rules, variant, match)
        place = Place(number, match.town, match.deal, arm.name, variant.name)
        rows.append(play(_players(rules), rules, place, setup, study.seats(match)))
        if (match.town, variant.name) not in towns:
            towns[match.town, variant.name] = town_row(rules, match.town, setup, variant.name)
    return Piece(rows, list(towns.values()))


@lru_cache(maxsize=32)
def _players(rules: Rules) -> Players:
    """Players who know a Town of these rules."""
    return Players(rules)
