"""How a page looks: the colours of the table in the browser, by day linen and paper, at night lamp light on wood."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark; --paper: #fbf7f0; --card: #fffdf9; --ink: #2b2230; --soft: #5f5366; --hair: #d9cdbb;
  --felt: #efe7da; --go: #0b6e4f; --love: #b3123f; --star: #7a5200; --bad: #9a3412; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1720; --card: #302835; --ink: #f5eef6; --soft: #c9bccf;
  --hair: #44394b; --felt: #262029; --go: #6ee7b7; --love: #ff8fab; --star: #ffd27a; --bad: #ffb37a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font-family: Nunito, "DejaVu Sans", Verdana, system-ui, sans-serif; font-size: 1rem; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; }
h1 { font-size: 2.1rem; line-height: 1.15; margin: 0.1rem 0 0.8rem; }
h2 { font-size: 1.25rem; margin: 0 0 0.5rem; }
p { margin: 0.4rem 0; }
.over { color: var(--love); font-weight: 700; letter-spacing: 0.02em; margin: 0; }
.lead { font-size: 1.15rem; margin-top: 1rem; }
.maids { list-style: none; display: flex; flex-wrap: wrap; gap: 0.4rem; padding: 0; margin: 0; }
.maids li { background: var(--card); border: 1px solid var(--hair); border-radius: 1rem; padding: 0.1rem 0.7rem; }
.maids b, .cost { color: var(--star); font-weight: 700; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(max(9.5rem, 22%), 1fr)); gap: 0.7rem;
  margin: 1.4rem 0; }
.tiles div, section { background: var(--card); border: 1px solid var(--hair); border-radius: 0.7rem; }
.tiles div { padding: 0.7rem 0.9rem; }
dt { color: var(--soft); font-size: 0.9rem; }
dd { margin: 0; font-size: 1.8rem; font-weight: 700; line-height: 1.2; }
small { display: block; color: var(--soft); font-size: 0.82rem; font-weight: 400; line-height: 1.35; }
section { padding: 1rem 1.1rem; margin: 1rem 0; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1.2rem; }
figure { margin: 0; }
figcaption { font-weight: 700; margin-bottom: 0.3rem; }
.sheet { overflow-x: auto; position: relative; background-color: var(--card); background-repeat: no-repeat;
  background-image: linear-gradient(to right, var(--card) 40%, transparent),
    linear-gradient(to left, var(--card) 40%, transparent), linear-gradient(to right, var(--hair), transparent),
    linear-gradient(to left, var(--hair), transparent); background-attachment: local, local, scroll, scroll;
  background-position: left -1px top -2px, right -1px top -2px, left, right;
  background-size: 2.5rem calc(100% + 4px), 2.5rem calc(100% + 4px), 1rem 100%, 1rem 100%; }
.sheet:focus-visible { outline: 2px solid var(--love); outline-offset: 3px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin-top: 0.5rem; }
caption, .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { text-align: left; padding: 0.28rem 0.8rem 0.28rem 0; border-top: 1px solid var(--hair); }
th, td, svg { vertical-align: middle; }
thead th { border-top: 0; color: var(--soft); font-weight: 400; font-size: 0.88rem; vertical-align: bottom; }
tbody th { font-weight: 400; white-space: nowrap; } tbody th small { white-space: normal; max-width: 16rem; }
td:not(.words) { white-space: nowrap; }
svg { display: block; }
svg.tall { width: 100%; height: auto; }
svg text { fill: var(--soft); font-size: 11px; font-family: inherit; }
@media screen and (max-width: 45rem) { svg.row { width: 9rem; height: auto; } .with svg.row { width: 4.5rem; }
  .sheet { overflow-x: scroll; } }
@media screen and (max-width: 30rem) { main { padding: 1.2rem 0.7rem 2rem; } section { padding: 0.8rem 0.75rem; }
  .sheet table { font-size: 0.88rem; } th, td { padding-right: 0.5rem; } svg.row { width: 5.2rem; }
  .with svg.row { display: none; } .sheet td:not(.words) { white-space: normal; min-width: 4.2rem; }
  thead svg.row text { font-size: 17px; } tbody th { white-space: normal; min-width: 5rem; max-width: 7.5rem;
  overflow-wrap: break-word; } }
.with { display: flex; align-items: center; gap: 0.5rem; }
.mark { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 2 3; }
.ground { stroke: var(--hair); stroke-width: 1; }
.mean { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3; }
.reach { stroke-width: 3; stroke-linecap: round; opacity: 0.55; }
.go { stroke: var(--go); fill: var(--go); } .bad { stroke: var(--bad); fill: var(--bad); }
.ink { stroke: var(--ink); fill: var(--ink); }
.bar { stroke: none; } .bar.soft { fill: var(--star); opacity: 0.65; } .bar.star { fill: var(--star); }
.bar.love { fill: var(--love); } .bar.bad { opacity: 0.75; }
b.star { color: var(--go); }
details { margin-top: 0.6rem; } summary { cursor: pointer; color: var(--soft); }
footer { color: var(--soft); font-size: 0.85rem; margin-top: 1.5rem; }
@media print { :root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --hair: #bbb;
    --felt: #f0ebe2; --go: #0b6e4f; --love: #b3123f; --star: #7a5200; --bad: #9a3412; }
  @page { margin: 11mm; } html { font-size: 8.5pt; } body { line-height: 1.35; } main { max-width: none; padding: 0; }
  h1 { font-size: 17pt; margin-bottom: 2mm; } h2 { font-size: 11pt; margin-bottom: 1mm; } dd { font-size: 12pt; }
  .lead { font-size: 10pt; margin-top: 2mm; } .maids { gap: 1mm; } .maids li { padding: 0 2mm; }
  .tiles { grid-template-columns: repeat(4, 1fr); gap: 2mm; margin: 3mm 0; }
  section { padding: 2mm 3mm; margin: 2mm 0; break-inside: avoid; } summary { display: none; }
  details::details-content { content-visibility: visible; display: block; }
  th, td { padding-top: 0.1mm; padding-bottom: 0.1mm; } tbody th small { max-width: none; }
  .tiles div { padding: 1.5mm 2mm; } .sheet { overflow: visible; } svg.tall { max-height: 26mm; }
  svg.row { width: 44mm; height: auto; } .with svg.row { width: 22mm; }
  * { print-color-adjust: exact; } }
"""
