import type { AbCounters, getAbResults } from '@vitrina/contract/ab-tests/results.ts';
import type * as z from 'zod';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { addCounters, NO_COUNTERS } from '../counters/counters.ts';
import { type CounterSums, sumCounters } from '../counters/sum-counters.ts';
import type { PlannedWindow } from '../design/plan-schedule.ts';
import { findTest } from '../project/lock-test.ts';
import { judgeTest } from '../statistics/judge-test.ts';
import { loadJudged } from './load-judged.ts';

type Input = z.output<(typeof getAbResults)['input']>;

/** Of all windows of an image, the one that is shown now among them: with the gap they make the marketplace's totals. */
function sumByImage(planned: readonly PlannedWindow[], { windows }: CounterSums): Map<number, AbCounters> {
  const sums = new Map<number, AbCounters>();
  for (const { number, imageId } of planned) {
    const counters = windows.get(number);
    if (counters) sums.set(imageId, addCounters(sums.get(imageId) ?? NO_COUNTERS, counters));
  }
  return sums;
}

/** All that a test says now, with the sums that it is made of. */
export async function getResults(
  context: TimedContext,
  { baselineId, ...ofTest }: Input,
): Promise<z.input<(typeof getAbResults)['output']>> {
  const test = await findTest(context, ofTest);
  const [judged, sums] = await Promise.all([
    loadJudged(context, test, {
      now: context.clock.now(),
      ...(baselineId === undefined ? {} : { baselineId }),
    }),
    sumCounters(context, test.id),
  ]);
  if (judged === undefined) throw problem('abTest.imageNotFound');
  const { images, ...judgement } = judgeTest(judged);
  const all = sumByImage(judged.plannedWindows, sums);
  return {
    version: test.version,
    ...judgement,
    images: images.map((image) => ({ ...image, allCounters: all.get(image.imageId) ?? NO_COUNTERS })),
    gap: sums.gap,
    total: sums.total,
  };
}
