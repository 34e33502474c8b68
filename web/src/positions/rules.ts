import { addDays, Day } from '@vitrina/contract/dates.ts';
import {
  type Place,
  POSITION_RULES,
  type PositionBudget,
  type PositionEntry,
  type PositionStepChange,
  type StepMinutes,
} from '@vitrina/contract/positions.ts';
import type { Period } from '../platform/create-format.ts';
import { clipPeriod, earliestInPlan } from '../ui/period/period.ts';

const HOUR_MINUTES = 60;
const STANDARD_DAYS = 7;
/** No plan shows more. */
const OLDEST_DAYS = 365;

/** At how many unique queries the step of now ends, and which one follows; undefined at the longest step. */
export function nextStep(budget: PositionBudget): { border: number; minutes: StepMinutes } | undefined {
  if (budget.stepMinutes === 5) return { border: POSITION_RULES.queriesAtFiveMinutes, minutes: 30 };
  if (budget.stepMinutes === 30)
    return { border: POSITION_RULES.queriesPerHour / (HOUR_MINUTES / 30), minutes: 60 };
  return undefined;
}

/** The meter fills up to the next border of the step, or to the plan's own limit when that comes first. */
export function meterMaximum(budget: PositionBudget): number {
  return Math.min(nextStep(budget)?.border ?? POSITION_RULES.queriesPerHour, budget.maximumQueries);
}

const NEWS_MS = 24 * HOUR_MINUTES * 60_000;

/** A step that has changed is news for a day. */
export function isNewStep({ changedAt }: Pick<PositionStepChange, 'changedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(changedAt) < NEWS_MS;
}

/** How many unique queries have to go for the step to become shorter; 0 at the shortest one. */
export function queriesTooMany({
  uniqueQueries,
  stepMinutes,
}: Pick<PositionBudget, 'uniqueQueries' | 'stepMinutes'>) {
  if (stepMinutes === 5) return 0;
  const border =
    stepMinutes === 30
      ? POSITION_RULES.queriesAtFiveMinutes
      : POSITION_RULES.queriesPerHour / (HOUR_MINUTES / 30);
  return uniqueQueries - border;
}

export function lastDays(today: Day, days: number): Period {
  return { from: addDays(today, 1 - days), to: today };
}

export function boundsOf(today: Day): { minimum: Day; maximum: Day } {
  return { minimum: addDays(today, 1 - OLDEST_DAYS), maximum: today };
}

/** What the address asks for, as far as the plan shows it; the last week when it asks for nothing that can be shown. */
export function periodOf(asked: { from: string; to: string }, today: Day, planDays: number | null): Period {
  const bounds = boundsOf(today);
  const visible = { minimum: earliestInPlan(bounds, planDays), maximum: today };
  const standard = lastDays(today, STANDARD_DAYS);
  const isDay = (text: string) => Day.safeParse(text).success;
  const isGiven = isDay(asked.from) && isDay(asked.to) && asked.from <= asked.to;
  return clipPeriod(isGiven ? asked : standard, visible) ?? clipPeriod(standard, visible) ?? standard;
}

/** Of all entries: the newest check and the nearest one to come. */
export function freshnessOf(entries: readonly Pick<PositionEntry, 'lastCheckedAt' | 'nextCheckAt'>[]) {
  const moments = (name: 'lastCheckedAt' | 'nextCheckAt') =>
    entries.flatMap((entry) => entry[name] ?? []).toSorted((a, b) => a.localeCompare(b));
  return { takenAt: moments('lastCheckedAt').at(-1) ?? null, nextAt: moments('nextCheckAt')[0] ?? null };
}

/** Whether a product came closer to the first place: any place is before 1000+, and that is before н/н. */
export function isCloser(from: NonNullable<Place>, to: NonNullable<Place>): boolean {
  return rankOf(to) < rankOf(from);
}

function rankOf(place: NonNullable<Place>): number {
  if (typeof place === 'number') return place;
  return place === 'deep' ? POSITION_RULES.deepestPlace + 1 : POSITION_RULES.deepestPlace + 2;
}
