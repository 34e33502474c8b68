import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { expect, test } from 'vitest';
import { createChance } from '../../platform/chance.ts';
import { summarize } from './summarize.ts';
import type { Week } from './week.ts';

const LAST = '2026-01-04';

function liftOf(value: number) {
  return {
    value,
    low: value / 2,
    high: 2 * value,
    listGrowth: value,
    randomGrowth: 1,
    verdict: 'cannotSay' as const,
  };
}

function yearOf(lifts: readonly number[], chance = 0.5): Map<Day, Week> {
  return new Map(
    lifts.map((lift, index): [Day, Week] => [
      addDays(LAST, -7 * (lifts.length - 1 - index)),
      {
        state: 'judged',
        queries: 100,
        orders: null,
        searches: liftOf(lift),
        parts: [
          {
            from: 0,
            to: 40,
            queries: 10,
            orders: { known: 0, sum: 0 },
            searches: { known: 10, sum: 10 * chance },
          },
          ...Array.from({ length: 9 }, () => null),
        ],
      },
    ]),
  );
}

const searchesOf = (lifts: readonly number[]) => {
  const result = summarize(yearOf(lifts));
  return result.state === 'done' ? result.searches : undefined;
};

test('lists that were as often half as good as twice as good say nothing', () => {
  const lifts = Array.from({ length: 32 }, (_, week) => (Math.floor(week / 8) % 2 === 0 ? 2 : 0.5));
  expect(searchesOf(lifts)).toMatchObject({
    verdict: 'cannotSay',
    reason: 'acrossOne',
    blocks: 4,
    weeks: 32,
  });
  expect(searchesOf(lifts)?.lift?.value).toBeCloseTo(1);
});

test('lists that were always better are, and those that were always worse are worse', () => {
  const chance = createChance(3);
  const noise = Array.from({ length: 32 }, () => 0.95 + 0.1 * chance());
  expect(searchesOf(noise.map((one) => 1.5 * one))).toMatchObject({ verdict: 'better', reason: null });
  expect(searchesOf(noise.map((one) => one / 1.5))).toMatchObject({ verdict: 'worse', reason: null });
});

test('a list that lost everything is counted, and has bounds', () => {
  const lift = searchesOf(Array.from({ length: 24 }, (_, week) => (week === 5 ? 0 : 1)))?.lift;
  expect(Number.isFinite(lift?.low)).toBe(true);
});

test('it says why it says nothing', () => {
  expect(searchesOf([1, 1])).toMatchObject({ reason: 'fewBlocks', lift: null });
  expect(summarize(yearOf([1, 1]))).toMatchObject({
    orders: { reason: 'nothingBefore', lift: null, weeks: 0 },
  });
  const few = (day: Day, queries: number): [Day, Week] => [day, { state: 'tooFew', queries }];
  expect(summarize(new Map([few('2025-12-28', 90), few(LAST, 70)]))).toEqual({
    state: 'tooFew',
    queries: 90,
  });
});

test('chances stay within 0 and 1, and what nobody measured has none', () => {
  const lifts = Array.from({ length: 24 }, () => 1);
  const weeks = [...yearOf(lifts, 1)].map(([day, week], index): [Day, Week] =>
    index < 8 ? [day, yearOf([1], 0.6).get(LAST) ?? week] : [day, week],
  );
  const result = summarize(new Map(weeks));
  const [part] = result.state === 'done' ? result.calibration : [];
  expect(part).toMatchObject({ tenth: 1, from: 0, to: 40, queries: 240, orders: null });
  expect(part?.searches?.high).toBe(1);
  expect(part?.searches?.low).toBeGreaterThanOrEqual(0);
});
