import type uPlot from 'uplot';
import { type Columns, columnsOf, coveredBy, meanHeight } from './dense-columns.ts';

/** From here on a pixel has several points, and drawing each of them changes nothing that is seen. */
const DENSE_POINTS = 2;
/** A calm line stays a stroke, whose slopes are smoother than columns. */
const ROUGH_PX = 2;

/** How the line is drawn where it is a stroke; `width` in pixels of the page. */
type Line = { scale: string; color: string; width: number };

/**
 * Draws rough lines of many points as columns of pixels: a stroke along one has thousands of corners and takes ten
 * times as long. `measure` says whether the line is such one; it is drawn when its turn comes, with `draw`.
 * The axis has to be straight: on a logarithmic one a line between two points is not straight in its values.
 */
export function createDenseLines() {
  const lines = new Map<number, Line & { columns: Columns }>();

  function measure(chart: uPlot, index: number, points: readonly [number, number], line: Line): boolean {
    const columns = roughColumns(chart, index, points, line.scale);
    if (columns === undefined) lines.delete(index);
    else lines.set(index, { ...line, columns });
    return columns !== undefined;
  }

  function draw(chart: uPlot, index: number): void {
    const line = lines.get(index);
    if (line === undefined) return;
    const { ctx } = chart;
    const pixels = Math.max(1, Math.round(line.width * densityOf(chart)));
    ctx.save();
    ctx.globalAlpha = chart.series[index]?.alpha ?? 1;
    ctx.fillStyle = line.color;
    fillColumns(chart, line.scale, line.columns, pixels);
    ctx.restore();
  }

  return { measure, draw };
}

function roughColumns(
  chart: uPlot,
  index: number,
  points: readonly [number, number],
  scale: string,
): Columns | undefined {
  const count = Math.round(chart.bbox.width);
  const { min, max } = chart.scales['x'] ?? {};
  if (points[1] - points[0] < DENSE_POINTS * count || min == null || max == null) return undefined;
  const columns = columnsOf(chart.data[0], chart.data[index] ?? [], points, { from: min, to: max, count });
  const perValue = Math.abs(chart.valToPos(1, scale) - chart.valToPos(0, scale));
  return meanHeight(columns) * perValue < ROUGH_PX ? undefined : columns;
}

/** The canvas has more pixels than the page on dense screens. */
function densityOf({ ctx, width }: uPlot): number {
  return ctx.canvas.width / width;
}

function fillColumns(chart: uPlot, scale: string, columns: Columns, width: number): void {
  const { ctx, bbox } = chart;
  const zero = chart.valToPos(0, scale, true);
  const perValue = chart.valToPos(1, scale, true) - zero;
  const [top, bottom] = [bbox.top - width / 2, bbox.top + bbox.height + width / 2];
  for (let column = 0; column < columns.lowest.length; column += 1) {
    const [low, high] = coveredBy(columns, column, width);
    if (low > high) continue;
    const one = zero + low * perValue;
    const other = zero + high * perValue;
    // The axis may run downwards.
    const start = Math.max(Math.min(one, other) - width / 2, top);
    const end = Math.min(Math.max(one, other) + width / 2, bottom);
    if (end > start) ctx.fillRect(bbox.left + column, start, 1, end - start);
  }
}
