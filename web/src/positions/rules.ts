import { HOUR_MINUTES } from '@vitrina/contract/durations.ts';
import { type PositionBudget, type PositionStepChange } from '@vitrina/contract/positions/budget.ts';
import { type PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { type Place, placeRank } from '@vitrina/contract/positions/places.ts';
import { POSITION_RULES, type StepMinutes } from '@vitrina/contract/positions/rules.ts';

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

/** Of all entries: the newest check and the nearest one to come. */
export function freshnessOf(entries: readonly Pick<PositionEntry, 'lastCheckedAt' | 'nextCheckAt'>[]) {
  const moments = (name: 'lastCheckedAt' | 'nextCheckAt') =>
    entries.flatMap((entry) => entry[name] ?? []).toSorted((a, b) => a.localeCompare(b));
  return { takenAt: moments('lastCheckedAt').at(-1) ?? null, nextAt: moments('nextCheckAt')[0] ?? null };
}

/** Whether a product came closer to the first place: any place is before 1000+, and that is before н/н. */
export function isCloser(from: NonNullable<Place>, to: NonNullable<Place>): boolean {
  return placeRank(to) < placeRank(from);
}
