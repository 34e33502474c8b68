import type { Day } from '@vitrina/contract/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { now } from '../clock.ts';
import { once } from './once.ts';

const MOSCOW = 'Europe/Moscow';

/** Days are calendar days already; instants are shown in Moscow time whatever the browser's zone. */
export function createDateFormat(locale: string) {
  // A calendar day is written from its UTC midnight, so that no zone can shift it.
  const ofDay = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
    return (day: Day) => format().format(new Date(`${day}T00:00:00Z`));
  };
  const ofInstant = (options: Intl.DateTimeFormatOptions) => {
    const format = once(
      () => new Intl.DateTimeFormat(locale, { ...options, timeZone: MOSCOW, hourCycle: 'h23' }),
    );
    return (instant: string) => format().format(new Date(instant));
  };
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const range = once(
    () =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  );

  const rangeShort = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  );

  return {
    day: ofDay({ day: 'numeric', month: 'short', year: 'numeric' }),
    dayShort: ofDay({ day: 'numeric', month: 'short' }),
    dayLong: ofDay({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: ofDay({ weekday: 'short' }),
    month: ofDay({ month: 'long', year: 'numeric' }),
    monthShort: ofDay({ month: 'short', year: 'numeric' }),
    /** Where the year stands beside it already. */
    monthName: ofDay({ month: 'short' }),
    instant: ofInstant({
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
    instantShort: ofInstant({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
    time: ofInstant({ hour: '2-digit', minute: '2-digit' }),
    period: ({ from, to }: { from: Day; to: Day }) =>
      range().formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    periodShort: ({ from, to }: { from: Day; to: Day }) =>
      rangeShort().formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    /** How long ago, or how soon, seen from a moment. */
    ago: (instant: string, at: Date = now()) => {
      const differenceMs = Date.parse(instant) - at.getTime();
      const size = Math.abs(differenceMs);
      if (size < HOUR_MS) return relative().format(Math.round(differenceMs / MINUTE_MS), 'minute');
      if (size < DAY_MS) return relative().format(Math.round(differenceMs / HOUR_MS), 'hour');
      return relative().format(Math.round(differenceMs / DAY_MS), 'day');
    },
  };
}
