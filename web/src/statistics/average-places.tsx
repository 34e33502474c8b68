import { IconTargetArrow } from '@tabler/icons-react';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartSkeleton } from '../ui/line-chart/react/chart-skeleton.tsx';
import { LineChart } from '../ui/line-chart/react/lazy.tsx';
import { Panel } from '../ui/panel.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { FirstSteps } from './first-steps.tsx';
import { hasPlaces, hasSomething, listFirstSteps, SYNC_KEY, toPlaceSeries } from './rules.ts';
import { usePlaceNotes } from './use-place-notes.ts';

type Overview = OutputOf<typeof getOverview>;

const HEIGHT = 300;

/** One slot, equally high in each of its states: the chart, the way to it, or the wait for either. */
export function AveragePlaces({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation();
  const title = t('statistics.averagePlaces');
  if (overview === undefined) {
    return (
      <Panel title={title}>
        <ChartSkeleton height={HEIGHT} />
      </Panel>
    );
  }
  if (hasPlaces(overview)) return <PlacesChart overview={overview} title={title} />;
  const steps = listFirstSteps(overview);
  if (!hasSomething(overview) && steps.some((step) => !step.isDone))
    return <FirstSteps steps={steps} height={HEIGHT} />;
  return (
    <Panel title={title}>
      <div style={{ minHeight: HEIGHT }}>
        <EmptyState
          icon={IconTargetArrow}
          title={t('statistics.noPlaces')}
          text={t('statistics.noPlacesText')}
        />
      </div>
    </Panel>
  );
}

function PlacesChart({ overview, title }: { overview: Overview; title: string }) {
  const { averageData, days } = overview;
  const { t } = useTranslation();
  const series = useMemo(() => toPlaceSeries(averageData, days), [averageData, days]);
  const flags = usePlaceNotes(overview);
  return (
    <Panel title={title}>
      <LineChart
        label={title}
        x={days}
        series={series}
        height={HEIGHT}
        isInverted
        syncKey={SYNC_KEY}
        {...flags}
        source={t('ui.freshness.storefront')}
      />
    </Panel>
  );
}
