import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import type { ValueTest } from './alert-values.ts';
import { countBefore, type PlaceSeries, secondsIn, valueIn } from './place-series.ts';
import { COMPARED_SECONDS, NOTHING_USUAL, type UsualPlaces } from './usual-places.ts';

/** A query is as the rule waits for, since a check. Values as in alert-values.ts, moments in seconds. */
export type Streak = {
  since: number;
  was: number;
  became: number;
  /** It has lasted long enough to count. */
  counts: boolean;
};

/** A query begins or ends to count. */
export type Flip = { at: number; streak: Streak | null };

type Judged = {
  rule: Pick<AlertRule, 'change' | 'lastingMinutes'>;
  /** Of the rule's change. */
  matches: ValueTest;
  series: PlaceSeries;
  streak: Streak | null;
  /** Checks before it are only compared with. */
  from: number;
  until: number;
  usualPlaces: UsualPlaces;
};

function findPrevious(checks: Uint32Array, index: number): number {
  if (index === 0) return NOTHING_USUAL;
  const previous = checks[index - 1] ?? 0;
  const isNear = secondsIn(checks[index] ?? 0) - secondsIn(previous) <= COMPARED_SECONDS;
  return isNear ? valueIn(previous) : NOTHING_USUAL;
}

/** One query alone: from which checks to which it counts. `onCounted` hears of each check at which it does. */
export function judgeSeries(
  { rule, matches, series, streak: before, from, until, usualPlaces }: Judged,
  onCounted: (at: number) => void,
): { streak: Streak | null; flips: Flip[] } {
  const { start, checks } = series;
  const isEdge = rule.change.kind !== 'below';
  const lastingSeconds = rule.lastingMinutes * 60;
  const flips: Flip[] = [];
  let streak = before && { ...before };
  const first = countBefore(series, from);
  const end = countBefore(series, until);
  const usual = isEdge && first < end ? usualPlaces(series) : null;
  for (let index = first; index < end; index += 1) {
    const check = checks[index] ?? 0;
    const value = valueIn(check);
    if (streak) {
      const at = start + secondsIn(check);
      // An edge is compared with what was usual when it began, for a day: then the new places are the usual ones.
      const isOld = isEdge && at - streak.since >= COMPARED_SECONDS;
      if (isOld || !matches(value, streak.was)) {
        if (streak.counts) flips.push({ at, streak: null });
        streak = null;
      }
    }
    if (!streak) {
      const was = usual ? (usual[index] ?? NOTHING_USUAL) : findPrevious(checks, index);
      if (was === NOTHING_USUAL || !matches(value, was)) continue;
      streak = { since: start + secondsIn(check), was, became: value, counts: false };
    }
    const at = start + secondsIn(check);
    streak.became = value;
    if (!streak.counts && at - streak.since >= lastingSeconds) {
      streak.counts = true;
      flips.push({ at, streak });
    }
    if (streak.counts) onCounted(at);
  }
  return { streak, flips };
}
