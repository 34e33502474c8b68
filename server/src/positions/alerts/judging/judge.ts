import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import * as z from 'zod';
import { createMet } from './alert-values.ts';
import { type Course, findLastValue } from './course.ts';
import { judgeCourse, type Spell } from './judge-course.ts';
import { createUsualPlaces, type UsualPlaces } from './usual-places.ts';

const Moment = z.int();

/** All that a rule remembers between two looks; moments in seconds since 1970. */
export const AlertState = z.object({
  /** Everything before it has been judged. */
  until: Moment,
  /** It has fired and has not been well since. */
  isOpen: z.boolean(),
  firedAt: z.nullable(Moment),
  spells: z.record(
    z.string(),
    z.object({ since: Moment, was: z.int(), became: z.int(), counts: z.boolean() }),
  ),
});
export type AlertState = z.infer<typeof AlertState>;

export function beginState(until: number): AlertState {
  return { until, isOpen: false, firedAt: null, spells: {} };
}

/** A query at a firing; `key` is that of its course. */
type Hit = { key: string; was: number; became: number; since: number };
export type Firing = { at: number; hits: Hit[] };

type Condition = Pick<AlertRule, 'change' | 'atLeast' | 'lastingMinutes' | 'againHours'>;
type Courses = ReadonlyMap<string, Course>;
type Change = { key: string; spell: Spell | null };

/** Moments are marked in a map of bits: a month of them is cheaper than a set of a million numbers. */
function markMoments(from: number, until: number) {
  const marked = new Uint8Array(Math.max(0, until - from));
  return {
    mark: (at: number) => {
      marked[at - from] = 1;
    },
    list: () => {
      const moments: number[] = [];
      for (let next = marked.indexOf(1); next !== -1; next = marked.indexOf(1, next + 1))
        moments.push(from + next);
      return moments;
    },
  };
}

function listHits(counting: ReadonlyMap<string, Spell>, courses: Courses, at: number): Hit[] {
  return [...counting]
    .map(([key, { was, since, became }]) => {
      const course = courses.get(key);
      return { key, was, since, became: (course && findLastValue(course, at)) ?? became };
    })
    .toSorted((a, b) => Math.abs(b.became - b.was) - Math.abs(a.became - a.was) || (a.key < b.key ? -1 : 1));
}

function applyChanges(counting: Map<string, Spell>, changes: readonly Change[]): void {
  for (const { key, spell } of changes) {
    if (spell) counting.set(key, spell);
    else counting.delete(key);
  }
}

type Judged = { state: AlertState; firings: Firing[] };

/**
 * The one judge, of rehearsals and of what is told. Each query is judged by its own checks, and the rule by how many
 * count at once, so it is the same whether the checks of a month come at once or one by one: everything that it goes by
 * is in the state, or in the 24 hours of checks before `state.until`, which the courses begin with. It rests after each
 * query and each firing, for whoever has others to serve.
 */
export function* judgeStepwise(
  rule: Condition,
  courses: Courses,
  state: AlertState,
  { until, usualPlaces = createUsualPlaces(state.until) }: { until: number; usualPlaces?: UsualPlaces },
): Generator<undefined, Judged> {
  const { until: from } = state;
  if (until <= from) return { state, firings: [] };
  const moments = markMoments(from, until);
  const onCounted = rule.againHours === null ? () => undefined : moments.mark;
  const isMet = createMet(rule.change);
  const spells: AlertState['spells'] = {};
  const changes = new Map<number, Change[]>();
  const counting = new Map<string, Spell>();
  for (const [key, course] of courses) {
    const before = state.spells[key] ?? null;
    if (before?.counts) counting.set(key, before);
    const judged = judgeCourse({ rule, isMet, course, spell: before, from, until, usualPlaces }, onCounted);
    if (judged.spell) spells[key] = judged.spell;
    for (const { at, spell } of judged.flips) {
      const others = changes.get(at);
      if (others) others.push({ key, spell });
      else changes.set(at, [{ key, spell }]);
      moments.mark(at);
    }
    yield;
  }
  let { isOpen, firedAt } = state;
  const firings: Firing[] = [];
  for (const at of moments.list()) {
    applyChanges(counting, changes.get(at) ?? []);
    const isEnough = counting.size >= rule.atLeast;
    const isDue =
      rule.againHours === null ? !isOpen : firedAt === null || at - firedAt >= rule.againHours * HOUR_SECONDS;
    if (isEnough && isDue) {
      firings.push({ at, hits: listHits(counting, courses, at) });
      firedAt = at;
      yield;
    }
    isOpen = isEnough;
  }
  return { state: { until, isOpen, firedAt, spells }, firings };
}

export function judge(rule: Condition, courses: Courses, state: AlertState, until: number): Judged {
  const steps = judgeStepwise(rule, courses, state, { until });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
