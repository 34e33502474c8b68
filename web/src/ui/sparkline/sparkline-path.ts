export type SparkPoint = { index: number; x: number; y: number; value: number };

type Box = { width: number; height: number; inset: number };

type SparkScale = {
  /** One scale for all rows; without it each line fills its own height. */
  range?: readonly [number, number] | undefined;
  /** Places: the first on top. */
  isInverted?: boolean;
};

/** Measured points, cut into unbroken runs: no line crosses a day without a measurement. */
export function sparklineRuns(
  values: readonly (number | null)[],
  box: Box,
  { range, isInverted = false }: SparkScale = {},
): SparkPoint[][] {
  const known = values.filter((value) => value !== null);
  const lowest = range?.[0] ?? Math.min(...known);
  const highest = range?.[1] ?? Math.max(...known);
  const spread = highest - lowest;
  const runs: SparkPoint[][] = [];
  let run: SparkPoint[] | undefined;
  values.forEach((value, index) => {
    if (value === null) {
      run = undefined;
      return;
    }
    // A flat line runs through the middle.
    const share = spread === 0 ? 0.5 : (value - lowest) / spread;
    const x = box.inset + (index / Math.max(1, values.length - 1)) * (box.width - 2 * box.inset);
    const rise = (isInverted ? 1 - share : share) * (box.height - 2 * box.inset);
    const y = box.height - box.inset - rise;
    if (run === undefined) {
      run = [];
      runs.push(run);
    }
    run.push({ index, x, y, value });
  });
  return runs;
}

export function pathOf(run: readonly SparkPoint[]): string {
  return run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The lowest, the highest and the last measured point; a line that never moves has no ends. */
export function extremesOf(runs: readonly (readonly SparkPoint[])[]) {
  const points = runs.flat();
  const last = points.at(-1);
  if (last === undefined) return undefined;
  const lowest = points.reduce((least, point) => (point.value < least.value ? point : least), last);
  const highest = points.reduce((most, point) => (point.value > most.value ? point : most), last);
  return { lowest, highest, last, isFlat: lowest.value === highest.value };
}

/** A band behind some of the values, half a step wider than they are on both sides. */
export function shadeOf([first, last]: readonly [number, number], count: number, box: Box) {
  const step = (box.width - 2 * box.inset) / Math.max(1, count - 1);
  const from = Math.max(0, box.inset + (first - 0.5) * step);
  const to = Math.min(box.width, box.inset + (last + 0.5) * step);
  return { x: from, y: 0, width: to - from, height: box.height };
}
