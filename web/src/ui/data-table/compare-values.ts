import type { CellValue } from './column.ts';

const collator = new Intl.Collator('ru', { numeric: true });

/** Ascending order of two known values; absent ones never get here (TanStack keeps `undefined` last both ways). */
export function compareValues(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}
