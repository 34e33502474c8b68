import type { QueryRow } from '@vitrina/contract/search-history.ts';
import type { SortKey } from './sort-expressions.ts';

function valueOf(line: QueryRow, sort: SortKey): string | number | null {
  return sort === 'query' ? line.query : line[sort];
}

/** The order of the table: absent values last in both directions, equal ones as they stood. */
export function compareLines(a: QueryRow, b: QueryRow, sort: SortKey, direction: 'asc' | 'desc'): number {
  const [left, right] = [valueOf(a, sort), valueOf(b, sort)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (left === right) return 0;
  // By code points, as ClickHouse orders texts.
  return (left < right ? -1 : 1) * (direction === 'asc' ? 1 : -1);
}
