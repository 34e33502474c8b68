import type { CellValue, Column, TableSort } from '../column.ts';
import { stepsOf } from './next-sort.ts';

const collator = new Intl.Collator('ru', { numeric: true });

/** The rows by one key or two. An absent value stands last whatever the direction; equal rows stay as they stood. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const steps = stepsOf(sort).flatMap(({ key, direction }) => {
    const read = columns.find(({ id }) => id === key)?.value;
    // Values are read once a row and not once a comparison.
    return read === undefined ? [] : [{ values: rows.map(read), sign: direction === 'asc' ? 1 : -1 }];
  });
  if (steps.length === 0) return rows;
  const order = Array.from(rows.keys());
  order.sort((one, other) => {
    for (const { values, sign } of steps) {
      const difference = compareValues(values[one], values[other], sign);
      if (difference !== 0) return difference;
    }
    return one - other;
  });
  return order.flatMap((index) => rows[index] ?? []);
}

function compareValues(one: CellValue, other: CellValue, sign: number): number {
  const [isOneAbsent, isOtherAbsent] = [one ?? null, other ?? null].map((value) => value === null);
  if (isOneAbsent === true || isOtherAbsent === true) return Number(isOneAbsent) - Number(isOtherAbsent);
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * sign;
  return collator.compare(String(one), String(other)) * sign;
}
