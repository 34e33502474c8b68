export type SparkPoint = { index: number; x: number; y: number; value: number };

type Box = { width: number; height: number; inset: number };

/** Measured points, cut into unbroken runs: no line crosses a day without a measurement. */
export function sparklineRuns(
  values: readonly (number | null)[],
  box: Box,
  range?: readonly [number, number],
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
    const y = box.height - box.inset - share * (box.height - 2 * box.inset);
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
