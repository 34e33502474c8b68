import { moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adaptiveShares, adaptSchedule } from './adapt-schedule.ts';
import { planSchedule } from './plan-schedule.ts';

const MIDNIGHT = new Date('2026-03-01T21:00:00Z');
const after = (ms: number) => new Date(MIDNIGHT.getTime() + ms);

test('shares follow the chances above a floor of a tenth and add up to one', () => {
  const chances = new Map([
    [1, 0.7],
    [2, 0.3],
    [3, 0],
  ]);
  const shares = adaptiveShares([1, 2, 3], chances).map(({ share }) => share);
  for (const [index, share] of [0.1 + 0.7 * 0.7, 0.1 + 0.7 * 0.3, 0.1].entries())
    expect(shares[index]).toBeCloseTo(share, 12);
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 15 }),
      (drawn) => {
        const all = adaptiveShares(
          drawn.map((_, index) => index),
          new Map(drawn.entries()),
        );
        expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        for (const { share } of all)
          expect(share).toBeGreaterThanOrEqual(Math.min(0.1, 1 / drawn.length) - 1e-12);
      },
    ),
  );
});

test('as long as an image was not measured all are shown alike', () => {
  for (const { share } of adaptiveShares([1, 2, 3], new Map([[1, 1]]))) expect(share).toBeCloseTo(1 / 3, 12);
});

const shape = { imageIds: [1, 2, 3], intervalMinutes: 60, until: after(5 * DAY_MS), seed: 3 };
const windows = planSchedule({ ...shape, from: MIDNIGHT });
const chances = new Map([
  [1, 0.9],
  [2, 0.1],
  [3, 0],
]);

test('today stays as planned, from midnight on each quarter of a day has the images by their shares', () => {
  const adapted = adaptSchedule({ ...shape, windows, chances, moment: after(30 * HOUR_MS) });
  expect(adapted.slice(0, 48)).toEqual(windows.slice(0, 48));
  expect(adapted.map(({ number, from, to }) => ({ number, from, to }))).toEqual(
    windows.map(({ number, from, to }) => ({ number, from, to })),
  );
  const days = Map.groupBy(adapted.slice(48), ({ from }) => moscowDay(from));
  expect(days.size).toBe(3);
  for (let start = 48; start < adapted.length; start += 6) {
    const quarter = adapted.slice(start, start + 6).map(({ imageId }) => imageId);
    const first = quarter.filter((imageId) => imageId === 1).length;
    // 0.73 of six windows
    expect([4, 5]).toContain(first);
  }
  const shown = new Set(adapted.slice(48).map(({ imageId }) => imageId));
  expect(shown).toEqual(new Set([1, 2, 3]));
  expect(adaptSchedule({ ...shape, windows, chances, moment: after(30 * HOUR_MS) })).toEqual(adapted);
});

test('windows of a whole day are drawn a day at a time', () => {
  const slow = { ...shape, intervalMinutes: 1440 };
  const planned = planSchedule({ ...slow, from: MIDNIGHT });
  const adapted = adaptSchedule({ ...slow, windows: planned, chances, moment: after(HOUR_MS) });
  expect(adapted).toHaveLength(5);
  expect(adapted[0]).toEqual(planned[0]);
});
