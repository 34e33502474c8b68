import type { Column } from '../column.ts';

export type Widths = Readonly<Record<string, number>>;

const BOUNDS_PX = { minimum: 64, maximum: 720 } as const;
/** The checkbox column, before the first one. */
export const CHECK_PX = 44;

export function widthOf<Row>({ id, width }: Column<Row>, widths: Widths): number {
  return widths[id] ?? width;
}

/** Not narrower than a short number, unless the screen itself made it so. */
export function clampWidth<Row>(column: Column<Row>, px: number): number {
  const minimum = Math.min(BOUNDS_PX.minimum, column.width);
  return Math.round(Math.min(BOUNDS_PX.maximum, Math.max(minimum, px)));
}

/** Where each of the pinned columns stops when the others scroll away under it. */
export function pinStarts<Row>(pinned: readonly Column<Row>[], widths: Widths, checkPx: number): number[] {
  let start = checkPx;
  return pinned.map((column) => {
    const own = start;
    start += widthOf(column, widths);
    return own;
  });
}

/**
 * What each column takes. Until a person sets a width, a short table is stretched over its room; afterwards every
 * column keeps what it has and the last one (undefined) takes the rest.
 */
export function columnWidths<Row>(visible: readonly Column<Row>[], widths: Widths): (number | undefined)[] {
  const isStretched = !visible.some(({ id }) => widths[id] !== undefined);
  return visible.map((column, index) =>
    isStretched || index < visible.length - 1 ? widthOf(column, widths) : undefined,
  );
}
