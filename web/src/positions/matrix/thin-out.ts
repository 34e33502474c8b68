/**
 * At most so many values of a longer list, for a line that has no more pixels: of neighbours the last known one, and a
 * gap only where none of them is known.
 */
export function thinOut(values: readonly (number | null)[], most: number): (number | null)[] {
  if (values.length <= most) return [...values];
  return Array.from({ length: most }, (_, index) => {
    const [from, until] = [index, index + 1].map((step) => Math.floor((step * values.length) / most));
    return values.slice(from, until).findLast((value) => value !== null) ?? null;
  });
}
