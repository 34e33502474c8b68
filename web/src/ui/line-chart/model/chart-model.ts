import type uPlot from 'uplot';
import type { Format } from '../../../platform/texts/create-format.ts';
import type { ChartEvents } from './chart-events.ts';
import type { ChartSeries } from './chart-series.ts';
import type { Zoom } from './zoom.ts';

/** What a chart shows, wherever it is drawn. */
export type ChartModel = {
  x: readonly string[];
  /** The same moments as uPlot counts them. */
  seconds: Float64Array;
  /** Those that are drawn. */
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  /** The line that is pointed at in the legend. */
  focused: string | undefined;
  events: ChartEvents;
  zoom: Zoom | undefined;
  isInverted: boolean;
  isLog: boolean;
  /** One of two plots over each other: their days stand in one line only when their axes are as wide. */
  isHalf: boolean;
};

/** What it is drawn with: on the page or on a picture. */
export type RenderTarget = {
  format: Format;
  /** Reads a colour of the theme: canvas knows no CSS variables. */
  color: (variable: string) => string;
  /** 1 on a screen; a picture is drawn larger. */
  scale: number;
  /** Room above the lines, for flags. */
  headroom: number;
};

export function dataOf({ seconds, series }: Pick<ChartModel, 'seconds' | 'series'>): uPlot.AlignedData {
  // uPlot reads its arrays and never writes to them.
  return [seconds, ...series.map((one) => one.values as (number | null)[])];
}
