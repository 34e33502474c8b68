import { Text } from '@mantine/core';
import type { Day } from '@vitrina/contract/dates.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import classes from './freshness-line.module.css';

type FreshnessLineProps = {
  source?: string | null;
  lastDay?: Day | null;
  takenAt?: string | null;
  nextAt?: string | null;
  windowDays?: number | null;
  isStale?: boolean;
  children?: ReactNode;
};

/** G8: where the numbers come from, how old they are and when newer ones come. */
export function FreshnessLine(props: FreshnessLineProps) {
  const { source, lastDay, takenAt, nextAt, windowDays, isStale = false, children } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const facts = [
    source ? t('ui.freshness.source', { source }) : undefined,
    lastDay ? t('ui.freshness.lastDay', { day: format.day(lastDay) }) : undefined,
    takenAt ? t('ui.freshness.takenAt', { at: format.instantShort(takenAt) }) : undefined,
    nextAt ? t('ui.freshness.nextAt', { at: format.instantShort(nextAt) }) : undefined,
    windowDays ? t('ui.freshness.window', { count: windowDays }) : undefined,
    t('ui.freshness.moscowTime'),
  ].filter((fact) => fact !== undefined);
  return (
    <Text size="sm" c="dimmed" component="p" className={classes['line']} data-stale={isStale || undefined}>
      <span className={classes['dot']} aria-hidden />
      {facts.map((fact) => (
        <span key={fact} className={classes['fact']}>
          {fact}
        </span>
      ))}
      {children && <span className={classes['fact']}>{children}</span>}
    </Text>
  );
}
