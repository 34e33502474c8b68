import { IconChartLine } from '@tabler/icons-react';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../states/empty-state.tsx';
import { isMeasured } from '../model/chart-data.ts';
import { linesOf } from '../model/chart-series.ts';
import { ChartBody } from './chart-body.tsx';
import { HEAD_PX } from './chart-skeleton.tsx';
import { ExpandedChart } from './lazy.tsx';
import classes from './line-chart.module.css';
import { type LineChartProps, STANDARD_HEIGHT_PX } from './line-chart-props.ts';
import { useDirectionGraphs } from './use-direction-graphs.ts';
import { isNearWindow, watchVisibility } from './watch-visibility.ts';

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

export function LineChart({ height = STANDARD_HEIGHT_PX, ...props }: LineChartProps) {
  const { series, syncKey, half } = props;
  const { t } = useTranslation();
  const ownKey = useId();
  const [isDirectionGraphs] = useDirectionGraphs();
  const { ref, isSeen } = useSeen();
  const [isExpanded, setIsExpanded] = useState(false);
  const [wasExpanded, setWasExpanded] = useState(false);
  const [ownHidden, setOwnHidden] = useState(NOTHING_HIDDEN);
  const { hidden: requested, onHide } = half ?? { hidden: ownHidden, onHide: setOwnHidden };
  // Lines come and go; a chart of hidden ones only would say nothing.
  const hidden = linesOf(series).every(({ id }) => requested.has(id)) ? NOTHING_HIDDEN : requested;
  const isSynced = (isDirectionGraphs || half !== undefined) && syncKey !== undefined;
  const chart = { ...props, hidden, onHide, isSynced, zoomKey: isSynced ? syncKey : ownKey };
  if (!series.some(isMeasured)) {
    return (
      <div className={classes['empty']} style={{ minHeight: height + HEAD_PX }}>
        <EmptyState icon={IconChartLine} title={t('ui.chart.empty')} />
      </div>
    );
  }
  if (!isSeen) return <div ref={ref} style={{ height: height + HEAD_PX }} />;

  function expand(): void {
    setIsExpanded(true);
    setWasExpanded(true);
  }

  return (
    <>
      <ChartBody {...chart} height={height} onExpand={expand} />
      {wasExpanded && <ExpandedChart {...chart} isOpen={isExpanded} onClose={() => setIsExpanded(false)} />}
    </>
  );
}

/** A chart is drawn when it comes near the window, and stays drawn. */
function useSeen() {
  const [isSeen, setIsSeen] = useState(false);
  const ref = useCallback((element: HTMLDivElement) => {
    if (isNearWindow(element)) setIsSeen(true);
    return watchVisibility(element, (isVisible) => isVisible && setIsSeen(true));
  }, []);
  return { ref, isSeen };
}
