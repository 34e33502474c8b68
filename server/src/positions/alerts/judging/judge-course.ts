import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import type { Met } from './alert-values.ts';
import { type Course, countBefore, secondsIn, valueIn } from './course.ts';
import { COMPARED_SECONDS, NOTHING_USUAL, type UsualPlaces } from './usual-places.ts';

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
  /** Of the rule's change. */
  isMet: Met;
  course: Course;
  spell: Spell | null;
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
export function judgeCourse(
  { rule, isMet, course, spell: before, from, until, usualPlaces }: Judged,
  onCounted: (at: number) => void,
): { spell: Spell | null; flips: Flip[] } {
  const { start, checks } = course;
  const isEdge = rule.change.kind !== 'below';
  const lastingSeconds = rule.lastingMinutes * 60;
  const flips: Flip[] = [];
  let spell = before && { ...before };
  const first = countBefore(course, from);
  const end = countBefore(course, until);
  const usual = isEdge && first < end ? usualPlaces(course) : null;
  for (let index = first; index < end; index += 1) {
    const check = checks[index] ?? 0;
    const value = valueIn(check);
    if (spell) {
      const at = start + secondsIn(check);
      // An edge is compared with what was usual when it began, for a day: then the new places are the usual ones.
      const isOld = isEdge && at - spell.since >= COMPARED_SECONDS;
      if (isOld || !isMet(value, spell.was)) {
        if (spell.counts) flips.push({ at, spell: null });
        spell = null;
      }
    }
    if (!spell) {
      const was = usual ? (usual[index] ?? NOTHING_USUAL) : findPrevious(checks, index);
      if (was === NOTHING_USUAL || !isMet(value, was)) continue;
      spell = { since: start + secondsIn(check), was, became: value, counts: false };
    }
    const at = start + secondsIn(check);
    spell.became = value;
    if (!spell.counts && at - spell.since >= lastingSeconds) {
      spell.counts = true;
      flips.push({ at, spell });
    }
    if (spell.counts) onCounted(at);
  }
  return { spell, flips };
}
