import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { playTest } from '../../../proofs/ab/play-test.ts';
import { checkBalance } from './balance.ts';
import { exposuresOf, moscowHour } from './window.ts';

const { plannedWindows } = playTest({ seed: 1, lifts: [0, 0, 0], days: 21 });

test('a test that was shown as planned is balanced', () => {
  expect(checkBalance(plannedWindows, plannedWindows)).toEqual({ p: 1, isRed: false });
});

test('what is lost by chance passes', () => {
  const reds = Array.from({ length: 100 }, (_, seed) => {
    const played = playTest({ seed, lifts: [0, 0, 0], days: 21, world: { lostShare: 0.3 } });
    const shown = played.windows.filter(({ isVoid }) => !isVoid);
    return checkBalance(shown, played.plannedWindows).isRed;
  });
  expect(reds.filter((isRed) => isRed)).toEqual([]);
});

test('an image that was shown half as often is not', () => {
  const shown = plannedWindows.filter(({ imageId, number }) => imageId !== 2 || number % 2 === 0);
  expect(checkBalance(shown, plannedWindows).isRed).toBe(true);
});

test('nor is an image that was never shown at night, though it lost little time', () => {
  const shown = plannedWindows.filter(({ imageId, from }) => imageId !== 2 || moscowHour(from) >= 6);
  const balance = checkBalance(shown, plannedWindows);
  expect(balance.isRed).toBe(true);
  expect(balance.p).toBeGreaterThan(0);
});

test('before anything was shown there is nothing to compare', () => {
  expect(checkBalance([], plannedWindows)).toEqual({ p: null, isRed: false });
  expect(checkBalance([], [])).toEqual({ p: null, isRed: false });
});

test('a window over midnight lies in the evening and at night', () => {
  const from = new Date('2026-03-02T18:00:00Z');
  const span = { imageId: 7, from, to: new Date(from.getTime() + 12 * HOUR_MS) };
  expect([...exposuresOf([span])]).toEqual([[7, [6 * HOUR_MS, 3 * HOUR_MS, 0, 3 * HOUR_MS]]]);
});
