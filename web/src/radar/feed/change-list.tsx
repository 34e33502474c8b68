import { Button, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { RadarChange } from '@vitrina/contract/radar/changes.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ChangeLine } from './change-line.tsx';
import classes from './feed.module.css';
import type { FeedDay } from './group-by-day.ts';

type ChangeListProps = {
  label: string;
  days: readonly FeedDay[];
  withProduct?: boolean;
  onAcknowledge?: ((change: RadarChange) => void) | undefined;
  /** Shows what went back within a day. */
  onNoise?: () => void;
};

/** Changes by Moscow days, the newest first. */
export function ChangeList({ label, days, onNoise, ...ofLines }: ChangeListProps) {
  const { t, format } = useTexts();
  return (
    <section aria-label={label} className={classes['feed']}>
      {days.map(({ day, changes, noise }) => (
        <section key={day} aria-label={format.dayLong(day)}>
          <Text component="h2" size="sm" fw={600} className={classes['day'] ?? ''}>
            {format.dayLong(day)}
          </Text>
          <ul className={classes['lines']}>
            {changes.map((change) => (
              <ChangeLine key={change.id} change={change} {...ofLines} />
            ))}
          </ul>
          {noise > 0 && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              className={classes['noise'] ?? ''}
              leftSection={<IconArrowsExchange size={15} aria-hidden />}
              onClick={onNoise}
            >
              {t('radar.noise', { count: noise, text: format.count(noise) })}
            </Button>
          )}
        </section>
      ))}
    </section>
  );
}
