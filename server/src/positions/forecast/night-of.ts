import { moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';

/** The Moscow midnight before a moment. */
export function nightOf(at: Date): Date {
  return startOfMoscowDay(moscowDay(at));
}

/** The days that are looked at before a night. */
export function historyOf(night: Date): { from: Date; to: Date } {
  return { from: new Date(night.getTime() - POSITION_FORECAST.historyDays * DAY_MS), to: night };
}

/** Where the last hour that has ended ends: one that is still being checked may yet say something else. */
export function lastHourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
}
