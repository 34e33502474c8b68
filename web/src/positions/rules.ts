import { DAY_MS } from '@vitrina/contract/durations.ts';
import { type PositionBudget, type PositionStepChange } from '@vitrina/contract/positions/budget.ts';
import { type PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { type Place, placeRank } from '@vitrina/contract/positions/places.ts';
import { mostQueriesAt } from '@vitrina/contract/positions/rules.ts';

/** The meter fills up to the next border of the step, or to the plan's own limit when that comes first. */
export function meterMaximum(budget: PositionBudget): number {
  return Math.min(mostQueriesAt(budget.stepMinutes), budget.maximumQueries);
}

/** A step that has changed is news for a day. */
export function isNewStep({ changedAt }: Pick<PositionStepChange, 'changedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(changedAt) < DAY_MS;
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
