import { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { type Place, placeRank } from '@vitrina/contract/positions/places.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AlertState, beginState, type Firing, judge, judgeStepwise } from './judge.ts';
import { momentOf, type PlaceSeries, packCheck, valueAt } from './place-series.ts';
import { createRunningMedian } from './running-median.ts';
import { createUsualPlaces } from './usual-places.ts';

const START = 1_780_000_000;
const STEP = 300;
const HOUR = 12;
const DAY = 24 * HOUR;
const slot = (index: number) => START + index * STEP;

/** Checks at every slot from the first one; null was not checked. */
function seriesOf(answers: readonly Place[]): PlaceSeries {
  const checks = answers.flatMap((answer, index) =>
    answer === null ? [] : [packCheck(index * STEP, placeRank(answer))],
  );
  return { start: START, checks: Uint32Array.from(checks) };
}

type Given = Partial<Pick<AlertRule, 'change' | 'atLeast' | 'lastingMinutes' | 'againHours'>>;
const ruleOf = (given: Given = {}) =>
  AlertRule.parse({ scope: { kind: 'cabinet' }, change: { kind: 'falls', by: 10 }, ...given });

/** When it would fire, in slots. */
function firedAt(given: Given, ...queries: readonly (readonly Place[])[]): number[] {
  const seriesByKey = new Map(queries.map((answers, index) => [`q${index}`, seriesOf(answers)]));
  const longest = Math.max(...queries.map(({ length }) => length));
  const { firings } = judge(ruleOf(given), seriesByKey, beginState(START), slot(longest));
  return firings.map(({ at }) => (at - START) / STEP);
}
const at = (place: Place, times: number): Place[] => Array.from({ length: times }, () => place);

describe('an edge', () => {
  test('the first checks are what later ones are compared with', () => {
    expect(firedAt({}, [5, 90, 90, 90])).toEqual([]);
    expect(firedAt({}, [5, 5, 5, 90])).toEqual([3]);
  });

  test('fires at the first check that is far enough, and again only after it had been well', () => {
    expect(firedAt({}, [...at(5, HOUR), 14, 15, 40, 60, 5, 30])).toEqual([HOUR + 1, HOUR + 5]);
  });

  test('is compared with the median, so one odd check neither fires later nor hides a fall', () => {
    expect(firedAt({ change: { kind: 'rises', by: 10 } }, [...at(50, HOUR), 1, ...at(50, HOUR)])).toEqual([
      HOUR,
    ]);
    expect(firedAt({}, [...at(5, HOUR), 60, 5, 16])).toEqual([HOUR, HOUR + 2]);
  });

  test('after a day the new places are the usual ones, and a further fall fires', () => {
    const fallen = [...at(5, DAY), ...at(30, DAY + HOUR), ...at(60, HOUR)];
    expect(firedAt({}, fallen)).toEqual([DAY, 2 * DAY + HOUR]);
  });

  test('of a query that is not followed any more does not keep the next one from firing', () => {
    const fallen = new Map([['gone', seriesOf([...at(5, HOUR), 60])]]);
    const { state } = judge(ruleOf(), fallen, beginState(START), slot(HOUR + 1));
    expect(state.isOpen).toBe(true);
    const left = new Map([['left', seriesOf([...at(5, HOUR + 1), 70])]]);
    expect(judge(ruleOf(), left, state, slot(HOUR + 2)).firings).toMatchObject([{ hits: [{ key: 'left' }] }]);
  });

  test('н/н is worse than 1000+, which is worse than any place', () => {
    const before = at(995, HOUR);
    expect(firedAt({ change: { kind: 'falls', by: 10 } }, [...before, 'deep'])).toEqual([]);
    expect(firedAt({ change: { kind: 'falls', by: 6 } }, [...before, 'deep'])).toEqual([HOUR]);
    expect(firedAt({ change: { kind: 'falls', by: 1000 } }, [...before, 'notFound'])).toEqual([HOUR]);
    expect(firedAt({ change: { kind: 'falls', by: 1 } }, [...at('deep', HOUR), 'notFound'])).toEqual([HOUR]);
    expect(firedAt({ change: { kind: 'rises', by: 1000 } }, [...at('notFound', HOUR), 700])).toEqual([HOUR]);
  });

  test('out of the top, and out of the list', () => {
    const out = (top: 10 | 50 | 100) => ({ change: { kind: 'leaves', top } }) as const;
    expect(firedAt(out(10), [...at(9, HOUR), 10, 11, 'notFound'])).toEqual([HOUR + 1]);
    expect(firedAt(out(10), [...at(11, HOUR), 90])).toEqual([]);
    const lost = { change: { kind: 'lost' } } as const;
    expect(firedAt(lost, [...at(900, HOUR), 'deep', 'notFound'])).toEqual([HOUR + 1]);
    expect(firedAt(lost, [...at('deep', HOUR), 'notFound'])).toEqual([]);
  });
});

describe('a level', () => {
  const below = { change: { kind: 'below', place: 50 } } as const;
  test('fires where it is crossed, and not for what was below from the first check on', () => {
    expect(firedAt(below, [80, 90, 50, 51, 70, 50, 'notFound'])).toEqual([3, 6]);
  });

  test('a day without an answer begins anew: nobody saw it cross', () => {
    expect(firedAt(below, [40, ...at(null, DAY), 60])).toEqual([]);
    expect(firedAt(below, [40, ...at(null, DAY - 1), 60])).toEqual([DAY]);
  });
});

describe('how many, how long, how often', () => {
  test('so many queries at once, those that began earlier included', () => {
    const [first, second] = [
      [...at(5, HOUR), 20, 20, 20, 5],
      [...at(5, HOUR + 2), 20, 20],
    ];
    expect(firedAt({ atLeast: 2 }, first, second)).toEqual([HOUR + 2]);
    expect(firedAt({ atLeast: 2 }, first)).toEqual([]);
  });

  test('lasting: by a check that says so, and not by time alone', () => {
    const lasting = { lastingMinutes: 10 };
    expect(firedAt(lasting, [...at(5, HOUR), 20, 20])).toEqual([]);
    expect(firedAt(lasting, [...at(5, HOUR), 20, 20, 20])).toEqual([HOUR + 2]);
    expect(firedAt(lasting, [...at(5, HOUR), 20, 5, 20, 5])).toEqual([]);
    expect(firedAt(lasting, [...at(5, HOUR), 20, null, null, null, 20])).toEqual([HOUR + 4]);
  });

  test('what was not checked neither fires nor makes well', () => {
    expect(firedAt({}, [...at(5, HOUR), 20, null, null, 20, null])).toEqual([HOUR]);
  });

  test('once in so many hours, however often it comes and goes', () => {
    const flapping = [
      ...at(5, HOUR),
      ...Array.from({ length: 2 * HOUR }, (_, index) => (index % 2 ? 5 : 30)),
    ];
    expect(firedAt({}, flapping)).toHaveLength(HOUR);
    expect(firedAt({ againHours: 1 }, flapping)).toEqual([HOUR, 2 * HOUR]);
    // While it lasts it is said again.
    expect(firedAt({ againHours: 1 }, [...at(5, HOUR), ...at(30, 2 * HOUR + 1)])).toEqual([
      HOUR,
      2 * HOUR,
      3 * HOUR,
    ]);
  });

  test('a firing names its queries, the largest change first, with the last place known', () => {
    const seriesByKey = new Map([
      ['a', seriesOf([...at(5, HOUR), 20, 25])],
      ['b', seriesOf([...at(5, HOUR + 1), 90])],
      ['c', seriesOf(at(5, HOUR + 2))],
    ]);
    const { firings } = judge(ruleOf({ atLeast: 2 }), seriesByKey, beginState(START), slot(HOUR + 2));
    expect(firings).toEqual([
      {
        at: slot(HOUR + 1),
        hits: [
          { key: 'b', was: 5, became: 90, since: slot(HOUR + 1) },
          { key: 'a', was: 5, became: 25, since: slot(HOUR) },
        ],
      },
    ]);
  });
});

const place = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 1, max: 120 }) },
  { weight: 1, arbitrary: fc.constantFrom<Place>('deep', 'notFound') },
  { weight: 2, arbitrary: fc.constant(null) },
);
/** Places stay for a while, as they do. */
const answers = fc
  .array(fc.tuple(place, fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 30 })
  .map((runs) => runs.flatMap(([one, times]) => at(one, times)).slice(0, 4 * DAY));
const change = fc.oneof(
  fc.record({ kind: fc.constant('falls' as const), by: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('rises' as const), by: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    kind: fc.constant('leaves' as const),
    top: fc.constantFrom(10 as const, 50 as const, 100 as const),
  }),
  fc.record({ kind: fc.constant('lost' as const) }),
  fc.record({ kind: fc.constant('below' as const), place: fc.integer({ min: 1, max: 120 }) }),
);
const given = fc.record({
  change,
  atLeast: fc.integer({ min: 1, max: 3 }),
  lastingMinutes: fc.constantFrom(0, 5, 30, 120),
  againHours: fc.constantFrom(null, 1, 6),
});

/** What the live judge sees at a look: the day before what it has judged, and nothing after the look. */
function windowOf(series: PlaceSeries, from: number, until: number): PlaceSeries {
  const start = from - 24 * 60 * 60;
  const checks: number[] = [];
  for (let index = 0; index < series.checks.length; index += 1) {
    const moment = momentOf(series, index);
    if (moment >= start && moment < until) checks.push(packCheck(moment - start, valueAt(series, index)));
  }
  return { start, checks: Uint32Array.from(checks) };
}

test('a replay of all checks fires the same as running judgements, wherever the runs and restarts fell', () => {
  let fired = 0;
  fc.assert(
    fc.property(
      given,
      fc.array(answers, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 4 * DAY * STEP }), { maxLength: 40 }),
      (rule, queries, moments) => {
        const all = new Map(queries.map((one, index) => [`q${index}`, seriesOf(one)]));
        const end = slot(4 * DAY);
        const whole = judge(ruleOf(rule), all, beginState(START), end);
        let state = beginState(START);
        const reported: Firing[] = [];
        for (const until of [...moments.map((look) => START + look).toSorted((a, b) => a - b), end]) {
          const seen = new Map([...all].map(([key, series]) => [key, windowOf(series, state.until, until)]));
          const look = judge(ruleOf(rule), seen, state, until);
          reported.push(...look.firings);
          // A restart reads it back as the database kept it.
          state = AlertState.parse(JSON.parse(JSON.stringify(look.state)));
        }
        fired += reported.length;
        expect(reported).toEqual(whole.firings);
        expect(state).toEqual(whole.state);
      },
    ),
    { numRuns: 300 },
  );
  expect(fired).toBeGreaterThan(100);
});

test('rules share what is usual, however far each of them has come', () => {
  fc.assert(
    fc.property(
      fc.array(given, { minLength: 2, maxLength: 3 }),
      fc.array(answers, { minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 4 * DAY - 1 }), { minLength: 3, maxLength: 3 }),
      (rules, queries, begun) => {
        const all = new Map(queries.map((one, index) => [`q${index}`, seriesOf(one)]));
        const end = slot(4 * DAY);
        const from = slot(Math.min(...begun));
        const seen = new Map([...all].map(([key, series]) => [key, windowOf(series, from, end)]));
        const usualPlaces = createUsualPlaces(from);
        for (const [index, rule] of rules.entries()) {
          const state = beginState(slot(begun[index] ?? 0));
          const steps = judgeStepwise(ruleOf(rule), seen, state, { until: end, usualPlaces });
          let step = steps.next();
          while (!step.done) step = steps.next();
          expect(step.value).toEqual(judge(ruleOf(rule), all, state, end));
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('the running median is the lower one of what is inside', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1002 }), { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 1, max: 20 }),
      (values, width) => {
        const median = createRunningMedian();
        values.forEach((value, index) => {
          median.add(value);
          const gone = values[index - width];
          if (gone !== undefined) median.remove(gone);
          const newest = values.slice(Math.max(0, index - width + 1), index + 1).toSorted((a, b) => a - b);
          expect(median.get()).toBe(newest[(newest.length - 1) >> 1]);
        });
      },
    ),
  );
});
