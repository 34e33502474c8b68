import { Alert, Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconRadar2, IconRadarOff } from '@tabler/icons-react';
import type { RadarWatch } from '@vitrina/contract/radar/changes.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { WaitingState } from '../../ui/states/waiting-state.tsx';
import type { RadarChangesSearch } from '../search.ts';
import { EVERYTHING, isNarrowed } from './conditions.ts';
import classes from './feed.module.css';

const LINES = Array.from({ length: 14 }, (_, index) => index);

export function FeedSkeleton() {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('common.loading')}>
      {LINES.map((line) => (
        <div key={line} className={classes['skeleton']}>
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  );
}

type EmptyFeedProps = {
  search: RadarChangesSearch;
  isUnseenOnly: boolean;
  watch: RadarWatch;
  change: (next: Partial<RadarChangesSearch>) => void;
  /** The button that adds products, for whoever may. */
  add: ReactNode;
};

/** Why there is nothing to show: nothing watched, nothing looked at yet, nothing changed, or nothing that matches. */
export function EmptyFeed({ search, isUnseenOnly, watch, change, add }: EmptyFeedProps) {
  const { t } = useTexts();
  if (isUnseenOnly || isNarrowed(search)) {
    return (
      <EmptyState
        icon={IconRadar2}
        title={t(search.unseen === 'only' ? 'radar.empty.seen' : 'radar.empty.noneFound')}
        action={
          <Button variant="default" onClick={() => change({ ...EVERYTHING, kinds: [] })}>
            {t('radar.empty.showAll')}
          </Button>
        }
      />
    );
  }
  if (watch.products === 0)
    return (
      <EmptyState
        icon={IconRadarOff}
        title={t('radar.empty.title')}
        text={t('radar.empty.text')}
        action={add}
      />
    );
  if (watch.waiting === watch.products)
    return (
      <WaitingState title={t('radar.waiting.title')} text={t('radar.waiting.text')} at={watch.firstLookAt} />
    );
  return <EmptyState icon={IconRadar2} title={t('radar.quiet.title')} text={t('radar.quiet.text')} />;
}

/** A source that gives no answer: what is shown stays, and what is missing is said. */
export function FailingSource({ watch }: { watch: RadarWatch }) {
  const { t, format } = useTexts();
  if (watch.failing === 0 || watch.failingSince === null) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} radius={0} py="xs">
      {t('radar.failing', {
        count: watch.failing,
        text: format.count(watch.failing),
        since: format.instantShort(watch.failingSince),
      })}
    </Alert>
  );
}
