import type { ChartMark, ChartNote } from '../model/chart-events.ts';
import type { ChartSeries } from '../model/chart-series.ts';

export const STANDARD_HEIGHT_PX = 280;

export type LineChartProps = {
  label: string;
  /** Days (YYYY-MM-DD) or instants, ascending. Keep `x` and `series` stable between renders. */
  x: readonly string[];
  /** The first ten are drawn; the table has them all. */
  series: readonly ChartSeries[];
  /** Of the plot under a legend of one line. */
  height?: number;
  /** The left axis runs downwards: places, the first on top. */
  isInverted?: boolean;
  isLog?: boolean;
  /** Charts of a page with one key share cursor and zoom while directionGraphs is on. */
  syncKey?: string;
  /** Who gave the numbers; written on the picture. */
  source?: string;
  /** interface-rules.md G19: flags on their dates. */
  notes?: readonly ChartNote[];
  onAddNote?: (at: string) => void;
  onOpenNote?: (id: number) => void;
  onOpenChange?: (id: number) => void;
  marks?: readonly ChartMark[];
  /** One of the halves of a split plot: they hide the same lines, share the cursor always, and one has the legend. */
  half?: {
    hidden: ReadonlySet<string>;
    onHide: (hidden: ReadonlySet<string>) => void;
    hasLegend: boolean;
  };
};

/** What the chart of the page and the one that fills the window have in common. */
export type ChartBodyProps = LineChartProps & {
  height: number;
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
  /** What is in view belongs to this chart, or to all of a page that are synced. */
  zoomKey: string;
  isSynced: boolean;
  /** undefined on a chart that fills the window already. */
  onExpand: (() => void) | undefined;
};
