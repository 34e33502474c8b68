import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import type { TFunction } from 'i18next';

const two = (value: number) => String(value).padStart(2, '0');

/** Whole seconds until a moment, never less than none: a late switch is due, not negative. */
export function secondsLeft(until: string, at: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - at) / SECOND_MS));
}

/** 4:07, 2:04:07; with days and hours once it is longer than a day, where seconds say nothing. */
export function writeTimeLeft(t: TFunction, seconds: number): string {
  const leftMs = seconds * SECOND_MS;
  const days = Math.floor(leftMs / DAY_MS);
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS);
  if (days > 0) return t('abTests.left.days', { days, hours });
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
