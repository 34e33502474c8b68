import { ALERT_BOUNDS, type AlertChange, type AlertRule } from '@vitrina/contract/position-alerts.ts';
import { isMet } from './alert-values.ts';
import { type Course, momentOf, valueAt } from './course.ts';
import type { RunningMedian } from './running-median.ts';

const COMPARED_SECONDS = ALERT_BOUNDS.comparedHours * 60 * 60;
/** The first checks are what later ones are compared with. */
const LEAST_COMPARED = 3;

/** A query is as the rule waits for, since a check. Values as in alert-values.ts, moments in seconds. */
export type Spell = {
  since: number;
  was: number;
  became: number;
  /** It has lasted long enough to count. */
  counts: boolean;
};

/** A query begins or ends to count. */
export type Flip = { at: number; spell: Spell | null };

type Judged = {
  rule: Pick<AlertRule, 'change' | 'lastingMinutes'>;
  course: Course;
  spell: Spell | null;
  /** Checks before it are only compared with. */
  from: number;
  until: number;
  /** Lent, so that hundreds of queries share one. */
  usual: RunningMedian;
};

/** An edge is compared with what was usual when it began, for a day: then the new places are the usual ones. */
function isOver(change: AlertChange, spell: Spell, at: number, value: number): boolean {
  const isOld = change.kind !== 'below' && at - spell.since >= COMPARED_SECONDS;
  return isOld || !isMet(change, value, spell.was);
}

/** One query alone: from which checks to which it counts. `onCounted` hears of each check at which it does. */
export function judgeCourse(
  { rule: { change, lastingMinutes }, course, spell: before, from, until, usual }: Judged,
  onCounted: (at: number) => void,
): { spell: Spell | null; flips: Flip[] } {
  const isEdge = change.kind !== 'below';
  const flips: Flip[] = [];
  let spell = before && { ...before };
  let oldest = 0;
  usual.clear();

  function findUsual(index: number, at: number): number | undefined {
    if (!isEdge) {
      const isNear = index > 0 && at - momentOf(course, index - 1) <= COMPARED_SECONDS;
      return isNear ? valueAt(course, index - 1) : undefined;
    }
    for (; oldest < index && momentOf(course, oldest) < at - COMPARED_SECONDS; oldest += 1) {
      usual.remove(valueAt(course, oldest));
    }
    return usual.count() < LEAST_COMPARED ? undefined : usual.get();
  }

  for (let index = 0; index < course.checks.length; index += 1) {
    const at = momentOf(course, index);
    if (at >= until) break;
    const value = valueAt(course, index);
    if (at >= from) {
      if (spell && isOver(change, spell, at, value)) {
        if (spell.counts) flips.push({ at, spell: null });
        spell = null;
      }
      if (!spell) {
        const was = findUsual(index, at);
        if (was !== undefined && isMet(change, value, was)) {
          spell = { since: at, was, became: value, counts: false };
        }
      }
      if (spell) {
        spell.became = value;
        if (!spell.counts && at - spell.since >= lastingMinutes * 60) {
          spell.counts = true;
          flips.push({ at, spell });
        }
        if (spell.counts) onCounted(at);
      }
    }
    if (isEdge) usual.add(value);
  }
  return { spell, flips };
}
