import type { CardFailure } from '@vitrina/contract/product-card.ts';
import { beginRun } from '../../cabinets/runs/with-run.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findQueries } from '../stages/find-queries.ts';
import { listOffers } from '../stages/list-offers.ts';
import { openStorefront } from '../stages/open-storefront.ts';
import { readCard } from '../stages/read-card.ts';
import { StageFailed } from '../stages/stage-failed.ts';
import type { ProductCardTables } from '../tables.ts';
import { type Attempt, beginAttempt, updateOwn } from './begin-attempt.ts';
import { failRun, finishRun, giveBackAttempt } from './end-run.ts';
import { planRun } from './plan-run.ts';
import { MOST_ATTEMPTS } from './rules.ts';
import { startPulse } from './start-pulse.ts';

type Stage = 'card' | 'offers' | 'queries';

/** A stage that is stored is never done again, whoever was killed behind it. */
async function doStages(context: Context, attempt: Attempt, signal: AbortSignal): Promise<void> {
  const storefront = openStorefront(context, { ...attempt, signal });

  async function doStage<S extends Stage>(stage: S, work: () => Promise<NonNullable<Attempt[S]>>) {
    if (attempt[stage] !== null) return;
    signal.throwIfAborted();
    // The place among the runs of the day is kept warm: a long queue must not lose it.
    await beginRun(context, planRun(attempt));
    const result = await work();
    attempt[stage] = result;
    await updateOwn(context.db.withTables<ProductCardTables>(), attempt)
      .set({ [stage]: JSON.stringify(result) })
      .execute();
  }

  await doStage('card', () => readCard(context, storefront, attempt));
  await doStage('offers', () => listOffers(storefront));
  await doStage('queries', () => findQueries(context, attempt, signal));
}

/** Why a run ends here; undefined: it is worth another beginning. */
function failureOf(error: unknown, attempt: Attempt): CardFailure | undefined {
  if (error instanceof StageFailed && error.isFinal) return error.failure;
  if (error instanceof Problem && error.key === 'cabinet.limitExceeded') return 'limitExceeded';
  if (attempt.attempt < MOST_ATTEMPTS) return undefined;
  return error instanceof StageFailed ? error.failure : 'interrupted';
}

/** Makes a run from where it stands. `stopping`: this worker is asked to leave. */
export async function makeRun(context: Context, runId: string, stopping?: AbortSignal): Promise<void> {
  const attempt = await beginAttempt(context.db, runId);
  if (!attempt) return;
  // Its workers died, one after another.
  if (attempt.attempt > MOST_ATTEMPTS) return failRun(context, attempt, 'interrupted');
  const pulse = startPulse(context, attempt);
  const signal = stopping ? AbortSignal.any([pulse.signal, stopping]) : pulse.signal;
  try {
    await doStages(context, attempt, signal);
    await pulse.stop();
    await finishRun(context, attempt, attempt.queries?.outcome === 'read');
  } catch (error) {
    await pulse.stop();
    if (stopping?.aborted) return giveBackAttempt(context.db, attempt);
    if (pulse.signal.aborted) return;
    context.log.warn({ runId, attempt: attempt.attempt, err: error }, 'a card run failed');
    const failure = failureOf(error, attempt);
    await (failure === undefined ? giveBackAttempt(context.db, attempt) : failRun(context, attempt, failure));
  }
}
