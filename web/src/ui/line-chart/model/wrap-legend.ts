type Spot = { left: number; row: number };

/** Where each name of a legend stands, when as many as fit stand in a row. */
export function wrapLegend(
  widths: readonly number[],
  room: number,
  { swatch, gap }: { swatch: number; gap: number },
): Spot[] {
  let left = 0;
  let row = 0;
  return widths.map((width) => {
    const taken = swatch + width;
    if (left > 0 && left + taken > room) {
      left = 0;
      row += 1;
    }
    const spot = { left, row };
    left += taken + gap;
    return spot;
  });
}
