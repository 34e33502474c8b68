import { type Cell, isEqual } from './cell.ts';

export type Line = { screen: string; cells: number; equal: number; different: number; empty: number };

const lineOf = (screen: string, cells: readonly Cell[]): Line => {
  const equal = cells.filter(isEqual);
  return {
    screen,
    cells: cells.length,
    equal: equal.length,
    different: cells.length - equal.length,
    empty: equal.filter(({ truth }) => truth === null).length,
  };
};

/** By screen, and all of them together at the end. `empty`: of the equal ones, those that neither side has a value for. */
export function countCells(cells: readonly Cell[]): Line[] {
  const screens = Map.groupBy(cells, ({ screen }) => screen);
  return [...[...screens].map(([screen, own]) => lineOf(screen, own)), lineOf('together', cells)];
}

const write = (value: Cell['shown']) => (value === undefined ? 'no such cell' : JSON.stringify(value));

export function describeDifferences(cells: readonly Cell[]): string[] {
  return cells
    .filter((cell) => !isEqual(cell))
    .map(
      ({ screen, where, shown, truth, from }) =>
        `${screen}, ${where}: shown ${write(shown)}, truly ${write(truth)} (${from})`,
    );
}

export function writeTable(lines: readonly Line[]): string {
  const heads = ['screen', 'cells', 'equal', 'different', 'empty on both sides'];
  const rows = lines.map(({ screen, cells, equal, different, empty }) =>
    [screen, cells, equal, different, empty].map(String),
  );
  const widths = heads.map((head, place) =>
    Math.max(head.length, ...rows.map((row) => (row[place] ?? '').length)),
  );
  return [heads, ...rows]
    .map((row) =>
      row
        .map((text, place) =>
          place === 0 ? text.padEnd(widths[place] ?? 0) : text.padStart(widths[place] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
