import { ActionIcon, Tooltip } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';
import { rangeOf } from './chart-data.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartPlot } from './chart-plot.tsx';
import type { ChartSeries } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';
import classes from './line-chart.module.css';
import { useChartSummary } from './use-chart-summary.ts';
import { useDirectionGraphs } from './use-direction-graphs.ts';

export type LineChartProps = {
  label: string;
  /** Days (YYYY-MM-DD) or instants, ascending. Keep `x` and `series` stable between renders. */
  x: readonly string[];
  series: readonly ChartSeries[];
  height?: number;
  /** Places: the first on top. */
  isInverted?: boolean;
  isLog?: boolean;
  /** Charts of a page with one key share cursor and zoom while directionGraphs is on. */
  syncKey?: string;
};

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

export function LineChart(props: LineChartProps) {
  const { label, x, series, height = 280, isInverted = false, isLog = false, syncKey } = props;
  const { t } = useTranslation();
  const [isTable, setIsTable] = useState(false);
  const [hidden, setHidden] = useState(NOTHING_HIDDEN);
  const [isSynced] = useDirectionGraphs();
  const { ref, isSeen } = useSeen();
  const summary = useChartSummary(label, x, series);
  if (series.every((one) => rangeOf(one) === undefined)) {
    return <EmptyState icon={IconChartLine} title={t('ui.chart.empty')} />;
  }
  const toggleText = t(isTable ? 'ui.chart.asChart' : 'ui.chart.asTable');
  return (
    <div ref={ref} className={classes['chart']}>
      <div className={classes['head']}>
        <ChartLegend series={series} hidden={hidden} onHide={setHidden} />
        <Tooltip label={toggleText}>
          <ActionIcon aria-label={toggleText} aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? <IconChartLine size={17} /> : <IconTable size={17} />}
          </ActionIcon>
        </Tooltip>
      </div>
      {isTable && <ChartTable x={x} series={series} height={height} label={label} />}
      {!isTable && !isSeen && <div style={{ height }} />}
      {!isTable && isSeen && (
        <ChartPlot
          x={x}
          series={series}
          hidden={hidden}
          height={height}
          isInverted={isInverted}
          isLog={isLog}
          syncKey={isSynced ? syncKey : undefined}
          summary={summary}
        />
      )}
    </div>
  );
}

/** A chart is drawn when it comes near the window, and stays drawn. */
function useSeen() {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '200px' });
  const [isSeen, setIsSeen] = useState(false);
  if (entry?.isIntersecting === true && !isSeen) setIsSeen(true);
  return { ref, isSeen };
}
