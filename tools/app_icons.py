"""Draw the icons of the app from our one drawing, web/public/icon.svg, with Debian's Chromium."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
]
CORNERS = ' rx="112"'

# The name of each picture, its width in pixels, and whether its corners are round. Phones cut the others themselves.
ICONS = (
    ("icon-192.png", 192, True),
    ("icon-512.png", 512, True),
    ("icon-maskable-512.png", 512, False),
    ("apple-touch-icon.png", 180, False),
)


def draw(folder: Path) -> None:
    """Draw all of them into a folder, beside the drawing."""
    drawing = (folder / "icon.svg").read_text(encoding="utf-8")
    if CORNERS not in drawing:
        raise ValueError("the drawing has no round corners to take off")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, width, is_round in ICONS:
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block}}</style>{drawing if is_round else _square(drawing)}"
            )
            page.screenshot(path=folder / name, omit_background=True)
            page.close()
            print(f"drawn: {name}")
        browser.close()


def _square(drawing: str) -> str:
    return drawing.replace(CORNERS, "")
