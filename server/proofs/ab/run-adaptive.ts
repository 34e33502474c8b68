import { DAY_MS } from '@vitrina/contract/durations.ts';
import { adaptSchedule } from '../../src/ab-tests/design/adapt-schedule.ts';
import type { PlannedWindow } from '../../src/ab-tests/design/plan-schedule.ts';
import { concludeTest, type JudgedTest } from '../../src/ab-tests/statistics/conclude-test.ts';
import type { MeasuredWindow } from '../../src/ab-tests/statistics/window.ts';
import { createChance } from '../../src/platform/chance.ts';
import { FIRST_WINDOW, playTest } from './play-test.ts';
import type { Outcome } from './run-tests.ts';
import { playSchedule, REFERENCE_WORLD } from './world.ts';

function chancesOf({ images }: ReturnType<typeof concludeTest>): Map<number, number> {
  return new Map(
    images.flatMap(({ imageId, chanceToBeBest }) =>
      chanceToBeBest === null ? [] : [[imageId, chanceToBeBest] as const],
    ),
  );
}

/** Each day's windows are played once, whatever the days after it will be. */
function playDay(
  planned: readonly PlannedWindow[],
  [from, until]: readonly [Date, Date],
  lifts: ReadonlyMap<number, number>,
  seed: number,
): MeasuredWindow[] {
  const day = planned.filter((window) => window.from >= from && window.from < until);
  return playSchedule({ ...REFERENCE_WORLD, lifts }, day, createChance(seed));
}

/** The winner that an adaptive test names, looked at and adapted after every day. */
export function runAdaptive(seed: number, lifts: readonly number[], days: number): Outcome['winner'] {
  const start: JudgedTest = { ...playTest({ seed, lifts, days }), strategy: 'adaptive' };
  const truth = new Map(lifts.map((lift, index) => [1 + index, lift]));
  const imageIds = [...truth.keys()];
  let planned: readonly PlannedWindow[] = start.plannedWindows;
  const windows: MeasuredWindow[] = [];
  for (let day = 0; day < days; day += 1) {
    const [from, now] = [day, day + 1].map((count) => new Date(FIRST_WINDOW.getTime() + count * DAY_MS));
    if (from === undefined || now === undefined) break;
    windows.push(...playDay(planned, [from, now], truth, seed * days + day));
    const conclusion = concludeTest({ ...start, windows, plannedWindows: planned, now });
    if (conclusion.verdict.kind === 'better') return { day: day + 1, imageId: conclusion.verdict.imageId };
    planned = adaptSchedule({
      windows: planned,
      imageIds,
      chances: chancesOf(conclusion),
      intervalMinutes: 60,
      moment: now,
      until: start.now,
      seed,
    });
  }
  return null;
}
