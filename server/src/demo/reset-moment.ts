import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DEMO_RESET_HOUR } from '@vitrina/contract/demo/demo.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';

/** The last reset that was due. Whoever came before it is gone. */
export function resetMoment(now: Date): Date {
  const today = moscowDay(now);
  const resetOf = (day: string) => new Date(startOfMoscowDay(day).getTime() + DEMO_RESET_HOUR * HOUR_MS);
  return resetOf(today) <= now ? resetOf(today) : resetOf(addDays(today, -1));
}
