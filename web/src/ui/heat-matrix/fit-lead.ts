/** The cells are what people came for: of a window the columns before them take no more. */
const MOST_SHARE = 0.62;

/** Leaves out spare columns, the last of them first, until cells have their room or none is left. */
export function fitLead<Column extends { width: number; isSpare?: boolean }>(
  columns: readonly Column[],
  windowPx: number,
): readonly Column[] {
  const widthOf = (some: readonly Column[]) => some.reduce((sum, { width }) => sum + width, 0);
  let left = columns;
  while (widthOf(left) > windowPx * MOST_SHARE) {
    const last = left.findLastIndex(({ isSpare }) => isSpare === true);
    if (last === -1) break;
    left = left.toSpliced(last, 1);
  }
  return left;
}
