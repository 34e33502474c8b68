import type uPlot from 'uplot';
import { type ChartModel, dataOf } from '../model/chart-model.ts';
import { limitsOf } from '../model/zoom.ts';

export function followData(chart: uPlot | undefined, model: Pick<ChartModel, 'seconds' | 'series'>): void {
  const data = dataOf(model);
  // A chart with other lines is on its way out.
  if (!chart?.root.isConnected || chart.series.length !== data.length) return;
  if (data.some((values, index) => values !== chart.data[index])) chart.setData(data);
}

export function followZoom(
  chart: uPlot | undefined,
  { zoom, seconds }: Pick<ChartModel, 'zoom' | 'seconds'>,
): void {
  if (chart?.status !== 1) return;
  const [min, max] = zoom ?? limitsOf(seconds).whole;
  const shown = chart.scales['x'];
  if (shown?.min !== min || shown.max !== max) chart.setScale('x', { min, max });
}

export function followHidden(
  chart: uPlot | undefined,
  { hidden, series }: Pick<ChartModel, 'hidden' | 'series'>,
): void {
  series.forEach(({ id }, index) => {
    const isShown = chart?.series[index + 1]?.show;
    if (isShown === hidden.has(id)) chart?.setSeries(index + 1, { show: !isShown });
  });
}

export function followFocus(
  chart: uPlot | undefined,
  { focused, series }: Pick<ChartModel, 'focused' | 'series'>,
  drawn: { current: ChartModel['focused'] },
): void {
  // Each word about the focus draws the lines anew, also that there is none.
  if (drawn.current === focused) return;
  drawn.current = focused;
  const index = series.findIndex(({ id }) => id === focused);
  chart?.setSeries(index === -1 ? null : index + 1, { focus: true });
}

export function followEvents(
  chart: uPlot | undefined,
  events: ChartModel['events'],
  drawn: { current: ChartModel['events'] },
): void {
  if (drawn.current !== events) chart?.redraw(false, false);
  drawn.current = events;
}
