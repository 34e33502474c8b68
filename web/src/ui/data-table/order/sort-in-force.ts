import type { TableSort } from '../column.ts';

type Sorts = {
  /** The order of the screen. */
  sort: TableSort | undefined;
  /** What the person chose here; null: the order of the screen was taken away. */
  ownSort: TableSort | null | undefined;
  isKeptByScreen: boolean;
};

/** The order that the rows have now. */
export function sortInForce({ sort, ownSort, isKeptByScreen }: Sorts): TableSort | undefined {
  return isKeptByScreen || ownSort === undefined ? sort : (ownSort ?? undefined);
}
