import { moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_HOURS, HOUR_MS } from '@vitrina/contract/durations.ts';

/** Whole hours of Moscow. The same hour twice is no hours. */
type QuietHours = { from: number; to: number };

/** When something that happens now is delivered: at once, or when the quiet hours end. */
export function deliverAt(at: Date, quiet: QuietHours | null): Date {
  if (quiet === null) return at;
  const midnight = startOfMoscowDay(moscowDay(at)).getTime();
  const hour = (at.getTime() - midnight) / HOUR_MS;
  const length = (quiet.to - quiet.from + DAY_HOURS) % DAY_HOURS;
  const passed = (hour - quiet.from + DAY_HOURS) % DAY_HOURS;
  if (passed >= length) return at;
  const begun = hour >= quiet.from ? quiet.from : quiet.from - DAY_HOURS;
  return new Date(midnight + (begun + length) * HOUR_MS);
}
