import type { TableSort } from '../column.ts';

type Keepers = {
  /** The screen, where it keeps the order. */
  onSort: ((sort: TableSort | undefined) => void) | undefined;
  setOwnSort: (sort: TableSort | null) => void;
};

/** Tells another order to who keeps it; the order of the screen is taken away by a null. */
export function changeSort(next: TableSort | undefined, { onSort, setOwnSort }: Keepers): void {
  if (onSort === undefined) setOwnSort(next ?? null);
  else onSort(next);
}
