import type { Column } from '../column.ts';

/** From the smallest to the largest value of all lines of a column, by the column's id. */
export type LineRanges = ReadonlyMap<string, readonly [number, number]>;

/** One scale for the lines of all rows, where the person asked for it and the rows have come. */
export function rangesOfScale<Row>(
  scale: 'own' | 'common',
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
): LineRanges | undefined {
  return scale === 'own' || rows === undefined ? undefined : commonRanges(columns, rows);
}

/** interface-rules.md G5: one scale for all rows, so that their heights can be compared. */
function commonRanges<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): LineRanges {
  const ranges = new Map<string, readonly [number, number]>();
  for (const { id, line } of columns) {
    if (line === undefined) continue;
    let [lowest, highest] = [Infinity, -Infinity];
    for (const row of rows) {
      for (const value of line.values(row)) {
        if (value === null) continue;
        lowest = Math.min(lowest, value);
        highest = Math.max(highest, value);
      }
    }
    if (lowest <= highest) ranges.set(id, [lowest, highest]);
  }
  return ranges;
}
