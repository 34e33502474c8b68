import type { Sku } from '@vitrina/contract/ids.ts';
import { Problem } from '../../platform/problem.ts';

export type TrackOutcome = { done: Sku[]; refused: { sku: Sku; problem: Problem }[]; untried: Sku[] };

/** Refusals of the plan or the key: the next product would get the same one. */
const OF_ALL = ['plan.unavailable', 'cabinet.limitExceeded', 'cabinet.invalidKey'] as const;

/** One product after another, so that what was reached is known whatever stops it. */
export async function trackMany(
  skus: readonly Sku[],
  track: (sku: Sku) => Promise<unknown>,
): Promise<TrackOutcome> {
  const outcome: TrackOutcome = { done: [], refused: [], untried: [] };
  for (const [place, sku] of skus.entries()) {
    try {
      await track(sku);
      outcome.done.push(sku);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      outcome.refused.push({ sku, problem: error });
      if (OF_ALL.some((key) => error.is(key))) {
        outcome.untried.push(...skus.slice(place + 1));
        break;
      }
    }
  }
  return outcome;
}
