import { type RefObject, useEffect, useRef } from 'react';
import type uPlot from 'uplot';
import { type ChartState, dataOf } from './chart-state.ts';
import { limitsOf } from './zoom.ts';

/** What changes without a new drawing from scratch. A chart begins with the state of its first moment. */
export function useFollowState(box: RefObject<uPlot | undefined>, state: ChartState): void {
  const { seconds, series, hidden, focused, events, zoom } = state;
  const drawnEvents = useRef(events);
  const drawnFocus = useRef(focused);

  useEffect(() => {
    const chart = box.current;
    const data = dataOf(seconds, series);
    // A chart with other lines is on its way out.
    if (!chart?.root.isConnected || chart.series.length !== data.length) return;
    if (data.some((values, index) => values !== chart.data[index])) chart.setData(data);
  }, [box, seconds, series]);

  useEffect(() => {
    const chart = box.current;
    if (chart?.status !== 1) return;
    const [min, max] = zoom ?? limitsOf(seconds).whole;
    const shown = chart.scales['x'];
    if (shown?.min !== min || shown.max !== max) chart.setScale('x', { min, max });
  }, [box, zoom, seconds]);

  useEffect(() => {
    const chart = box.current;
    series.forEach(({ id }, index) => {
      const isShown = chart?.series[index + 1]?.show;
      if (isShown === hidden.has(id)) chart?.setSeries(index + 1, { show: !isShown });
    });
  }, [box, hidden, series]);

  useEffect(() => {
    // Each word about the focus draws the lines anew, also that there is none.
    if (drawnFocus.current === focused) return;
    drawnFocus.current = focused;
    const index = series.findIndex(({ id }) => id === focused);
    box.current?.setSeries(index === -1 ? null : index + 1, { focus: true });
  }, [box, focused, series]);

  useEffect(() => {
    if (drawnEvents.current !== events) box.current?.redraw(false, false);
    drawnEvents.current = events;
  }, [box, events]);
}
