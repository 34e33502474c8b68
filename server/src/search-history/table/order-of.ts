import type { SortKey } from '../../queries/sort-expressions.ts';

export type SortStep = { key: SortKey; direction: 'asc' | 'desc' };

export type RequestedOrder = {
  sort: SortKey;
  direction: 'asc' | 'desc';
  /** Orders what the first key leaves equal. */
  thenSort?: SortKey | undefined;
  thenDirection?: 'asc' | 'desc' | undefined;
};

/** One key or two, the first one leading. */
export function orderOf({ sort, direction, thenSort, thenDirection = 'desc' }: RequestedOrder): SortStep[] {
  const first = { key: sort, direction };
  if (thenSort === undefined || thenSort === sort) return [first];
  return [first, { key: thenSort, direction: thenDirection }];
}
