import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { TABLE_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { showProblem } from '../../platform/notify.ts';
import { useCabinet, useRight } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { TableExportMenu } from '../../ui/data-table/export/lazy.tsx';
import { TablePages } from '../../ui/data-table/table-pages.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import type { RadarChangesSearch } from '../search.ts';
import { ChangeList } from './change-list.tsx';
import classes from './feed.module.css';
import { FEED_COLUMNS } from './feed-columns.ts';
import { FeedFilters } from './feed-filters.tsx';
import { EmptyFeed, FailingSource, FeedSkeleton } from './feed-states.tsx';
import { groupByDay } from './group-by-day.ts';
import { LockedLine } from './locked-line.tsx';
import { useAcknowledge } from './use-acknowledge.ts';
import { type FeedAnswer, useFeed } from './use-feed.ts';
import { useVisit } from './use-visit.ts';
import { useWalk } from './use-walk.ts';

type FeedProps = {
  search: RadarChangesSearch;
  change: (next: Partial<RadarChangesSearch>) => void;
  add: ReactNode;
};

function Lines({ search, change, add, answer }: FeedProps & { answer: FeedAnswer }) {
  const { t } = useTexts();
  const mayEdit = useRight('edit');
  const acknowledge = useAcknowledge();
  const frame = useRef<HTMLDivElement>(null);
  const { changes, noise } = answer;
  const onAcknowledge = mayEdit ? acknowledge : undefined;
  useWalk({ frame, changes, onAcknowledge });
  const days = useMemo(() => groupByDay(changes, noise), [changes, noise]);
  const { page, pageSize } = search;
  const isLast = page * pageSize >= answer.total;
  return (
    <div ref={frame}>
      <FailingSource watch={answer.watch} />
      <ChangeList
        label={t('radar.tabs.feed')}
        days={days}
        onAcknowledge={onAcknowledge}
        onNoise={() => change({ noise: true })}
      />
      {changes.length === 0 && <EmptyFeed {...answer} {...{ search, change, add }} />}
      {isLast && answer.lockedBefore !== null && <LockedLine before={answer.lockedBefore} />}
    </div>
  );
}

/** product.md 1.1: what has changed on watched cards, the newest first. */
export function Feed(props: FeedProps) {
  const { search, change } = props;
  const { t, format } = useTexts();
  const { isExample } = useCabinet();
  const state = useFeed(search);
  const { feed } = state;
  const { left, markAll } = useVisit(state);
  const { data, error } = feed;
  const { page, pageSize } = search;
  return (
    <div className={classes['frame']} aria-busy={feed.isPlaceholderData}>
      <div className={classes['toolbar']}>
        <div className={classes['filters']}>
          <FeedFilters {...{ search, change, error }} isUnseenOnly={data?.isUnseenOnly ?? false} />
        </div>
        <div className={classes['tools']}>
          {!isExample && (
            <Button
              variant="default"
              className={classes['mark-all'] ?? ''}
              leftSection={<IconChecks size={16} aria-hidden />}
              title={t('radar.seenRule')}
              disabled={left === 0}
              onClick={() => void markAll().catch(showProblem)}
            >
              {left === 0
                ? t('radar.nothingNew')
                : t('radar.markAll', { count: left, text: format.count(left) })}
            </Button>
          )}
          <TableExportMenu name="radar-changes" columns={FEED_COLUMNS} rows={state.readAll} />
        </div>
      </div>
      {data !== undefined ? (
        <Lines {...props} answer={data} />
      ) : error === null ? (
        <FeedSkeleton />
      ) : (
        <ProblemState error={error} onRetry={() => void feed.refetch()} />
      )}
      {(data === undefined ? error === null : data.total > 0) && (
        <TablePages
          page={{ page, pageSize, total: data?.total ?? 0 }}
          pageSizes={TABLE_PAGE_SIZES}
          onPage={change}
          isLoading={data === undefined}
        />
      )}
    </div>
  );
}
