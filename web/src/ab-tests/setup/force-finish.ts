import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { DAY_HOURS } from '@vitrina/contract/durations.ts';

export type ForceFinish = { days: number; hours: number };

const [LEAST_DAYS, MOST_DAYS] = AB_BOUNDS.forceFinishDays;

/** product.md 3.5: sent as days.hh:mm:ss. */
export function writeForceFinish({ days, hours }: ForceFinish): string {
  return `${days}.${String(hours).padStart(2, '0')}:00:00`;
}

/** Minutes come from elsewhere and are kept out of the form: it counts in hours. */
export function readForceFinish(written: string): ForceFinish {
  const [, days = '0', hours = '0'] = /^(\d+)\.(\d\d):/.exec(written) ?? [];
  return { days: Number(days), hours: Number(hours) };
}

/** From one day to ninety, to the hour. */
export function isForceFinish({ days, hours }: ForceFinish): boolean {
  if (!Number.isInteger(days) || !Number.isInteger(hours) || hours < 0 || hours >= DAY_HOURS) return false;
  return days >= LEAST_DAYS && days * DAY_HOURS + hours <= MOST_DAYS * DAY_HOURS;
}
