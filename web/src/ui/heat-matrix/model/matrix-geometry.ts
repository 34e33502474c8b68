import type { TimeGrouping } from '@vitrina/contract/grouping.ts';

/** Pixels. */
export const HEAD_PX = 46;
export const ROW_PX = 30;
/** Rows of totals are lower: they explain and do not compete. */
export const FOOT_PX = 24;
/** Room for a scrollbar under the last row. */
export const SCROLLBAR_PX = 14;
/** A matrix is as low as its rows, and no higher than this or most of the window. */
export const STANDARD_HEIGHT = 640;
export const maximumHeight = (px: number) => `min(${px}px, 78dvh)`;

/** A cell holds five characters ("1000+") of the small font; a week and a month have longer names. */
const CELL_WIDTHS: Partial<Record<TimeGrouping, number>> = { Day: 50, Week: 96, Month: 60 };
const STANDARD_CELL_PX = 46;

export function cellWidthOf(grouping: TimeGrouping): number {
  return CELL_WIDTHS[grouping] ?? STANDARD_CELL_PX;
}

/** Rows of totals are counted after the others. */
export type Size = { rows: number; foot: number; buckets: number; cellWidth: number };
export type Spot = { row: number; bucket: number };
export type Area = { first: Spot; last: Spot };
export type Point = { x: number; y: number };

export type View = {
  scrollLeft: number;
  scrollTop: number;
  width: number;
  height: number;
  /** Width of the sticky columns, which cover the cells under them. */
  leadPx: number;
};

export function contentSize(size: Size, leadPx: number): { width: number; height: number } {
  return {
    width: leadPx + size.buckets * size.cellWidth,
    height: HEAD_PX + size.rows * ROW_PX + size.foot * FOOT_PX,
  };
}

/** The totals stand under the last row, and at the lower edge while that is out of sight. */
export function footTop(view: View, size: Size): number {
  return Math.min(HEAD_PX + size.rows * ROW_PX - view.scrollTop, view.height - size.foot * FOOT_PX);
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Which cells may be seen at all, totals aside; what lies outside is not drawn. */
export function visibleArea(view: View, size: Size): Area {
  return {
    first: {
      row: clamp(Math.floor(view.scrollTop / ROW_PX), size.rows - 1),
      bucket: clamp(Math.floor(view.scrollLeft / size.cellWidth), size.buckets - 1),
    },
    last: {
      row: clamp(Math.floor((view.scrollTop + footTop(view, size) - HEAD_PX - 1) / ROW_PX), size.rows - 1),
      bucket: clamp(
        Math.floor((view.scrollLeft + view.width - view.leadPx - 1) / size.cellWidth),
        size.buckets - 1,
      ),
    },
  };
}

/** Where a cell lies inside the window of the matrix. */
export function boxOf(
  { row, bucket }: Spot,
  view: View,
  size: Size,
): Point & { width: number; height: number } {
  const x = view.leadPx + bucket * size.cellWidth - view.scrollLeft;
  const { cellWidth: width } = size;
  return row < size.rows
    ? { x, y: HEAD_PX + row * ROW_PX - view.scrollTop, width, height: ROW_PX }
    : { x, y: footTop(view, size) + (row - size.rows) * FOOT_PX, width, height: FOOT_PX };
}

/** The bucket under a point of the window, head and totals included; undefined over the sticky columns. */
export function bucketAt({ x }: Point, view: View, size: Size): number | undefined {
  const bucket = Math.floor((x - view.leadPx + view.scrollLeft) / size.cellWidth);
  return x < view.leadPx || x >= view.width || bucket >= size.buckets ? undefined : bucket;
}

/** The cell under a point; undefined over the head and the sticky columns. */
export function spotAt(point: Point, view: View, size: Size): Spot | undefined {
  const bucket = bucketAt(point, view, size);
  if (bucket === undefined || point.y < HEAD_PX) return undefined;
  const row = rowAt(point.y, view, size);
  return row < size.rows + size.foot ? { row, bucket } : undefined;
}

/** The line under a point of the sticky columns; undefined elsewhere. */
export function leadRowAt(point: Point, view: View, size: Size): number | undefined {
  if (point.x >= view.leadPx || point.y < HEAD_PX) return undefined;
  const row = rowAt(point.y, view, size);
  return row < size.rows ? row : undefined;
}

function rowAt(y: number, view: View, size: Size): number {
  const foot = footTop(view, size);
  if (y >= foot) return size.rows + Math.floor((y - foot) / FOOT_PX);
  return Math.floor((y - HEAD_PX + view.scrollTop) / ROW_PX);
}

/** The cell nearest to a point: what a drag beyond the edge reaches for. */
export function nearestSpot({ x, y }: Point, view: View, size: Size): Spot {
  return {
    row: clamp(rowAt(Math.max(y, HEAD_PX - ROW_PX), view, size), size.rows + size.foot - 1),
    bucket: clamp(Math.floor((x - view.leadPx + view.scrollLeft) / size.cellWidth), size.buckets - 1),
  };
}

export function areaBetween(one: Spot, other: Spot): Area {
  return {
    first: { row: Math.min(one.row, other.row), bucket: Math.min(one.bucket, other.bucket) },
    last: { row: Math.max(one.row, other.row), bucket: Math.max(one.bucket, other.bucket) },
  };
}

export function isSingle({ first, last }: Area): boolean {
  return first.row === last.row && first.bucket === last.bucket;
}

/** How far to scroll so that a cell is seen whole; totals are always in sight. */
export function scrollToShow({ row, bucket }: Spot, view: View, size: Size): { left: number; top: number } {
  const room = { x: view.width - view.leadPx, y: footTop(view, size) - HEAD_PX };
  const x = bucket * size.cellWidth;
  const y = row * ROW_PX;
  const left = Math.min(x, Math.max(view.scrollLeft, x + size.cellWidth - room.x));
  if (row >= size.rows) return { left, top: view.scrollTop };
  return { left, top: Math.min(y, Math.max(view.scrollTop, y + ROW_PX - room.y)) };
}
