import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getOverview } from '@vitrina/contract/statistics.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { AveragePlaces } from './average-places.tsx';
import { OwnQueries } from './own-queries.tsx';
import classes from './statistics.module.css';

type Overview = OutputOf<typeof getOverview>;

/** Against a week ago; nothing is said about it while there is no week to compare with. */
function changeOf({ now, weekAgo }: Overview['tops'][number], changeLabel: string) {
  return now === null || weekAgo === null || weekAgo === 0 ? {} : { change: now / weekAgo - 1, changeLabel };
}

function Cards({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation();
  const isLoading = overview === undefined;
  const tops = overview?.tops ?? ([10, 50, 100] as const).map((top) => ({ top, now: null, weekAgo: null }));
  return (
    <div className={classes['cards']}>
      <StatCard
        label={t('statistics.products')}
        value={overview?.productsCount ?? null}
        unit="count"
        isLoading={isLoading}
      />
      <StatCard
        label={t('statistics.trackedQueries')}
        value={overview?.trackedQueries ?? null}
        unit="count"
        isLoading={isLoading}
        hint={t('statistics.trackedProducts', { count: overview?.trackedProducts ?? 0 })}
      />
      {tops.map((top) => (
        <StatCard
          key={top.top}
          label={t('statistics.inTop', { top: top.top })}
          value={top.now}
          unit="count"
          {...changeOf(top, t('statistics.inWeek'))}
          isLoading={isLoading}
        />
      ))}
    </div>
  );
}

/** The first page of the morning: what is connected, what is tracked and how it stands. */
export function StatisticsPage() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const overview = useQuery(routeQuery(getOverview, { cabinetId: cabinet.id }));
  return (
    <>
      <PageHeader
        title={t('screens.statistics')}
        actions={
          <>
            <SavedViewsMenu screen="/statistics" />
            <CopyLinkButton />
          </>
        }
      />
      {overview.error && <ProblemState error={overview.error} onRetry={() => void overview.refetch()} />}
      {!overview.error && (
        <>
          <Cards overview={overview.data} />
          <AveragePlaces overview={overview.data} />
          <OwnQueries rows={overview.data?.ownQueries} />
        </>
      )}
    </>
  );
}
