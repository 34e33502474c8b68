import { type Area, type Size, type View, visibleArea } from './matrix-geometry.ts';

/** Which cells are in sight; undefined while there are none. */
export function findVisibleArea(view: View, size: Size): Area | undefined {
  return size.rows > 0 && size.buckets > 0 ? visibleArea(view, size) : undefined;
}

/** What was in sight, unless the matrix has become smaller than that. */
export function withinSize(area: Area | undefined, { rows, buckets }: Size): Area | undefined {
  return area !== undefined && area.last.row < rows && area.last.bucket < buckets ? area : undefined;
}
