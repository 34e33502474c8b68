import type uPlot from 'uplot';
import type { ChartModel } from '../model/chart-model.ts';
import { type ChartSeries, colorName } from '../model/chart-series.ts';

/** Of more lines than this, bands over each other hide what they show: only that of the line pointed at is drawn. */
const MOST_BANDS = 4;
const OPACITY = 0.16;

type Shown = Pick<ChartModel, 'series' | 'hidden' | 'focused'>;

/** Under the lines, what each value may be: between the edges of its band. */
export function drawBands(
  chart: uPlot,
  { series, hidden, focused }: Shown,
  color: (variable: string) => string,
): void {
  const shown = series
    .map((line, index) => ({ line, color: color(colorName(line, index)) }))
    .filter(({ line }) => line.band !== undefined && !hidden.has(line.id));
  const isFew = shown.length <= MOST_BANDS;
  const drawn = shown.filter(({ line }) => (focused === undefined ? isFew : line.id === focused));
  if (drawn.length === 0) return;
  const { ctx, bbox } = chart;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.globalAlpha = OPACITY;
  for (const one of drawn) {
    ctx.fillStyle = one.color;
    for (const run of runsOf(one.line)) fillRun(chart, one.line, run);
  }
  ctx.restore();
}

/** Neighbouring points with a band: nothing is drawn across a gap. */
function runsOf({ band = [] }: ChartSeries): number[][] {
  const runs: number[][] = [];
  band.forEach((edges, index) => {
    if (edges === null) return;
    const last = runs.at(-1);
    if (last !== undefined && last.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  });
  return runs;
}

/** A point alone has a band as wide as its dot. */
const LONE_PX = 5;

function fillRun(chart: uPlot, { band = [], axis = 'left' }: ChartSeries, run: readonly number[]): void {
  const { ctx, data } = chart;
  const edge = (index: number, side: 0 | 1): [number, number] => [
    chart.valToPos(data[0][index] ?? 0, 'x', true),
    chart.valToPos(band[index]?.[side] ?? 0, axis, true),
  ];
  const [first] = run;
  if (first === undefined) return;
  if (run.length === 1) {
    const [x, top] = edge(first, 1);
    const [, bottom] = edge(first, 0);
    ctx.fillRect(x - LONE_PX, Math.min(top, bottom), LONE_PX * 2, Math.abs(bottom - top));
    return;
  }
  ctx.beginPath();
  ctx.moveTo(...edge(first, 1));
  for (const index of run.slice(1)) ctx.lineTo(...edge(index, 1));
  for (const index of run.toReversed()) ctx.lineTo(...edge(index, 0));
  ctx.closePath();
  ctx.fill();
}
