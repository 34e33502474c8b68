type Column = { width: number; isSpare?: boolean };

/** The cells are what people came for: of a window the columns before them take no more. */
const MOST_SHARE = 0.62;

const NARROW_LEAD_PX = 132;

export const widthOf = (columns: readonly Column[]) => columns.reduce((sum, { width }) => sum + width, 0);

/**
 * interface-rules.md G17: on narrow screens only the first column stays, and narrower; on others as many as leave room
 * for cells.
 */
export function chooseLead<Given extends Column>(
  all: readonly Given[],
  { isNarrow, windowPx }: { isNarrow: boolean; windowPx: number },
): readonly Given[] {
  if (isNarrow) return all.slice(0, 1).map((column) => ({ ...column, width: NARROW_LEAD_PX }));
  // How wide the window is becomes known after the first layout.
  return windowPx === 0 ? all : fitLead(all, windowPx);
}

/** Leaves out spare columns, the last of them first, until cells have their room or none is left. */
function fitLead<Given extends Column>(columns: readonly Given[], windowPx: number): readonly Given[] {
  let left = columns;
  while (widthOf(left) > windowPx * MOST_SHARE) {
    const last = left.findLastIndex(({ isSpare }) => isSpare === true);
    if (last === -1) break;
    left = left.toSpliced(last, 1);
  }
  return left;
}
