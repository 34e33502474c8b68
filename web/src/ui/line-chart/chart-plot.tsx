import { useCallback, useMemo, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { toSeconds } from './chart-data.ts';
import type { ChartSeries } from './chart-series.ts';
import { ChartTooltip, type Hover } from './chart-tooltip.tsx';
import classes from './line-chart.module.css';
import { useChart } from './use-chart.ts';

type ChartPlotProps = {
  x: readonly string[];
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  height: number;
  isInverted: boolean;
  isLog: boolean;
  syncKey: string | undefined;
  summary: string;
};

/** The canvas and what follows the pointer over it. Always left to right: time does not turn with the language. */
export function ChartPlot({ x, series, summary, ...look }: ChartPlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<Hover>();
  const seconds = useMemo(() => Float64Array.from(x, toSeconds), [x]);

  // Synced charts move too, but only the one under the pointer shows its tooltip.
  const onCursor = useCallback((chart: uPlot) => {
    const { idx, left } = chart.cursor;
    const isHere = chart.over.matches(':hover') && idx !== null && idx !== undefined && (left ?? -1) >= 0;
    setHover(
      isHere
        ? { index: idx, left: chart.valToPos(chart.data[0][idx] ?? 0, 'x') + chart.over.offsetLeft }
        : undefined,
    );
  }, []);

  useChart(box, { ...look, seconds, series, onCursor });
  return (
    <div className={classes['plot']} dir="ltr">
      <div ref={box} role="img" aria-label={summary} style={{ height: look.height }} />
      {hover !== undefined && <ChartTooltip hover={hover} x={x} series={series} hidden={look.hidden} />}
    </div>
  );
}
