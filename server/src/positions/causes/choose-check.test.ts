import type { CellCheck } from '@vitrina/contract/positions/causes.ts';
import { describe, expect, test } from 'vitest';
import { planCell } from '../matrix/plan-cell.ts';
import { chooseCheck } from './choose-check.ts';
import { chooseMoments } from './choose-moments.ts';

const check = (outcome: CellCheck['outcome'], place: CellCheck['place']): CellCheck => ({
  outcome,
  place,
  placesRead: 40,
  mode: 'plain',
  lateSeconds: 0,
  checkedAt: '2026-03-02T09:00:00.000Z',
});
const found = (place: number) => check('found', place);
const [absent, failed] = [check('notFound', 'notFound'), check('captcha', null)];

describe('a cell of several checks shows', () => {
  test.each([
    ['last', 12],
    ['best', 3],
    ['median', 7],
  ] as const)('the %s one', (choice, place) => {
    expect(chooseCheck([found(7), found(3), found(12)], choice)?.place).toBe(place);
  });

  test('an answer rather than a failure, and a place rather than none', () => {
    expect(chooseCheck([found(7), failed], 'last')?.place).toBe(7);
    expect(chooseCheck([found(7), absent], 'best')?.place).toBe(7);
    expect(chooseCheck([found(7), absent], 'last')?.place).toBe('notFound');
    expect(chooseCheck([failed], 'best')).toEqual(failed);
    expect(chooseCheck([], 'last')).toBeUndefined();
  });
});

describe('a cell covers', () => {
  const now = new Date('2026-03-11T09:30:00Z');
  const plan = (at: string, grouping: Parameters<typeof planCell>[0]['grouping'], historyDays = 90) =>
    planCell({ at: new Date(at), grouping, historyDays, now });

  test.each([
    ['Hour', '2026-03-10T09:20:00Z', '2026-03-10T09:00:00.000Z', '2026-03-10T10:00:00.000Z'],
    ['Day', '2026-03-10T09:20:00Z', '2026-03-09T21:00:00.000Z', '2026-03-10T21:00:00.000Z'],
    ['Week', '2026-03-05T09:20:00Z', '2026-03-01T21:00:00.000Z', '2026-03-08T21:00:00.000Z'],
    ['Month', '2026-02-05T09:20:00Z', '2026-01-31T21:00:00.000Z', '2026-02-28T21:00:00.000Z'],
  ] as const)('a %s by the Moscow clock', (grouping, at, startsAt, endsAt) => {
    expect(plan(at, grouping)).toEqual({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  });

  test('what has come of a week', () => {
    expect(plan('2026-03-10T09:00:00Z', 'Week')).toMatchObject({ endsAt: new Date('2026-03-11T21:00:00Z') });
  });

  test('what the period shows of it', () => {
    const cut = (from: string, to: string) =>
      planCell({
        at: new Date('2026-03-01T21:00:00Z'),
        grouping: 'Week',
        historyDays: 90,
        now,
        shown: { from, to },
      });
    expect(cut('2026-03-04', '2026-03-06')).toEqual({
      startsAt: new Date('2026-03-03T21:00:00Z'),
      endsAt: new Date('2026-03-06T21:00:00Z'),
    });
    // A link to a cell may outlive its period.
    for (const [from, to] of [
      ['2026-02-01', '2026-03-01'],
      ['2026-03-06', '2026-03-04'],
    ] as const)
      expect(cut(from, to)).toEqual({
        startsAt: new Date('2026-03-01T21:00:00Z'),
        endsAt: new Date('2026-03-08T21:00:00Z'),
      });
  });

  test('of a week in which the history of the plan begins only what the plan shows', () => {
    expect(plan('2026-03-01T21:00:00Z', 'Week', 7)).toEqual({
      startsAt: new Date('2026-03-04T21:00:00Z'),
      endsAt: new Date('2026-03-08T21:00:00Z'),
    });
  });

  test('nothing of the future or of before the history of the plan', () => {
    expect(plan('2026-03-12T09:00:00Z', 'Hour')).toMatchObject({ refused: 'outOfRange' });
    expect(plan('2026-03-01T09:00:00Z', 'Hour', 5)).toMatchObject({
      refused: 'outOfRange',
      from: '2026-03-07',
    });
  });
});

test('moments to learn from are spread over the time, each with the one after it', () => {
  expect(chooseMoments([1, 2, 3], 8)).toEqual([1, 2, 3]);
  const chosen = chooseMoments(
    Array.from({ length: 100 }, (_, index) => index),
    4,
  );
  expect(chosen).toEqual([0, 1, 24, 25, 49, 50, 74, 75]);
});
