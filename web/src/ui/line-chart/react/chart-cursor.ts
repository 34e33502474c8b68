import type uPlot from 'uplot';
import type { Zoom } from '../model/zoom.ts';

/** As a mouse would: uPlot passes only that on to the charts it is synced with. */
export function moveCursor(chart: uPlot, left: number): void {
  chart.syncRect();
  const { rect } = chart;
  chart.over.dispatchEvent(new MouseEvent('mousemove', { clientX: rect.left + left, clientY: rect.top + 1 }));
}

export function moveCursorTo(chart: uPlot, index: number): void {
  moveCursor(chart, chart.valToPos(chart.data[0][index] ?? 0, 'x'));
}

/** From this chart and from those it is synced with. */
export function hideCursor(chart: uPlot): void {
  chart.over.dispatchEvent(new MouseEvent('mouseleave'));
}

/** From this chart alone. */
export function forgetCursor(chart: uPlot): void {
  chart.setCursor({ left: -10, top: -10 }, false);
}

export function viewOf(chart: uPlot): Zoom {
  const { min, max } = chart.scales['x'] ?? {};
  return [min ?? 0, max ?? 0];
}

/** From the edge of the chart, in pixels of the page. uPlot knows it: asking the page would lay it out once more. */
export function plotLeftOf({ bbox, ctx, width }: uPlot): number {
  return (bbox.left * width) / ctx.canvas.width;
}
