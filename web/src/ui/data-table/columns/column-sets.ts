import type { Column, ColumnSet } from '../column.ts';
import { isVisible } from './arrange-columns.ts';

/** The visibility that shows the columns of a set and no others. */
export function visibilityOf<Row>(columns: readonly Column<Row>[], set: ColumnSet): Record<string, boolean> {
  return Object.fromEntries(columns.slice(1).map(({ id }) => [id, set.columns.includes(id)]));
}

/** The set that is shown now, whatever the order of its columns. */
export function activeSet<Row>(
  columns: readonly Column<Row>[],
  sets: readonly ColumnSet[],
  visibility: Readonly<Record<string, boolean>>,
): ColumnSet | undefined {
  const free = columns.slice(1).filter(({ isFixed }) => isFixed !== true);
  return sets.find((set) =>
    free.every((column) => isVisible(column, visibility) === set.columns.includes(column.id)),
  );
}
