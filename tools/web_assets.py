"""Make the pictures, letters and small icons of the page from the packages that carry them.

`python -m tools.web_assets` writes them anew: a sheet of emblems for each box, the small icons, the two fonts cut down
to the letters that we use with their style sheet, and the licences that have to travel with all of these. They are
committed, and a test asks whether they are still what this tool makes. With `--icons` it also draws the icons of the
app with Chromium; pixels may differ by version, so the test leaves those alone. Which emblem stands for whom is
written in web/src/lib/cards/emblems.json, and who drew it in credits.json beside it.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from cuore.cards.catalogue import official_rules
from cuore.server.wire.catalogue import catalogue_bytes
from tools.svg_paths import rounded

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
PUBLIC = WEB / "public"
SHEETS = WEB / "src" / "lib" / "cards" / "sheets"
EMBLEMS = WEB / "src" / "lib" / "cards" / "emblems.json"
SMALL = WEB / "src" / "lib" / "icons" / "small.ts"
FONTS = WEB / "src" / "styles" / "fonts.css"

COMMON = "common"  # the sheet of Love
STRANGERS = "strangers"  # and of what stands for cards that we have never met

# The small icons that the page uses: what cards are and give, then places and people, then what can be done.
SMALL_ICONS = """
    copy-plus heart concierge-bell user-plus star bed-double crown coffee flower-2 cloud-lightning landmark camera beer
    gem party-popper lightbulb target biceps-flexed
    hand layers archive users user bot eye message-circle scroll-text book-open trophy clock history moon sun dices
    house door-open flag
    undo-2 sparkles settings menu x check plus search circle-help triangle-alert wifi-off
    chevron-up chevron-down chevron-left chevron-right chevrons-left chevrons-right
    arrow-left arrow-right
    skip-back skip-forward play pause
    download upload share-2 link copy refresh-cw log-out volume-2 volume-x git-fork pin ban printer
"""

# What the page writes besides the catalogue's words and Latin-1. No font of ours has arrows, triangles or a star.
ALSO_WRITTEN = "–—…’‘“”×−·•"  # noqa: RUF001 - they are meant
WEIGHTS = (400, 800)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum"]
FACES = (
    ("Nunito", "nunito", "nunito/files/nunito-latin-wght-normal.woff2"),
    (
        "Atkinson Hyperlegible Next",
        "atkinson",
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
)
# Licences that ask to be handed on with the work, and where each stands.
LICENCES = (
    ("Lucide, the small icons", Path(__file__).with_name("lucide_licence.txt")),
    ("Nunito, the letters", PACKAGES / "@fontsource-variable" / "nunito" / "LICENSE"),
    (
        "Atkinson Hyperlegible Next, the plain letters",
        PACKAGES / "@fontsource-variable" / "atkinson-hyperlegible-next" / "LICENSE",
    ),
    ("Svelte, what the page is built with", PACKAGES / "svelte" / "LICENSE.md"),
)
# What every system has in its place until ours arrives, and how wide that draws (thousandths of its size).
STAND_INS = ("Arial", "Liberation Sans", "Helvetica Neue", "Helvetica", "Roboto")
ARIAL = """
    556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278
"""
ARIAL_WIDTHS = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz ",
        map(int, ARIAL.split()),
        strict=True,
    )
)


def main() -> None:
    """Write everything, and say how large it is."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--icons", action="store_true", help="draw the icons of the app too (wants Chromium)")
    with_icons = asked.parse_args().icons
    made = assets()
    for old in (*SHEETS.glob("*.svg"), *PUBLIC.glob("fonts/*.woff2")):
        if old not in made:
            old.unlink()
    for path, data in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        print(f"{path.relative_to(ROOT)}: {len(data):,} bytes, {len(gzip.compress(data, 9)):,} packed")
    if with_icons:
        from tools.app_icons import draw  # noqa: PLC0415 - only who draws needs a browser

        draw(PUBLIC)


def assets() -> dict[Path, bytes]:
    """Every file that this tool makes, but the icons of the app."""
    fonts = _fonts()
    made = {SHEETS / f"{sheet}.svg": _sheet(names) for sheet, names in emblems_by_sheet().items()}
    made[SMALL.with_name("icons.svg")] = _small_icons()
    made[SMALL] = _small_names().encode()
    made |= {PUBLIC / "fonts" / f"{slug}-{_hash(data)}.woff2": data for slug, data in fonts.items()}
    made[FONTS] = _font_faces(fonts).encode()
    made[PUBLIC / "licences.txt"] = _licences().encode()
    return made


# -- emblems --


def emblems_by_sheet() -> dict[str, list[str]]:
    """The emblems that each sheet draws, in order."""
    chosen = json.loads(EMBLEMS.read_text(encoding="utf-8"))
    sheets = {sheet: {kind["emblem"] for kind in kinds.values()} for sheet, kinds in chosen["sheets"].items()}
    sheets[STRANGERS] = {*chosen["categories"].values(), chosen["other"]}
    return {sheet: sorted(names) for sheet, names in sheets.items()}


def _sheet(names: list[str]) -> bytes:
    drawn = _drawings("game-icons")
    paths = {name: rounded(_only_path(drawn[name])) for name in names}
    symbols = [
        f'<symbol id="{name}" viewBox="0 0 512 512"><path fill="currentColor" d="{path}"/></symbol>'
        for name, path in paths.items()
    ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""]).encode()


def _only_path(body: str) -> str:
    """The path of a drawing that is one path, which is all that we take."""
    found = re.fullmatch(r'<path fill="currentColor" d="([^"]+)"/>', body)
    if found is None:
        raise ValueError(f"more than one path: {body[:80]}")
    return found[1]


def _drawings(package: str) -> dict[str, str]:
    """The bodies of a package of icons by name, also by the names that they once had."""
    held: dict[str, Any] = json.loads((PACKAGES / "@iconify-json" / package / "icons.json").read_text(encoding="utf-8"))
    bodies = {name: icon["body"] for name, icon in held["icons"].items()}
    plain = {old: new["parent"] for old, new in held.get("aliases", {}).items() if set(new) == {"parent"}}
    return bodies | {old: bodies[new] for old, new in plain.items() if new in bodies}


# -- small icons --

STROKES = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'


def _small_icons() -> bytes:
    """A sheet like those of the emblems; fill and strokes come from where an icon stands."""
    drawn = _drawings("lucide")
    symbols = [f'<symbol id="{name}" viewBox="0 0 24 24">{_bare(drawn[name])}</symbol>' for name in SMALL_ICONS.split()]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""]).encode()


def _small_names() -> str:
    rows = [f"  | '{name}'" for name in SMALL_ICONS.split()]
    return "\n".join(
        [
            "// The names of the small icons (lucide, ISC licence), which lie in icons.svg beside this.",
            "// Made by `python -m tools.web_assets`, which also holds the list of them.",
            "export type SmallIcon =",
            *rows[:-1],
            f"{rows[-1]};",
            "",
        ]
    )


def _bare(body: str) -> str:
    """A drawing without what all of them say: how its lines are drawn stands in Icon.svelte."""
    bare = body.replace(STROKES, "")
    grouped = re.fullmatch(r"<g>(.*)</g>", bare)
    bare = grouped[1] if grouped else bare
    if "'" in bare or "\\" in bare or 'fill="none"' in bare:
        raise ValueError(f"not drawn like the others: {body}")
    return bare


# -- fonts --


def _fonts() -> dict[str, bytes]:
    letters = _letters()
    return {slug: _cut(PACKAGES / "@fontsource-variable" / source, letters) for _, slug, source in FACES}


def _letters() -> set[int]:
    """Every character that the page writes: ASCII, letters of Latin-1, what the catalogue holds, and a few signs."""
    words = catalogue_bytes(official_rules()).decode() + ALSO_WRITTEN
    return {ord(letter) for letter in words} | set(range(0x20, 0x7F)) | set(range(0xC0, 0x100))


def _cut(source: Path, letters: set[int]) -> bytes:
    """A variable font with these letters and the weights that we use."""
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    instancer.instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    font.flavor = "woff2"
    held = io.BytesIO()
    font.save(held)
    return held.getvalue()


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]


def _font_faces(fonts: dict[str, bytes]) -> str:
    faces = [
        f"""@font-face {{
  font-family: '{family}';
  font-weight: {WEIGHTS[0]} {WEIGHTS[1]};
  font-display: swap;
  src: url('/fonts/{slug}-{_hash(fonts[slug])}.woff2') format('woff2');
}}
"""
        for family, slug, _ in FACES
    ]
    head = "/* The letters of the page, cut down to what it writes. Made by `python -m tools.web_assets`. */\n"
    return head + "\n".join([*faces, _stand_in(fonts["nunito"])])


def _stand_in(data: bytes) -> str:
    """A font of the system, as wide and as high as ours, so that nothing jumps when ours arrives."""
    font = TTFont(io.BytesIO(data))
    drawn, names, em = font["hmtx"], font.getBestCmap(), font["head"].unitsPerEm
    said = Counter(letter for letter in catalogue_bytes(official_rules()).decode().lower() if letter in ARIAL_WIDTHS)
    ours = sum(count * drawn[names[ord(letter)]][0] / em for letter, count in said.items())
    theirs = sum(count * ARIAL_WIDTHS[letter] / 1000 for letter, count in said.items())
    size = ours / theirs
    rise, fall = font["hhea"].ascent / em / size, -font["hhea"].descent / em / size
    sources = ", ".join(f"local('{name}')" for name in STAND_INS)
    return f"""@font-face {{
  font-family: 'Nunito fallback';
  src: {sources};
  size-adjust: {size:.1%};
  ascent-override: {rise:.1%};
  descent-override: {fall:.1%};
  line-gap-override: 0%;
}}
"""


# -- licences --


def _licences() -> str:
    head = (
        "Works of others that travel with this page, each under its own licence. Who drew which emblem: /#/credits.\n"
    )
    parts = [
        f"{'=' * 72}\n{name}\n{'=' * 72}\n\n{path.read_text(encoding='utf-8').strip()}\n" for name, path in LICENCES
    ]
    return "\n".join([head, *parts])


if __name__ == "__main__":
    main()
