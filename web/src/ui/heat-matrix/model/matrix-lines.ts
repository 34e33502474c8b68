import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { medianCells, worstCells } from './group-cells.ts';
import type { MatrixRow } from './matrix-props.ts';
import { isQuiet } from './quiet-cells.ts';

/** Rows under one name; null: those that share none. */
export type MatrixGroup = { name: string | null; count: number; isOpen: boolean };

/** What stands on one line of the matrix: a row, or a group in figures of its own. */
export type MatrixLine<Row extends MatrixRow> = {
  id: string;
  cells: readonly PositionCell[];
  isQuiet: boolean;
} & ({ kind: 'row'; row: Row } | { kind: 'median' | 'worst'; group: MatrixGroup });

type Laying<Row> = {
  groupOf: ((row: Row) => string | null) | undefined;
  closed: ReadonlySet<string | null>;
  /** Rows that moved by no more places are quiet; null: none is. */
  quietUpTo: number | null;
};

/** Larger groups first, of equals by the alphabet; rows without a group come last. */
function listGroups<Row>(rows: readonly Row[], groupOf: (row: Row) => string | null) {
  return [...Map.groupBy(rows, groupOf)].toSorted(([a, ofA], [b, ofB]) => {
    if (a === null || b === null) return a === null ? 1 : -1;
    return ofB.length - ofA.length || (a < b ? -1 : 1);
  });
}

/** A group has its median above its rows; closed, it has its worst instead of them. */
export function layLines<Row extends MatrixRow>(
  rows: readonly Row[],
  { groupOf, closed, quietUpTo }: Laying<Row>,
): MatrixLine<Row>[] {
  const toLine = (row: Row): MatrixLine<Row> => ({
    kind: 'row',
    id: row.id,
    row,
    cells: row.cells,
    isQuiet: isQuiet(row.cells, quietUpTo),
  });
  if (groupOf === undefined) return rows.map(toLine);
  return listGroups(rows, groupOf).flatMap(([name, members]): MatrixLine<Row>[] => {
    const lines = members.map(toLine);
    const group = { name, count: members.length, isOpen: !closed.has(name) };
    const isAllQuiet = lines.every((line) => line.isQuiet);
    const ofGroup = (kind: 'median' | 'worst', cells: PositionCell[]): MatrixLine<Row> => ({
      kind,
      id: `${kind} ${name ?? ''}`,
      group,
      cells,
      isQuiet: isAllQuiet,
    });
    const median = ofGroup('median', medianCells(members));
    return group.isOpen ? [median, ...lines] : [median, ofGroup('worst', worstCells(members))];
  });
}

/** Opens or closes the group of a line; false where there is none. */
export function toggleGroup<Row extends MatrixRow>(
  line: MatrixLine<Row> | undefined,
  setClosed: (change: (closed: ReadonlySet<string | null>) => ReadonlySet<string | null>) => void,
): boolean {
  if (line === undefined || line.kind === 'row') return false;
  const { name, isOpen } = line.group;
  setClosed((old) => new Set(isOpen ? [...old, name] : [...old].filter((one) => one !== name)));
  return true;
}
