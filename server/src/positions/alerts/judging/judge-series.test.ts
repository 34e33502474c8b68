import type { AlertChange } from '@vitrina/contract/positions/alerts.ts';
import { expect, test } from 'vitest';
import { createValueTest } from './alert-values.ts';
import { judgeSeries, type Streak } from './judge-series.ts';
import { packCheck } from './place-series.ts';

const START = 1_000_000;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

type Given = {
  checks: [seconds: number, value: number][];
  change?: AlertChange;
  lastingMinutes?: number;
  streak?: Streak | null;
  from?: number;
  until?: number;
  usual?: number;
};

/** Which checks count and when the query begins or ends to, in seconds of the series. */
function judge({ checks, change = { kind: 'below', place: 10 }, lastingMinutes = 0, ...given }: Given) {
  const counted: number[] = [];
  const { streak, flips } = judgeSeries(
    {
      rule: { change, lastingMinutes },
      matches: createValueTest(change),
      series: { start: START, checks: Uint32Array.from(checks, ([at, value]) => packCheck(at, value)) },
      streak: given.streak ?? null,
      from: START + (given.from ?? 0),
      until: START + (given.until ?? 10 * DAY),
      usualPlaces: ({ checks: all }) => new Uint16Array(all.length).fill(given.usual ?? 0),
    },
    (at) => counted.push(at - START),
  );
  return { counted, streak, flips: flips.map((flip) => [flip.at - START, flip.streak !== null]) };
}

test('a level begins with the check behind it and ends with the one that is back', () => {
  const { counted, flips, streak } = judge({
    checks: [
      [0, 10],
      [60, 11],
      [120, 12],
      [180, 10],
    ],
  });
  expect(counted).toEqual([60, 120]);
  expect(flips).toEqual([
    [60, true],
    [180, false],
  ]);
  expect(streak).toBeNull();
});

test('a streak remembers where the query was and where it is now', () => {
  const { streak } = judge({
    checks: [
      [0, 9],
      [60, 11],
      [120, 15],
    ],
  });
  expect(streak).toEqual({ since: START + 60, was: 9, became: 15, counts: true });
});

test('a first check has nothing to be compared with, nor has one a day and more after the last', () => {
  expect(
    judge({
      checks: [
        [0, 11],
        [60, 12],
      ],
    }).flips,
  ).toEqual([]);
  expect(
    judge({
      checks: [
        [0, 5],
        [DAY, 11],
      ],
    }).flips,
  ).toEqual([[DAY, true]]);
  expect(
    judge({
      checks: [
        [0, 5],
        [DAY + 1, 11],
      ],
    }).flips,
  ).toEqual([]);
});

test('a streak counts once it has lasted', () => {
  const checks: Given['checks'] = [
    [0, 5],
    [60, 11],
    [119, 11],
    [120, 11],
    [180, 5],
  ];
  const { counted, flips } = judge({ checks, lastingMinutes: 1 });
  expect(counted).toEqual([120]);
  expect(flips).toEqual([
    [120, true],
    [180, false],
  ]);
});

test('a streak that ends before it counts was none', () => {
  expect(
    judge({
      checks: [
        [0, 5],
        [60, 11],
        [90, 5],
      ],
      lastingMinutes: 1,
    }).flips,
  ).toEqual([]);
});

test('checks before the judged time are only compared with, those after it are not read', () => {
  const checks: Given['checks'] = [
    [0, 5],
    [60, 11],
    [120, 12],
    [180, 13],
  ];
  expect(judge({ checks, from: 60 }).counted).toEqual([60, 120, 180]);
  expect(judge({ checks, from: 61 }).counted).toEqual([]);
  expect(judge({ checks, until: 180 }).counted).toEqual([60, 120]);
});

test('a streak goes on from one judgement to the next and is left as it was', () => {
  const streak = { since: START, was: 5, became: 11, counts: true };
  const judged = judge({ checks: [[60, 12]], streak });
  expect(judged).toMatchObject({ counted: [60], flips: [], streak: { since: START, became: 12 } });
  expect(streak.became).toBe(11);
});

test('an edge is compared with the usual place, for a day', () => {
  const change: AlertChange = { kind: 'falls', by: 5 };
  const checks: Given['checks'] = [
    [0, 14],
    [60, 15],
    [DAY + 59, 15],
    [DAY + 60, 14],
  ];
  expect(judge({ checks, change, usual: 10 }).flips).toEqual([
    [60, true],
    [DAY + 60, false],
  ]);
  expect(judge({ checks, change, usual: 0 }).flips).toEqual([]);
});

test('an edge that still holds after a day ends, and begins anew against what is usual then', () => {
  const change: AlertChange = { kind: 'falls', by: 5 };
  const flips = (at: number) =>
    judge({
      checks: [
        [60, 15],
        [at, 15],
      ],
      change,
      usual: 10,
    }).flips;
  expect(flips(DAY + 59)).toEqual([[60, true]]);
  expect(flips(DAY + 60)).toEqual([
    [60, true],
    [DAY + 60, false],
    [DAY + 60, true],
  ]);
});

test('a level that holds for longer than a day goes on', () => {
  expect(
    judge({
      checks: [
        [0, 5],
        [60, 15],
        [2 * DAY, 15],
      ],
    }).flips,
  ).toEqual([[60, true]]);
});
