import { DAY_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { FIRST_WINDOW, playTest } from '../../../proofs/ab/play-test.ts';
import { playSchedule, REFERENCE_WORLD } from '../../../proofs/ab/world.ts';
import { createChance } from '../../platform/chance.ts';
import { adaptSchedule } from '../design/adapt-schedule.ts';
import type { PlannedWindow } from '../design/plan-schedule.ts';
import { concludeTest, type JudgedTest } from './conclude-test.ts';

const DAYS = 14;

/** The first image is shown more from day to day while the market gets better: by raw shares it would look better. */
function risingMarket(seed: number): JudgedTest {
  const test = playTest({ seed, lifts: [0, 0], days: DAYS });
  let planned: PlannedWindow[] = [...test.plannedWindows];
  for (let day = 1; day < DAYS; day += 1) {
    const chances = new Map([
      [1, day / DAYS],
      [2, 1 - day / DAYS],
    ]);
    planned = adaptSchedule({
      windows: planned,
      imageIds: [1, 2],
      chances,
      intervalMinutes: 60,
      moment: new Date(FIRST_WINDOW.getTime() + (day - 1) * DAY_MS),
      until: test.now,
      seed,
    });
  }
  const world = { ...REFERENCE_WORLD, lifts: new Map<number, number>() };
  const first = FIRST_WINDOW.getTime();
  const windows = playSchedule(world, planned, createChance(~seed)).map((window) => ({
    ...window,
    clicks: Math.round(window.clicks * (1 + (window.from.getTime() - first) / (DAYS * DAY_MS))),
  }));
  return { ...test, plannedWindows: planned, windows, strategy: 'adaptive' };
}

const liftsOf = (strategy: 'adaptive' | 'views') =>
  Array.from({ length: 12 }, (_, seed) => {
    const { images } = concludeTest({ ...risingMarket(seed), strategy });
    return images[1]?.lift?.value ?? 0;
  });
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('weights take out what the days did; without them the image of the good days looks better', () => {
  expect(Math.abs(mean(liftsOf('adaptive')))).toBeLessThan(0.05);
  expect(mean(liftsOf('views'))).toBeLessThan(-0.1);
});

test('the page says what the strategy costs in honesty', () => {
  expect(concludeTest(risingMarket(1)).warnings).toContain('adaptive');
});
