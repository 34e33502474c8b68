import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { deliverAt } from '../../notifications/quiet-hours.ts';

type Waits = Pick<RadarAlertRule, 'againHours' | 'quiet' | 'digestHour'>;

/** The next time that a Moscow hour begins; at once when it begins now. */
export function nextHour(at: Date, hour: number): Date {
  const day = moscowDay(at);
  const today = new Date(startOfMoscowDay(day).getTime() + hour * HOUR_MS);
  if (today.getTime() >= at.getTime()) return today;
  return new Date(startOfMoscowDay(addDays(day, 1)).getTime() + hour * HOUR_MS);
}

/**
 * When something that is found now is sent. `last`: when what was found before it is or was sent. What still waits is
 * joined; else it is sent so many hours after the last one, or with the digest, and never in quiet hours.
 */
export function radarDeliverAt(at: Date, { againHours, quiet, digestHour }: Waits, last: Date | null): Date {
  if (last !== null && last.getTime() > at.getTime()) return last;
  const soonest =
    last === null || againHours === null
      ? at
      : new Date(Math.max(at.getTime(), last.getTime() + againHours * HOUR_MS));
  return deliverAt(digestHour === null ? soonest : nextHour(soonest, digestHour), quiet);
}
