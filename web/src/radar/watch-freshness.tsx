import { Skeleton } from '@mantine/core';
import type { RadarWatch } from '@vitrina/contract/radar/changes.ts';
import { now } from '../platform/clock.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import classes from './watch-freshness.module.css';

/** When cards were looked at, and when they are next. */
export function WatchFreshness({ watch }: { watch: RadarWatch | undefined }) {
  const { t } = useTexts();
  const source = t('radar.source');
  // As many lines as there may be: nothing moves when they come, nor when there are fewer.
  const coming = now().toISOString();
  return (
    <div className={classes['room']}>
      <Skeleton visible={watch === undefined} inert className={classes['longest'] ?? ''}>
        <FreshnessLine source={source} takenAt={coming} nextAt={coming} stepMinutes={null} />
      </Skeleton>
      {watch !== undefined && (
        <FreshnessLine
          source={source}
          takenAt={watch.lookedAt}
          nextAt={watch.everyMinutes === null ? null : watch.nextLookAt}
          stepMinutes={watch.everyMinutes}
        />
      )}
    </div>
  );
}
