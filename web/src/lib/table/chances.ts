// The chance of winning that a hint shows on an option.
import type { HintLine } from '../wire/types';

const percent = (line: HintLine): number => Math.round(line.win * 100);

/** What stands on an option. The simulations compare options world by world and say which are as good as the
    recommended one and which are behind; each one's own share of wins is much less sure. So an option that is as good
    shows the recommended one's chance, and one that is behind never shows more; one that was not tried shows none. */
export function chanceShown(lines: readonly HintLine[], line: HintLine | undefined): string {
  const best = lines.find(({ standing }) => standing === 'recommended') ?? line;
  if (!line || !best || line.standing === 'not tried') return '';
  if (line.standing === 'about the same') return `≈ ${percent(best)} %`;
  if (line.standing === 'behind' && percent(line) >= percent(best)) return `< ${percent(best)} %`;
  return `${percent(line)} %`;
}
