import type { Column } from '../column.ts';

/** Lines and buttons are for the eye and the hand: what has no value is no column of a file. */
export function savedColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ value, plain, isFixed }) => isFixed !== true && (value ?? plain) !== undefined);
}
