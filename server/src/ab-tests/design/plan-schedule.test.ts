import { AB_INTERVALS } from '@vitrina/contract/ab-tests/bounds.ts';
import { DAY_MINUTES, DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlannedWindow, planSchedule, replanSchedule } from './plan-schedule.ts';
import { listSlots } from './slots.ts';

/** Midnight in Moscow. */
const MIDNIGHT = new Date('2026-03-01T21:00:00Z');
const after = (ms: number, from = MIDNIGHT) => new Date(from.getTime() + ms);
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => 101 + index);

const plan = fc.record({
  imageIds: fc.integer({ min: 2, max: 15 }).map(idsOf),
  intervalMinutes: fc.constantFrom(...AB_INTERVALS),
  seed: fc.integer(),
});

function slotOf({ from }: PlannedWindow, intervalMinutes: number) {
  const minutes = (from.getTime() - MIDNIGHT.getTime()) / MINUTE_MS;
  return { day: Math.floor(minutes / DAY_MINUTES), slot: (minutes % DAY_MINUTES) / intervalMinutes };
}

test('within as many days as there are images every image has every slot of the day exactly once', () => {
  fc.assert(
    fc.property(plan, ({ imageIds, intervalMinutes, seed }) => {
      const days = imageIds.length;
      const windows = planSchedule({
        imageIds,
        intervalMinutes,
        seed,
        from: MIDNIGHT,
        until: after(2 * days * DAY_MS),
      });
      for (const cycle of [0, 1]) {
        const cells = windows
          .map((window) => ({ ...slotOf(window, intervalMinutes), imageId: window.imageId }))
          .filter(({ day }) => Math.floor(day / days) === cycle)
          .map(({ slot, imageId }) => `${imageId} at ${slot}`);
        expect(cells).toHaveLength((days * DAY_MINUTES) / intervalMinutes);
        expect(new Set(cells).size).toBe(cells.length);
      }
    }),
    { numRuns: 60 },
  );
});

test('a whole day shows all images as often, or one window apart', () => {
  fc.assert(
    fc.property(plan, ({ imageIds, intervalMinutes, seed }) => {
      const windows = planSchedule({
        imageIds,
        intervalMinutes,
        seed,
        from: MIDNIGHT,
        until: after(DAY_MS),
      });
      const counts = imageIds.map((id) => windows.filter(({ imageId }) => imageId === id).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});

test('windows follow each other without a gap from the next slot to the end, numbered from 1', () => {
  fc.assert(
    fc.property(
      plan,
      fc.integer({ min: 0, max: 3 * DAY_MS }),
      fc.integer({ min: 2 * DAY_MS, max: 9 * DAY_MS }),
      (shape, begin, length) => {
        const [from, until] = [after(begin), after(begin + length)];
        const windows = planSchedule({ ...shape, from, until });
        const interval = shape.intervalMinutes * MINUTE_MS;
        const first = windows[0]?.from.getTime() ?? 0;
        expect((first - MIDNIGHT.getTime()) % interval).toBe(0);
        expect(first - from.getTime()).toBeGreaterThanOrEqual(0);
        expect(first - from.getTime()).toBeLessThan(interval);
        expect(windows.at(-1)?.to).toEqual(until);
        expect(windows.map(({ number }) => number)).toEqual(windows.map((_, index) => index + 1));
        for (const [index, { to }] of windows.slice(0, -1).entries())
          expect(windows[index + 1]?.from).toEqual(to);
        expect(planSchedule({ ...shape, from, until })).toEqual(windows);
      },
    ),
  );
});

test('each image follows each other one about as often, and sometimes itself', () => {
  for (const count of [2, 3, 4, 5]) {
    const imageIds = idsOf(count);
    const shape = { imageIds, intervalMinutes: 60, seed: 7 };
    const windows = planSchedule({ ...shape, from: MIDNIGHT, until: after(60 * DAY_MS) });
    const pairs = Map.groupBy(
      windows.slice(1).map(({ imageId }, index) => `${windows[index]?.imageId} ${imageId}`),
      (pair) => pair,
    );
    const others = [...pairs].filter(([pair]) => new Set(pair.split(' ')).size === 2);
    const sizes = others.map(([, { length }]) => length);
    expect(others).toHaveLength(count * (count - 1));
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.25);
    expect(pairs.size - others.length).toBe(count);
  }
});

test('another seed is another schedule', () => {
  const plans = [1, 2, 3].map((seed) =>
    planSchedule({
      imageIds: idsOf(4),
      intervalMinutes: 60,
      from: MIDNIGHT,
      until: after(4 * DAY_MS),
      seed,
    })
      .map(({ imageId }) => imageId)
      .join(),
  );
  expect(new Set(plans).size).toBe(3);
});

const shape = { imageIds: idsOf(3), intervalMinutes: 60, until: after(9 * DAY_MS), seed: 3 };
const windows = planSchedule({ ...shape, from: MIDNIGHT });

test('an excluded image is gone from the moment on, in the middle of its window, and the past stays', () => {
  const running = windows.find(({ from, imageId }) => from >= after(2 * DAY_MS) && imageId === 102);
  const moment = after(20 * MINUTE_MS, running?.from);
  const changed = replanSchedule({ ...shape, imageIds: [101, 103], windows, moment });
  const past = windows.filter(({ to }) => to <= moment);
  expect(changed.slice(0, past.length)).toEqual(past);
  expect(changed[past.length]).toEqual({ ...running, to: moment });
  const next = changed[past.length + 1];
  expect(next).toMatchObject({ number: (running?.number ?? 0) + 1, from: moment, to: running?.to });
  expect(changed.slice(past.length + 1).some(({ imageId }) => imageId === 102)).toBe(false);
  expect(changed.at(-1)?.to).toEqual(shape.until);
});

test('a window whose image stays is shown to its end', () => {
  const running = windows.find(({ from, imageId }) => from >= after(2 * DAY_MS) && imageId === 101);
  const moment = after(20 * MINUTE_MS, running?.from);
  const changed = replanSchedule({ ...shape, imageIds: [101, 103], windows, moment });
  expect(changed.find(({ number }) => number === running?.number)).toEqual(running);
  expect(changed.find(({ number }) => number === (running?.number ?? 0) + 1)?.from).toEqual(running?.to);
});

test('after a pause the schedule goes on in the middle of a slot, with new numbers', () => {
  const shown = windows
    .filter(({ from }) => from < after(30 * HOUR_MS))
    .map((window) => ({ ...window, to: window.to > after(30 * HOUR_MS) ? after(30 * HOUR_MS) : window.to }));
  const moment = after(50 * HOUR_MS + 15 * MINUTE_MS);
  const changed = replanSchedule({ ...shape, windows: shown, moment });
  expect(changed[shown.length]).toMatchObject({
    number: shown.length + 1,
    from: moment,
    to: after(51 * HOUR_MS),
  });
});

test('an empty span has no slots', () => {
  expect(listSlots(MIDNIGHT, MIDNIGHT, 60)).toEqual([]);
});
