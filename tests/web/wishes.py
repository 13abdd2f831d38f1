"""Tables that are laid and dealt the same way every time, so that the same clicks make the same game."""

from __future__ import annotations

from typing import Any

BOTS = ["apprentice", "apprentice", "apprentice"]

SEEDS = {"base": "tea", "mixture": "tea"}
"""Games that are neither long nor over at once; the others have one in common."""

BOXES = {
    "base": ["base"],
    "expanding": ["expanding"],
    "vacation": ["vacation"],
    "oktoberfest": ["oktoberfest"],
    "more": ["more"],
    "mixture": ["base", "expanding", "vacation", "oktoberfest"],
}

TOWNS = {
    "base": [
        "Azure Crescent",
        "Viola Crescent",
        "Rouge Crescent",
        "Safran Virginie",
        "Kagari Ichinomiya",
        "Geneviève Daubigny",
        "Moine de Lefèvre",
        "Tenalys Trent",
        "Sainsbury Lockwood",
        "Anise Greenaway",
    ],
    "expanding": [
        "Tiffany Wise",
        "Carillon Vandoor",
        "Francine Barbier",
        "Renée R Rieussec",
        "Victoria Calderan",
        "Emily Raymond",
        "Rutile der Sar",
        "Phyllis Lumley",
        "Lilac Hawkwind",
        "Felicity Horn",
    ],
    "vacation": [
        "Laura",
        "Clorinde Sea",
        "Florence Spring",
        "Cynthia Lakes",
        "Caldina Alley",
        "Chinatsu Kooriyama",
        "Germaine Mahle",
        "Evita Catala",
        "Valencia Prêtre",
        "Nonnette Soyeux",
    ],
    "oktoberfest": [
        "Nadja Kersten",
        "Gina Kersten",
        "Sara Leonhardt",
        "Julia Kunster",
        "Anna Hartmann",
        "Renata Abendroth",
        "Aileen Hammerschmidt",
        "Ute Krombach",
        "Kaori Hamasaki",
        "Nicole Schmieg",
    ],
    "more": [
        "Anise Greenaway at the Park",
        "Ophelia Grail at the Park",
        "Julia",
        "Edith Shirling",
        "Lenor Abrille",
        "Tomo Watagaya",
        "Cecilia Saint-Claire",
        "Chiffon Loudenne",
        "Dawn Stride",
        "Pia Lindqvist",
    ],
    "mixture": [
        "Ophelia Grail",
        "Natsumi Fujikawa",
        "Geneviève Daubigny",
        "Rouge Crescent",
        "Suzuna Kamikawa",
        "Caldina Alley",
        "Toni Darling",
        "Gina Kersten",
        "Sara Leonhardt",
        "Renata Abendroth",
    ],
}
"""With a town by name: a random one is drawn anew each time, whatever the seed."""


def wish(game: str) -> dict[str, Any]:
    """What to ask for, to play this game."""
    return {"boxes": BOXES[game], "town": TOWNS[game], "seed": SEEDS.get(game, "milk")}
