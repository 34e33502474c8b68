/** Pixels. A cell holds five characters ("1000+") of the small font. */
export const CELL = { width: 46, height: 30 } as const;
export const HEAD_PX = 46;

export type Spot = { row: number; bucket: number };
export type Area = { first: Spot; last: Spot };

export type View = {
  scrollLeft: number;
  scrollTop: number;
  width: number;
  height: number;
  /** Width of the sticky columns, which cover the cells under them. */
  leadPx: number;
};
type Size = { rows: number; buckets: number };

/** Which cells may be seen at all; what lies outside is not drawn. */
export function visibleArea(view: View, size: Size): Area {
  const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));
  return {
    first: {
      row: clamp(Math.floor(view.scrollTop / CELL.height), size.rows - 1),
      bucket: clamp(Math.floor(view.scrollLeft / CELL.width), size.buckets - 1),
    },
    last: {
      row: clamp(Math.floor((view.scrollTop + view.height - HEAD_PX) / CELL.height), size.rows - 1),
      bucket: clamp(Math.floor((view.scrollLeft + view.width - view.leadPx) / CELL.width), size.buckets - 1),
    },
  };
}

/** Top left corner of a cell inside the window of the matrix. */
export function cornerOf({ row, bucket }: Spot, view: View): { x: number; y: number } {
  return {
    x: view.leadPx + bucket * CELL.width - view.scrollLeft,
    y: HEAD_PX + row * CELL.height - view.scrollTop,
  };
}

/** The cell under a point of the window; undefined over the head and the sticky columns. */
export function spotAt(point: { x: number; y: number }, view: View, size: Size): Spot | undefined {
  if (point.x < view.leadPx || point.y < HEAD_PX) return undefined;
  const spot = {
    row: Math.floor((point.y - HEAD_PX + view.scrollTop) / CELL.height),
    bucket: Math.floor((point.x - view.leadPx + view.scrollLeft) / CELL.width),
  };
  return spot.row < size.rows && spot.bucket < size.buckets ? spot : undefined;
}

export function areaBetween(one: Spot, other: Spot): Area {
  return {
    first: { row: Math.min(one.row, other.row), bucket: Math.min(one.bucket, other.bucket) },
    last: { row: Math.max(one.row, other.row), bucket: Math.max(one.bucket, other.bucket) },
  };
}

/** How far to scroll so that a cell is seen whole. */
export function scrollToShow(spot: Spot, view: View): { left: number; top: number } {
  const cellsWidth = view.width - view.leadPx;
  const cellsHeight = view.height - HEAD_PX;
  const x = spot.bucket * CELL.width;
  const y = spot.row * CELL.height;
  return {
    left: Math.min(x, Math.max(view.scrollLeft, x + CELL.width - cellsWidth)),
    top: Math.min(y, Math.max(view.scrollTop, y + CELL.height - cellsHeight)),
  };
}
