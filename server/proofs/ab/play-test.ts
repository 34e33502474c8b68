import { DAY_MS } from '@vitrina/contract/durations.ts';
import { planSchedule } from '../../src/ab-tests/design/plan-schedule.ts';
import type { JudgedTest } from '../../src/ab-tests/statistics/conclude-test.ts';
import { createChance } from '../../src/platform/chance.ts';
import { playSchedule, REFERENCE_WORLD, type World } from './world.ts';

export type PlayedTest = {
  seed: number;
  /** True lift of each image over the first: as many images as there are numbers. */
  lifts: readonly number[];
  days: number;
  intervalMinutes?: number;
  world?: Partial<World>;
};

/** Six in the morning in Moscow, on a Monday. */
export const FIRST_WINDOW = new Date('2026-03-02T03:00:00Z');

/** A whole test as it is judged after its last day. */
export function playTest({ seed, lifts, days, intervalMinutes = 60, world = {} }: PlayedTest): JudgedTest {
  const imageIds = lifts.map((_, index) => 1 + index);
  const now = new Date(FIRST_WINDOW.getTime() + days * DAY_MS);
  const plannedWindows = planSchedule({ imageIds, intervalMinutes, from: FIRST_WINDOW, until: now, seed });
  const truth = new Map(lifts.map((lift, index) => [1 + index, lift]));
  const windows = playSchedule(
    { ...REFERENCE_WORLD, lifts: truth, ...world },
    plannedWindows,
    createChance(~seed),
  );
  return {
    windows,
    images: imageIds.map((id) => ({ id, isExcluded: false })),
    baselineId: 1,
    minimumEffect: 0.05,
    startedAt: FIRST_WINDOW,
    now,
    isRunning: true,
    plannedWindows,
    intervalMinutes,
    longestMs: days * DAY_MS,
    strategy: 'views',
    averagePriceKopecks: 150_000,
  };
}
