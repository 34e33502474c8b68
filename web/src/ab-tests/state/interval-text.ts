import { HOUR_MINUTES } from '@vitrina/contract/durations.ts';
import type { TFunction } from 'i18next';

/** 40 min, 2 h, 1 h 20 min. */
export function intervalText(t: TFunction, minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  const parts = [
    hours > 0 && t('abTests.interval.hours', { hours }),
    rest > 0 && t('abTests.interval.minutes', { minutes: rest }),
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}
