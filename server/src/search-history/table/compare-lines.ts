import type { QueryRow } from '@vitrina/contract/search-history.ts';
import type { SortKey } from '../../queries/sort-expressions.ts';
import type { SortStep } from './order-of.ts';

function valueOf(line: QueryRow, sort: SortKey): string | number | null {
  return sort === 'query' ? line.query : line[sort];
}

/** The order of the table: absent values last in both directions, what one key leaves equal by the next. */
export function compareLines(a: QueryRow, b: QueryRow, order: readonly SortStep[]): number {
  for (const step of order) {
    const difference = compareBy(a, b, step);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareBy(a: QueryRow, b: QueryRow, { key, direction }: SortStep): number {
  const [left, right] = [valueOf(a, key), valueOf(b, key)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (left === right) return 0;
  // By code points, as ClickHouse orders texts.
  return (left < right ? -1 : 1) * (direction === 'asc' ? 1 : -1);
}
