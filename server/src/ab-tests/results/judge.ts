import type { TimedContext } from '../../platform/context.ts';
import { findTest, type OfTest } from '../project/lock-test.ts';
import { concludeTest } from '../statistics/conclude-test.ts';
import { isSure } from '../statistics/verdict.ts';
import { loadJudged } from './load-judged.ts';

/** What ends a test that runs until it is sure, and what may stay on the card. */
export async function judge(
  context: TimedContext,
  ofTest: OfTest,
): Promise<{ isSure: boolean; winnerId: number | null }> {
  const test = await findTest(context, ofTest);
  const judged = await loadJudged(context, test, { now: context.clock.now() });
  if (judged === undefined) return { isSure: false, winnerId: null };
  const conclusion = concludeTest(judged);
  const { verdict } = conclusion;
  return {
    isSure: isSure(conclusion, test.sure_by, judged.minimumEffect),
    winnerId: verdict.kind === 'better' ? verdict.imageId : null,
  };
}

/** By which an adaptive test shows its images from tomorrow on. */
export async function listChances(
  context: TimedContext,
  ofTest: OfTest,
): Promise<ReadonlyMap<number, number>> {
  const test = await findTest(context, ofTest);
  const judged = await loadJudged(context, test, { now: context.clock.now() });
  const images = judged === undefined ? [] : concludeTest(judged).images;
  return new Map(
    images.flatMap(({ imageId, chanceToBeBest }) =>
      chanceToBeBest === null ? [] : [[imageId, chanceToBeBest] as const],
    ),
  );
}
