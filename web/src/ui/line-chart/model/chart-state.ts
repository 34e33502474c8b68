import type uPlot from 'uplot';
import type { ChartEvents } from './chart-events.ts';
import type { ChartSeries } from './chart-series.ts';
import type { Zoom } from './zoom.ts';

export type ChartState = {
  seconds: Float64Array;
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  /** The line that is pointed at in the legend. */
  focused: string | undefined;
  events: ChartEvents;
  zoom: Zoom | undefined;
  headroom: number;
  isInverted: boolean;
  isLog: boolean;
  isHalf: boolean;
  syncKey: string | undefined;
};

export function dataOf(seconds: Float64Array, series: readonly ChartSeries[]): uPlot.AlignedData {
  // uPlot reads its arrays and never writes to them.
  return [seconds, ...series.map((one) => one.values as (number | null)[])];
}
