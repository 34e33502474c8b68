import { useEffect, useRef } from 'react';
import type uPlot from 'uplot';
import { type ChartState, dataOf } from './chart-state.ts';
import { limitsOf } from './zoom.ts';

/** What changes without a new drawing from scratch. */
export function useFollowState(chart: uPlot | undefined, state: ChartState): void {
  const { seconds, series, hidden, focused, events, zoom } = state;
  const drawnEvents = useRef(events);

  useEffect(() => {
    const data = dataOf(seconds, series);
    // A chart with other lines is on its way out.
    if (!chart?.root.isConnected || chart.series.length !== data.length) return;
    if (data.some((values, index) => values !== chart.data[index])) chart.setData(data);
  }, [chart, seconds, series]);

  useEffect(() => {
    const [min, max] = zoom ?? limitsOf(seconds).whole;
    const shown = chart?.scales['x'];
    if (shown?.min !== min || shown.max !== max) chart?.setScale('x', { min, max });
  }, [chart, zoom, seconds]);

  useEffect(() => {
    series.forEach(({ id }, index) => {
      const isShown = chart?.series[index + 1]?.show;
      if (isShown === hidden.has(id)) chart?.setSeries(index + 1, { show: !isShown });
    });
  }, [chart, hidden, series]);

  useEffect(() => {
    const index = series.findIndex(({ id }) => id === focused);
    chart?.setSeries(index === -1 ? null : index + 1, { focus: true });
  }, [chart, focused, series]);

  useEffect(() => {
    if (drawnEvents.current !== events) chart?.redraw(false, false);
    drawnEvents.current = events;
  }, [chart, events]);
}
