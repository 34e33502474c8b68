import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCabinet } from '../platform/session/session.ts';
import { ChartSkeleton } from '../ui/line-chart/react/chart-skeleton.tsx';
import { LineChart } from '../ui/line-chart/react/lazy.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { savedDemandOf } from './questions.ts';
import { SYNC_KEY, toDemandSeries } from './rules.ts';

const HEIGHT = 240;

/** How often the queries of saved searches are searched; nothing, where none was saved and run. */
export function SavedDemand() {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const { data, error, refetch } = useQuery(savedDemandOf(cabinetId));
  const series = useMemo(() => toDemandSeries(data?.searches ?? []), [data]);
  if (data?.searches.length === 0) return null;
  const title = t('statistics.savedDemand');
  return (
    <Panel title={title} description={t('statistics.savedDemandText')}>
      {data !== undefined ? (
        <LineChart
          label={title}
          x={data.days}
          series={series}
          height={HEIGHT}
          // A search that is a hundred times rarer is seen as well.
          isLog
          syncKey={SYNC_KEY}
          source={t('statistics.savedDemandText')}
        />
      ) : error === null ? (
        <ChartSkeleton height={HEIGHT} />
      ) : (
        <ProblemState error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
