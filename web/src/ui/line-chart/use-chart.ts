import { useComputedColorScheme } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useFormat } from '../../platform/use-format.ts';
import { type ChartLook, chartOptions } from './chart-options.ts';
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
export function useChart(box: RefObject<HTMLDivElement | null>, options: UseChart): void {
  const { seconds, series, hidden, height, isInverted, isLog, syncKey, onCursor } = options;
  const format = useFormat();
  const scheme = useComputedColorScheme('light');
  const chart = useRef<uPlot>(undefined);
  const latestHidden = useRef(hidden);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let isGone = false;
    const resize = new ResizeObserver(() => chart.current?.setSize({ width: element.clientWidth, height }));
    // The engine is fetched with the first chart that comes into sight.
    void import('uplot').then(({ default: UPlot }) => {
      if (isGone) return;
      const look = { series, format, isInverted, isLog, syncKey, onCursor, tzDate: UPlot.tzDate };
      chart.current = draw(UPlot, element, height, seconds, { ...look, color: colorsOf(element) });
      hide(chart.current, series, latestHidden.current);
      resize.observe(element);
    });
    return () => {
      isGone = true;
      resize.disconnect();
      chart.current?.destroy();
      chart.current = undefined;
    };
  }, [box, seconds, series, height, isInverted, isLog, syncKey, onCursor, format, scheme]);

  useEffect(() => {
    latestHidden.current = hidden;
    if (chart.current !== undefined) hide(chart.current, series, hidden);
  }, [hidden, series]);
}

function draw(
  UPlot: typeof uPlot,
  element: HTMLElement,
  height: number,
  seconds: Float64Array,
  look: ChartLook,
): uPlot {
  // uPlot reads its arrays and never writes to them.
  const values = look.series.map((one) => one.values as (number | null)[]);
  return new UPlot(
    { ...chartOptions(look), width: element.clientWidth, height },
    [seconds, ...values],
    element,
  );
}

function hide(chart: uPlot, series: readonly ChartSeries[], hidden: ReadonlySet<string>): void {
  series.forEach(({ id }, index) => chart.setSeries(index + 1, { show: !hidden.has(id) }));
}

function colorsOf(element: HTMLElement): (variable: string) => string {
  const styles = getComputedStyle(element);
  return (variable) => styles.getPropertyValue(variable).trim();
}
