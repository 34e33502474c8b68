/** What a line covers in each column of pixels, in its own unit; a column that it does not touch is empty. */
export type Columns = { lowest: Float64Array; highest: Float64Array };

/** The moments at the left and at the right edge of the plot, and how many columns lie between them. */
type ColumnView = { from: number; to: number; count: number };

/**
 * Where far more points than pixels stand, a line is no more than the range that it covers in each column. Nothing of
 * it is lost: each column keeps its extremes, a line goes through all columns between two neighbours, and columns
 * without a measurement stay empty. `points` are the first and the last one, both included.
 */
export function columnsOf(
  seconds: ArrayLike<number>,
  values: ArrayLike<number | null | undefined>,
  [first, last]: readonly [number, number],
  { from, to, count }: ColumnView,
): Columns {
  const columns = emptyColumns(count);
  const perSecond = count / (to - from);
  let before: number | null | undefined = null;
  let column = -1;
  let end = Number.NEGATIVE_INFINITY;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let point = first; point <= last; point += 1) {
    const value = values[point];
    const at = seconds[point] ?? 0;
    if (value != null && at >= end) {
      cover(columns, column, low, high);
      const place = (at - from) * perSecond;
      const left = column;
      // The right edge belongs to the last column.
      column = place === count ? count - 1 : Math.floor(place);
      if (before != null) {
        const placeBefore = ((seconds[point - 1] ?? 0) - from) * perSecond;
        cross(columns, [placeBefore, before], [place, value], [left, column]);
      }
      end = from + (column + 1) / perSecond;
      low = value;
      high = value;
    } else if (value != null) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
    before = value;
  }
  cover(columns, column, low, high);
  return columns;
}

function emptyColumns(count: number): Columns {
  return {
    lowest: new Float64Array(count).fill(Number.POSITIVE_INFINITY),
    highest: new Float64Array(count).fill(Number.NEGATIVE_INFINITY),
  };
}

/** Outside of the view there are no columns. */
function cover({ lowest, highest }: Columns, column: number, low: number, high: number): void {
  if (column < 0 || column >= lowest.length) return;
  if (low < (lowest[column] ?? low)) lowest[column] = low;
  if (high > (highest[column] ?? high)) highest[column] = high;
}

type Place = readonly [place: number, value: number];

/** Neighbouring columns meet where the line leaves one for the other. */
function cross(
  columns: Columns,
  [start, from]: Place,
  [end, to]: Place,
  [first, last]: readonly [number, number],
): void {
  const edge = Math.min(last, columns.lowest.length);
  for (let column = Math.max(first, -1) + 1; column <= edge; column += 1) {
    const value = from + ((to - from) * (column - start)) / (end - start);
    cover(columns, column - 1, value, value);
    cover(columns, column, value, value);
  }
}

/** How high the columns are on average; 0 of nothing. */
export function meanHeight({ lowest, highest }: Columns): number {
  let sum = 0;
  let touched = 0;
  for (let column = 0; column < lowest.length; column += 1) {
    const height = (highest[column] ?? 0) - (lowest[column] ?? 0);
    if (height < 0) continue;
    sum += height;
    touched += 1;
  }
  return touched === 0 ? 0 : sum / touched;
}

/**
 * What a line of `width` columns covers in one: also what stands beside it, to both sides in turn. Empty where the
 * lowest is above the highest.
 */
export function coveredBy(
  { lowest, highest }: Columns,
  column: number,
  width: number,
): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const first = column - Math.floor(width / 2);
  for (let beside = Math.max(first, 0); beside < Math.min(first + width, lowest.length); beside += 1) {
    low = Math.min(low, lowest[beside] ?? low);
    high = Math.max(high, highest[beside] ?? high);
  }
  return [low, high];
}
