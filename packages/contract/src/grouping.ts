import * as z from 'zod/mini';

/** product.md 9.4: how finely time is grouped, finest first. */
export const TimeGrouping = z.enum([
  'FiveMinute',
  'HalfHour',
  'Hour',
  'SixHours',
  'TwelveHours',
  'Day',
  'Week',
  'Month',
]);
export type TimeGrouping = z.infer<typeof TimeGrouping>;

/** Which days of the week are looked at. */
export const DAY_KINDS = ['all', 'weekdays', 'weekends'] as const;
