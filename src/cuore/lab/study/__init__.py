"""Studies: a question about cards, prices, rules or seats, as games that are played with and without.

``ask_card``, ``ask_versus``, ``ask_box``, ``ask_price``, ``ask_compare`` and ``ask_seats`` make a ``Study`` of a
question, ``read_study_file`` one of a file. ``run_study`` plays what it lacks into a folder and gives its ``Findings``;
``read_findings`` gives those of a folder again. What they say is about the players who played.
"""

from cuore.lab.study.file import read_study_file
from cuore.lab.study.findings import Findings
from cuore.lab.study.plan import Arm, Study, Until, Variant
from cuore.lab.study.questions import ask_box, ask_card, ask_compare, ask_price, ask_seats, ask_versus
from cuore.lab.study.running import read_findings, run_study

__all__ = [
    "Arm",
    "Findings",
    "Study",
    "Until",
    "Variant",
    "ask_box",
    "ask_card",
    "ask_compare",
    "ask_price",
    "ask_seats",
    "ask_versus",
    "read_findings",
    "read_study_file",
    "run_study",
]
