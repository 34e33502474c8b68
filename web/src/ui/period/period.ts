import { addDays, type Day, daysBetween } from '@vitrina/contract/dates.ts';
import type { Period } from '../../platform/texts/create-format.ts';

// product.md 9.4, period presets.
export const PERIOD_PRESETS = ['7d', '28d', 'month', 'quarter', 'half', 'year', 'all'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

export type PeriodBounds = { minimum: Day; maximum: Day };

const MONTHS: Partial<Record<PeriodPreset, number>> = { month: 1, quarter: 3, half: 6, year: 12 };

/** A preset always ends on the last day that may be chosen and never begins before the first. */
export function presetPeriod(preset: PeriodPreset, { minimum, maximum }: PeriodBounds): Period {
  const from = firstDay(preset, { minimum, maximum });
  return { from: from < minimum ? minimum : from, to: maximum };
}

function firstDay(preset: PeriodPreset, { minimum, maximum }: PeriodBounds): Day {
  switch (preset) {
    case '7d':
      return addDays(maximum, -6);
    case '28d':
      return addDays(maximum, -27);
    case 'all':
      return minimum;
    default:
      return addDays(monthsBefore(maximum, MONTHS[preset] ?? 1), 1);
  }
}

/** The same date some months earlier; the 31st becomes the last day of a shorter month. */
export function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** The first day that the plan still shows: its number of days, the last one included. */
export function earliestInPlan({ minimum, maximum }: PeriodBounds, planDays: number | null): Day {
  if (planDays === null) return minimum;
  const first = addDays(maximum, 1 - planDays);
  return first < minimum ? minimum : first;
}

export function findPreset(value: Period, bounds: PeriodBounds): PeriodPreset | undefined {
  return PERIOD_PRESETS.find((preset) => isSame(presetPeriod(preset, bounds), value));
}

/** Both ends included. */
export function periodDays({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** The part of a period that lies within the bounds, if any. */
export function clipPeriod(value: Period, { minimum, maximum }: PeriodBounds): Period | undefined {
  const from = value.from < minimum ? minimum : value.from;
  const to = value.to > maximum ? maximum : value.to;
  return from <= to ? { from, to } : undefined;
}

export function isSame(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to;
}
