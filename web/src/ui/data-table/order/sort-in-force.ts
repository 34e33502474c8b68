import type { TableSort } from '../column.ts';

type Sorts = {
  /** The order of the screen. */
  sort: TableSort | undefined;
  /** What the person chose here; null: the order of the screen was taken away. */
  ownSort: TableSort | null | undefined;
  /** Given where the screen keeps the order. */
  onSort: unknown;
};

/** The order that the rows have now. */
export function sortInForce({ sort, ownSort, onSort }: Sorts): TableSort | undefined {
  return onSort !== undefined || ownSort === undefined ? sort : (ownSort ?? undefined);
}
