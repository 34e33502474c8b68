import { useComputedColorScheme } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useFormat } from '../../platform/use-format.ts';
import { chartOptions } from './chart-options.ts';
import type { ChartSeries } from './chart-series.ts';

type UseChart = {
  seconds: Float64Array;
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  height: number;
  isInverted: boolean;
  isLog: boolean;
  syncKey: string | undefined;
  onCursor: (chart: uPlot) => void;
};

/** Keeps one uPlot in the box: rebuilt when its look changes, resized with its box. */
export function useChart(box: RefObject<HTMLDivElement | null>, options: UseChart): RefObject<uPlot | null> {
  const { seconds, series, hidden, height, isInverted, isLog, syncKey, onCursor } = options;
  const format = useFormat();
  const scheme = useComputedColorScheme('light');
  const chart = useRef<uPlot>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const styles = getComputedStyle(element);
    const look = chartOptions({
      series,
      format,
      isInverted,
      isLog,
      syncKey,
      onCursor,
      color: (variable) => styles.getPropertyValue(variable).trim(),
    });
    // uPlot reads its arrays and never writes to them.
    const values = series.map((one) => one.values as (number | null)[]);
    const drawn = new uPlot({ ...look, width: element.clientWidth, height }, [seconds, ...values], element);
    chart.current = drawn;
    const resize = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height }));
    resize.observe(element);
    return () => {
      resize.disconnect();
      drawn.destroy();
      chart.current = null;
    };
  }, [box, seconds, series, height, isInverted, isLog, syncKey, onCursor, format, scheme]);

  useEffect(() => {
    series.forEach(({ id }, index) => chart.current?.setSeries(index + 1, { show: !hidden.has(id) }));
  }, [hidden, series]);

  return chart;
}
