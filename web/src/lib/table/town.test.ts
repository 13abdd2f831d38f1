import { describe, expect, it } from 'vitest';
import { catalogue, scene } from './scenes';
import { filled, groupsOf, planOf, type Tray } from './town';

function cellsOf(tray: Tray): string[] {
  const cells = [];
  for (let row = tray.row; row < tray.row + tray.down; row++) {
    for (let column = tray.column; column < tray.column + tray.across; column++) cells.push(`${row}/${column}`);
  }
  return cells;
}

describe('the plan of the Town', () => {
  it.each([7, 5, 4, 3, 2])('sets every tray apart on %i columns', (columns) => {
    const plan = planOf(groupsOf(scene(), catalogue), columns);
    const taken = plan.trays.flatMap(cellsOf);
    expect(new Set(taken).size).toBe(taken.length);
    for (const tray of plan.trays) {
      expect(tray.column + tray.across).toBeLessThanOrEqual(columns);
      expect(tray.across * tray.down).toBeGreaterThanOrEqual(tray.cells.length);
    }
  });

  it('lays the base box in three rows, chiefs and private maids beside the maids', () => {
    const plan = planOf(groupsOf(scene(), catalogue), 7);
    const at = Object.fromEntries(plan.trays.map((tray) => [tray.group, [tray.row, tray.column, tray.across, tray.down]]));
    expect(plan.rows).toBe(3);
    expect(at).toEqual({ maids: [0, 0, 5, 2], chiefs: [0, 5, 2, 1], private: [1, 5, 2, 1], love: [2, 0, 3, 1], events: [2, 3, 2, 1] });
    expect(plan.corner).toEqual({ column: 5, across: 2 });
  });

  it('stays as it is while the game is played', () => {
    const start = planOf(groupsOf(scene(), catalogue), 7);
    const later = scene({ private: { up: [], down: 0 }, shop: scene().shop!.map(([kind, , price]) => [kind, 0, price]) });
    expect(planOf(groupsOf(later, catalogue), 7)).toEqual(start);
  });

  it('counts picked high class maids among the places of the Park', () => {
    const park = { first_master: 0, opener: 0, preparations: { Food: [1] } };
    const before = scene({ park: { ...park, high_class: [33, 34, 35] } });
    const after = scene({ park: { ...park, high_class: [34, 35] }, houses: [{ high_class: 33 }, {}] });
    expect(groupsOf(after, catalogue)).toEqual(groupsOf(before, catalogue));
  });

  it('fills cells with what lies there, at my price', () => {
    const cells = filled(scene());
    expect(cells.get('pile:30')).toEqual({ kind: 30, left: 20, price: 1, key: 'town:30' });
    expect(cells.get('private:1')).toEqual({ kind: 22, left: 1, price: 6, key: 'town:22' });
    expect(cells.has('private:2')).toBe(false);
  });
});
