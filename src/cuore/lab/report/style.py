"""How a report looks beyond the look of all pages."""

from __future__ import annotations

CHART_STYLE = """
.chart text { font-family: "DejaVu Sans", Verdana, sans-serif; font-size: 13px; fill: var(--ink); }
.chart .small { font-size: 11.5px; fill: var(--soft); } .chart .group { font-weight: 700; fill: var(--soft); }
.chart .head { font-weight: 700; font-size: 15px; } .chart .cost { fill: var(--star); font-weight: 700; }
.chart .star { fill: var(--go); } .chart .quiet { fill: var(--soft); }
.chart .grid { stroke: var(--hair); stroke-width: 1; fill: none; }
.chart .zero { stroke: var(--soft); stroke-width: 1.4; fill: none; }
.chart .fair { stroke: var(--soft); stroke-width: 1.4; stroke-dasharray: 4 3; fill: none; }
.chart .halo { paint-order: stroke; stroke: var(--card); stroke-width: 3px; stroke-linejoin: round; }
.chart .band { fill: var(--felt); stroke: none; }
.chart .reach { stroke-width: 3; stroke-linecap: round; opacity: 0.5; fill: none; }
.chart .reach.thin { stroke-width: 1.6; opacity: 0.4; }
.chart .curve { stroke-width: 2; fill: none; opacity: 0.75; stroke-linejoin: round; }
.chart .hit { fill: transparent; stroke: none; }
.chart .go { stroke: var(--go); } .chart .bad { stroke: var(--bad); } .chart .amber { stroke: var(--star); }
.chart .love { stroke: var(--love); } .chart .none { stroke: var(--soft); } .chart .ink { stroke: var(--ink); }
.chart .dot { stroke: var(--card); stroke-width: 1; } .chart .ring { fill: var(--card); stroke-width: 1.8; }
.chart .dot.go { fill: var(--go); } .chart .dot.bad { fill: var(--bad); } .chart .dot.amber { fill: var(--star); }
.chart .dot.love { fill: var(--love); } .chart .dot.none { fill: var(--soft); } .chart .dot.ink { fill: var(--ink); }
"""
"""What a chart needs, on the page and by itself."""

ALONE = {
    "card": "#fff",
    "ink": "#222",
    "soft": "#595959",
    "hair": "#d8d8d8",
    "felt": "#f0ebe2",
    "go": "#0b6e4f",
    "love": "#b3123f",
    "star": "#7a5200",
    "bad": "#9a3412",
}
"""The colours of the day, for a chart by itself on white."""

PAGE_STYLE = """
main { max-width: 68rem; } h1, h2, figcaption, header p, .tiles div, ul.plain { overflow-wrap: anywhere; }
svg.chart { width: 100%; height: auto; overflow: visible; margin: 0.6rem 0 0.2rem; } svg.phone { display: none; }
@media screen and (max-width: 45rem) { svg.desk { display: none; } svg.phone { display: block; max-width: 30rem; } }
figure { margin-bottom: 1.1rem; } figure + figure { margin-top: 1.6rem; }
.how { color: var(--soft); font-size: 0.9rem; } .lead + p { margin-top: 0.6rem; }
.sheet { margin: 0.4rem 0; }
.sheet table { font-size: 0.88rem; margin: 0; } .sheet th, .sheet td { padding-right: 0.78rem; }
.sheet tr > :last-child { padding-right: 1.1em; } thead th { min-width: 3.2rem; line-height: 1.25; font-size: 0.95em; }
.sheet td:not(.n), thead th:not(.n):not(:first-child) { padding-left: 0.45rem; }
tbody th { position: sticky; left: 0; background: var(--card); z-index: 1; }
.sheet td { position: relative; } td.n, thead th.n { text-align: right; } thead th:first-child { text-align: left; }
.i { color: var(--soft); font-size: 0.92em; white-space: nowrap; } .tight .i { display: block; line-height: 1.2; }
.tight td:not(.n), .tight tbody th { white-space: normal; }
td .star { position: absolute; padding-left: 0.15em; font-size: 0.9em; }
.verdict { white-space: nowrap; } .verdict::before { content: "●"; margin-right: 0.35em; color: var(--go); }
.verdict.bad::before { content: "▼"; color: var(--bad); } .verdict.amber::before { content: "◆"; color: var(--star); }
.verdict.none::before { content: "○"; color: var(--soft); } tr.none td, tr.none th { color: var(--soft); }
.said { margin: 0.3rem 0; } .said dt { color: var(--ink); font-size: 1rem; font-weight: 700; margin-top: 0.45rem; }
.said dd { font-size: 1rem; font-weight: 400; line-height: 1.5; }
ul.plain { margin: 0.3rem 0; padding-left: 1.15rem; } ul.plain li { margin: 0.25rem 0; }
code { font-family: "DejaVu Sans Mono", monospace; font-size: 0.92em; overflow-wrap: anywhere; }
footer p { overflow-wrap: anywhere; }
@media screen and (max-width: 45rem) { .sheet .i { display: block; line-height: 1.2; }
  tbody th { white-space: normal; min-width: 6.5rem; max-width: 9.5rem; overflow-wrap: break-word; } }
@media print { main { max-width: none; } .tiles dd small { font-size: 6.5pt; } figure { break-inside: avoid; }
  section.long { break-inside: auto; } tr { break-inside: avoid; } svg.chart { max-height: 225mm; }
  .sheet table { font-size: 7.5pt; } .sheet th, .sheet td { padding-right: 2mm; } thead th { min-width: 0; }
  tbody th { position: static; } .sheet .i { display: block; line-height: 1.15; } .said dd, .said dt { font-size: 9pt; }
  .sheet tr > :last-child { padding-right: 3mm; } }
"""

LIVE_STYLE = """
th[aria-sort] button { all: unset; cursor: pointer; }
th[aria-sort] button:focus-visible { outline: 2px solid var(--love); outline-offset: 2px; }
th[aria-sort] button::after { content: "↕"; position: absolute; padding-left: 0.15em; opacity: 0.55; }
th[aria-sort=ascending] button::after { content: "↑"; opacity: 1; }
th[aria-sort=descending] button::after { content: "↓"; opacity: 1; }
.filters { display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; margin: 0.6rem 0; align-items: baseline; }
.filters output { color: var(--soft); font-size: 0.88rem; }
.filters label { color: var(--soft); font-size: 0.88rem; }
.filters select { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--hair);
  border-radius: 0.4rem; padding: 0.15rem 0.4rem; margin-left: 0.3rem; max-width: 60vw; }
.tip { position: absolute; z-index: 9; max-width: min(20rem, 80vw); padding: 0.35rem 0.6rem; background: var(--ink);
  color: var(--paper); border-radius: 0.4rem; font-size: 0.88rem; pointer-events: none; }
.m { cursor: default; } .m:hover .reach, .m:focus .reach { opacity: 0.9; } .dim { opacity: 0.12; }
.m:focus { outline: none; } .m:focus-visible { outline: 2px solid var(--love); outline-offset: 1px; }
@media print { .filters, .tip { display: none; } th[aria-sort] button::after { content: none; } }
"""
"""What the page has besides where it moves."""
