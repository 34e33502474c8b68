import type { Format } from '../../../platform/texts/create-format.ts';
import type { ChartSeries } from './chart-series.ts';
import type { Zoom } from './zoom.ts';

export type ChartLook = {
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  format: Format;
  isInverted: boolean;
  isLog: boolean;
  /** One of two plots over each other: their days stand in one line only when their axes are as wide. */
  isHalf?: boolean;
  /** Reads a colour of the theme: canvas knows no CSS variables. */
  color: (variable: string) => string;
  /** 1 on a screen; a picture is drawn larger. */
  scale: number;
  /** Room above the lines, for flags. */
  headroom: number;
  zoom: () => Zoom | undefined;
};
