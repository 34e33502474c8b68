import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import * as z from 'zod';
import { createValueTest } from './alert-values.ts';
import { judgeSeries, type Streak } from './judge-series.ts';
import { findLastValue, type PlaceSeries } from './place-series.ts';
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

/** A query at a firing; `key` is that of its series. */
type Hit = { key: string; was: number; became: number; since: number };
export type Firing = { at: number; hits: Hit[] };

type Condition = Pick<AlertRule, 'change' | 'atLeast' | 'lastingMinutes' | 'againHours'>;
type SeriesByKey = ReadonlyMap<string, PlaceSeries>;
type Change = { key: string; streak: Streak | null };

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

function listHits(counting: ReadonlyMap<string, Streak>, seriesByKey: SeriesByKey, at: number): Hit[] {
  return [...counting]
    .map(([key, { was, since, became }]) => {
      const series = seriesByKey.get(key);
      return { key, was, since, became: (series && findLastValue(series, at)) ?? became };
    })
    .toSorted((a, b) => Math.abs(b.became - b.was) - Math.abs(a.became - a.was) || (a.key < b.key ? -1 : 1));
}

function applyChanges(counting: Map<string, Streak>, changes: readonly Change[]): void {
  for (const { key, streak } of changes) {
    if (streak) counting.set(key, streak);
    else counting.delete(key);
  }
}

type Judged = { state: AlertState; firings: Firing[] };

/**
 * The one judge, of rehearsals and of what is told. Each query is judged by its own checks, and the rule by how many
 * count at once, so it is the same whether the checks of a month come at once or one by one: everything that it goes by
 * is in the state, or in the 24 hours of checks before `state.until`, which the series begin with. It rests after each
 * query and each firing, for whoever has others to serve.
 */
export function* judgeStepwise(
  rule: Condition,
  seriesByKey: SeriesByKey,
  state: AlertState,
  { until, usualPlaces = createUsualPlaces(state.until) }: { until: number; usualPlaces?: UsualPlaces },
): Generator<undefined, Judged> {
  const { until: from } = state;
  if (until <= from) return { state, firings: [] };
  const moments = markMoments(from, until);
  const onCounted = rule.againHours === null ? () => undefined : moments.mark;
  const matches = createValueTest(rule.change);
  const streaks: AlertState['spells'] = {};
  const changes = new Map<number, Change[]>();
  const counting = new Map<string, Streak>();
  for (const [key, series] of seriesByKey) {
    const before = state.spells[key] ?? null;
    if (before?.counts) counting.set(key, before);
    const judged = judgeSeries(
      { rule, matches, series, streak: before, from, until, usualPlaces },
      onCounted,
    );
    if (judged.streak) streaks[key] = judged.streak;
    for (const { at, streak } of judged.flips) {
      const others = changes.get(at);
      if (others) others.push({ key, streak });
      else changes.set(at, [{ key, streak }]);
      moments.mark(at);
    }
    yield;
  }
  // What is not followed any more counts no more: it must not keep the rule from firing again.
  let isOpen = state.isOpen && counting.size >= rule.atLeast;
  let { firedAt } = state;
  const firings: Firing[] = [];
  for (const at of moments.list()) {
    applyChanges(counting, changes.get(at) ?? []);
    const isEnough = counting.size >= rule.atLeast;
    const isDue =
      rule.againHours === null ? !isOpen : firedAt === null || at - firedAt >= rule.againHours * HOUR_SECONDS;
    if (isEnough && isDue) {
      firings.push({ at, hits: listHits(counting, seriesByKey, at) });
      firedAt = at;
      yield;
    }
    isOpen = isEnough;
  }
  return { state: { until, isOpen, firedAt, spells: streaks }, firings };
}

export function judge(rule: Condition, seriesByKey: SeriesByKey, state: AlertState, until: number): Judged {
  const steps = judgeStepwise(rule, seriesByKey, state, { until });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
