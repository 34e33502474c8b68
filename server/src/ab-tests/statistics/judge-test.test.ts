import { AbResults } from '@vitrina/contract/ab-tests/results.ts';
import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_WINDOW, playTest } from '../../../proofs/ab/play-test.ts';
import { concludeTest, type JudgedTest } from './conclude-test.ts';
import { judgeTest } from './judge-test.ts';
import { isSure } from './verdict.ts';
import { moscowHour } from './window.ts';

const at = (days: number) => new Date(FIRST_WINDOW.getTime() + days * DAY_MS);
const kindOf = (played: JudgedTest) => concludeTest(played).verdict.kind;
const clear = playTest({ seed: 4, lifts: [0, 0.3], days: 21 });

describe('what may be said', () => {
  test('during warm-up nothing', () => {
    const now = new Date(FIRST_WINDOW.getTime() - HOUR_MS);
    expect(concludeTest({ ...clear, now }).verdict).toEqual({
      kind: 'warmUp',
      until: FIRST_WINDOW.toISOString(),
    });
  });

  test('after a pause or a stop in it that there is not enough, and never a moment to wait for', () => {
    const now = new Date(FIRST_WINDOW.getTime() - HOUR_MS);
    const stopped = { ...clear, now, isRunning: false, windows: [], plannedWindows: [] };
    expect(concludeTest({ ...stopped, startedAt: new Date(now.getTime() - HOUR_MS) }).verdict).toMatchObject({
      kind: 'notEnough',
      missing: { days: 7, windows: 14 },
    });
  });

  test('no winner before seven full days, whatever the difference', () => {
    const huge = playTest({ seed: 4, lifts: [0, 2], days: 21 });
    expect(concludeTest({ ...huge, now: at(6.9) }).verdict).toMatchObject({
      kind: 'notEnough',
      missing: { days: 1, windows: 0, hourImageIds: [], isUnbalanced: false },
    });
    expect(concludeTest({ ...huge, now: at(7) }).verdict).toMatchObject({ kind: 'better', imageId: 2 });
  });

  test('nor before fourteen windows of each image', () => {
    const slow = playTest({ seed: 4, lifts: [0, 2], days: 20, intervalMinutes: 1440 });
    expect(concludeTest(slow).verdict).toMatchObject({ kind: 'notEnough', missing: { days: 0, windows: 4 } });
  });

  test('nor while an image lacks a quarter of the day', () => {
    const windows = clear.windows.map((window) => ({
      ...window,
      isVoid: window.imageId === 1 && Math.floor(moscowHour(window.from) / 6) === 2,
    }));
    expect(concludeTest({ ...clear, windows }).verdict).toMatchObject({
      kind: 'notEnough',
      missing: { hourImageIds: [1], isUnbalanced: true },
    });
  });

  test('nor while the images were not shown as planned', () => {
    const windows = clear.windows.filter(({ imageId, number }) => imageId === 1 || number % 3 === 0);
    const result = concludeTest({ ...clear, windows });
    expect(result.verdict).toMatchObject({ kind: 'notEnough', missing: { isUnbalanced: true } });
    expect(result.warnings).toContain('balance');
    expect(result.balance.isRed).toBe(true);
  });

  test('campaigns that rest at night take nothing from a verdict', () => {
    const windows = clear.windows.map((window) =>
      moscowHour(window.from) < 6 ? { ...window, views: 0, clicks: 0, carts: 0, orders: 0 } : window,
    );
    const result = concludeTest({ ...clear, windows });
    expect(result.verdict).toMatchObject({ kind: 'better', imageId: 2 });
    expect(result.balance.isRed).toBe(false);
  });

  test('a clear difference is named, with an interval that leaves zero out', () => {
    const { verdict } = concludeTest(clear);
    expect(verdict).toMatchObject({ kind: 'better', imageId: 2, otherImageId: 1 });
    if (verdict.kind !== 'better') throw new Error('there is a winner');
    expect(verdict.lift.low).toBeGreaterThan(0);
    expect(verdict.lift.low).toBeLessThan(0.3);
    expect(verdict.lift.high).toBeGreaterThan(0.3);
    expect(verdict.lossPerThousand).toBeLessThan(0.3);
  });

  test('a small one is only said to lead, and over whom it may be behind', () => {
    const { verdict } = concludeTest(playTest({ seed: 5, lifts: [0, 0.03, 0.02], days: 14 }));
    expect(verdict.kind).toBe('leads');
    if (verdict.kind !== 'leads') throw new Error('one leads');
    expect(verdict.chance).toBeGreaterThan(1 / 3);
    expect(verdict.otherImageId).not.toBe(verdict.imageId);
  });

  test('the same picture twice with very many views: no difference worth caring about', () => {
    const same = playTest({ seed: 6, lifts: [0, 0], days: 28, world: { viewsPerDay: 400_000, noise: 0.02 } });
    const { verdict } = concludeTest(same);
    expect(verdict.kind).toBe('noDifference');
    if (verdict.kind !== 'noDifference') throw new Error('there is none');
    expect(verdict.withinPercent).toBeLessThanOrEqual(5);
    expect(kindOf({ ...same, minimumEffect: 0.0001 })).toBe('leads');
  });

  test('an image that was taken out is no winner any more', () => {
    const images = [
      { id: 1, isExcluded: false },
      { id: 2, isExcluded: true },
    ];
    const result = concludeTest({ ...clear, images });
    expect(result.verdict.kind).toBe('notEnough');
    expect(result.images[1]).toMatchObject({ imageId: 2, chanceToBeBest: null });
    expect(result.images[1]?.counters.views).toBeGreaterThan(0);
  });
});

describe('numbers', () => {
  test('a stop or a pause, which cuts the schedule off, changes no interval', () => {
    const running = { ...clear, now: at(8) };
    const plannedWindows = clear.plannedWindows.filter(({ from }) => from < running.now);
    expect(plannedWindows.length).toBeLessThan(clear.plannedWindows.length);
    expect(concludeTest({ ...running, plannedWindows })).toEqual(concludeTest(running));
  });

  test('they are what the contract says, and counters add up', () => {
    const judged = judgeTest(clear);
    const none = { views: 0, clicks: 0, carts: null, orders: 0, modelOrders: null };
    expect(AbResults.safeParse({ ...judged, version: 1, gap: none, total: none }).success).toBe(true);
    const views = judged.images.reduce((sum, { allCounters }) => sum + allCounters.views, 0);
    expect(views).toBe(clear.windows.reduce((sum, window) => sum + window.views, 0));
    expect(judged.hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(judged.days).toHaveLength(22);
    const last = judged.cumulative.at(-1)?.images[1];
    expect(last).toEqual({ imageId: 2, ...judged.images[1]?.lift });
  });

  test('the same moment has the same digits; a void window that counts again changes nothing', () => {
    fc.assert(
      fc.property(fc.nat(), fc.subarray(clear.windows.map(({ number }) => number)), (seed, numbers) => {
        const played = playTest({ seed, lifts: [0, 0.1], days: 8 });
        const before = judgeTest(played);
        const windows = played.windows.map((window) => ({
          ...window,
          isVoid: numbers.includes(window.number),
        }));
        const between = judgeTest({ ...played, windows });
        expect(between.images.map(({ allCounters }) => allCounters)).toEqual(
          before.images.map(({ allCounters }) => allCounters),
        );
        expect(
          judgeTest({ ...played, windows: played.windows.map((window) => ({ ...window, isVoid: false })) }),
        ).toEqual(before);
      }),
      { numRuns: 10 },
    );
  });

  test('the order of images and which of them is the baseline change no rate and no chance', () => {
    const played = playTest({ seed: 8, lifts: [0, 0.1, -0.1], days: 9 });
    const one = concludeTest(played);
    const other = concludeTest({ ...played, images: played.images.toReversed(), baselineId: 3 });
    for (const { imageId, adjustedCtr, chanceToBeBest } of one.images) {
      const same = other.images.find((image) => image.imageId === imageId);
      expect(same?.adjustedCtr).toBeCloseTo(adjustedCtr ?? 0, 12);
      expect(same?.chanceToBeBest).toBeCloseTo(chanceToBeBest ?? 0, 9);
    }
  });

  test('whatever was counted, no digit is missing or endless', () => {
    const counts = fc.record({
      views: fc.constantFrom(0, 1, 3, 100, 5000),
      share: fc.constantFrom(0, 0.001, 0.04, 0.5, 1),
      isVoid: fc.boolean(),
      carts: fc.constantFrom(null, 0, 2),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(0, 0.1, 1, 8),
        fc.array(counts, { minLength: 1, maxLength: 40 }),
        (images, days, drawn) => {
          const lifts = Array.from({ length: images }, () => 0);
          const played = playTest({ seed: 3, lifts, days });
          const windows = played.windows.map((window, index) => {
            const { views, share, isVoid, carts } = drawn[index % drawn.length] ?? drawn[0] ?? never();
            return { ...window, views, clicks: Math.floor(views * share), orders: 0, isVoid, carts };
          });
          const text = JSON.stringify(judgeTest({ ...played, windows }), (_key, value: unknown) => {
            if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(String(value));
            return value;
          });
          expect(text).not.toBe('');
        },
      ),
      { numRuns: 60 },
    );
  });

  test('more orders of the image that does not lead by clicks are a warning', () => {
    const windows = clear.windows.map((window) => ({
      ...window,
      carts: Math.round(window.clicks * (window.imageId === 1 ? 0.3 : 0.05)),
      orders: Math.round(window.clicks * 0.1),
    }));
    expect(concludeTest({ ...clear, windows }).warnings).toEqual(['carts']);
    const reversed = windows.map((window) => ({ ...window, carts: window.orders, orders: window.carts }));
    expect(concludeTest({ ...clear, windows: reversed }).warnings).toEqual(['orders']);
    const unknown = windows.map((window) => ({ ...window, carts: null }));
    expect(concludeTest({ ...clear, windows: unknown }).warnings).toEqual([]);
    expect(concludeTest({ ...clear, windows: unknown }).images[0]).toMatchObject({ cartShare: null });
  });

  test('money is a range around what the clicks gained bring, and nothing without a price', () => {
    const { money, images } = concludeTest(clear);
    const days = 21 / 7;
    const views = clear.windows.reduce((sum, window) => sum + window.views, 0) / days;
    const orders = clear.windows.reduce((sum, window) => sum + window.orders, 0);
    const clicks = clear.windows.reduce((sum, window) => sum + window.clicks, 0);
    const gained = ((images[1]?.adjustedCtr ?? 0) - (images[0]?.adjustedCtr ?? 0)) * views;
    const middle = ((money?.lowKopecks ?? 0) + (money?.highKopecks ?? 0)) / 2;
    expect(middle / ((gained * orders * 150_000) / clicks)).toBeCloseTo(1, 1);
    expect(concludeTest({ ...clear, averagePriceKopecks: null }).money).toBeNull();
    expect(concludeTest({ ...clear, baselineId: 2 }).money).toBeNull();
  });

  test('each hour of the profile is of the windows that cover it', () => {
    const { hours } = judgeTest({ ...clear, now: at(2) });
    const own = clear.windows.filter(
      ({ imageId, from, to }) => imageId === 2 && moscowHour(from) === 5 && to <= at(2),
    );
    const views = own.reduce((sum, window) => sum + window.views, 0);
    const clicks = own.reduce((sum, window) => sum + window.clicks, 0);
    expect(hours[5]?.images[1]?.value).toBe(views === 0 ? null : clicks / views);
  });
});

describe('when a test that runs until it is sure may end', () => {
  const narrow = playTest({
    seed: 6,
    lifts: [0, 0],
    days: 28,
    world: { viewsPerDay: 200_000, noise: 0.05 },
  });

  test('never before the design is complete', () => {
    expect(isSure(concludeTest({ ...clear, now: at(5) }), 'bound', 0.05)).toBe(false);
    expect(isSure(concludeTest({ ...narrow, now: at(5) }), 'precision', 0.9)).toBe(false);
  });

  test('with a winner by either rule', () => {
    expect(isSure(concludeTest(clear), 'bound', 0.05)).toBe(true);
    expect(isSure(concludeTest(clear), 'precision', 0.05)).toBe(true);
  });

  test('by precision as soon as the intervals are narrow, whatever they say', () => {
    const result = concludeTest({ ...narrow, minimumEffect: 0.001 });
    expect(result.verdict.kind).toBe('leads');
    expect(isSure(result, 'precision', 0.04)).toBe(true);
    expect(isSure(result, 'precision', 0.001)).toBe(false);
    expect(isSure(result, 'bound', 0.04)).toBe(false);
  });
});

function never(): never {
  throw new Error('there is at least one');
}
