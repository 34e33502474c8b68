import { setTimeout as wait } from 'node:timers/promises';
import type { CardFailure } from '@vitrina/contract/product-card.ts';
import { sql } from 'kysely';
import { renewRun } from '../../cabinets/runs/with-run.ts';
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
import { MOST_ATTEMPTS, PULSE_MS } from './rules.ts';

type Pulse = {
  /** Aborted once the run was taken over or has gone with its cabinet. */
  signal: AbortSignal;
  stop(): Promise<void>;
};

/** While a run is made: keeps the attempt alive, and hears when it is not wanted any more. */
function startPulse({ db, log }: Pick<Context, 'db' | 'log'>, attempt: Attempt): Pulse {
  const unwanted = new AbortController();
  const stopping = new AbortController();

  async function beat() {
    const { numUpdatedRows } = await updateOwn(db.withTables<ProductCardTables>(), attempt)
      .set({ beat_at: sql<Date>`now()` })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) unwanted.abort(new Error('The run is not wanted any more.'));
  }

  async function run() {
    while (!unwanted.signal.aborted) {
      await wait(PULSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      // A database that is away for a moment costs a beat; for longer, the attempt.
      await beat().catch((error: unknown) =>
        log.warn({ runId: attempt.runId, err: error }, 'heartbeat failed'),
      );
    }
  }

  const running = run();
  return {
    signal: unwanted.signal,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

type Stage = 'card' | 'offers' | 'queries';

/** A stage that is stored is never done again, whoever was killed behind it. */
async function doStages(context: Context, attempt: Attempt, signal: AbortSignal): Promise<void> {
  const storefront = openStorefront(context, { ...attempt, signal });

  async function doStage<S extends Stage>(stage: S, work: () => Promise<NonNullable<Attempt[S]>>) {
    if (attempt[stage] !== null) return;
    signal.throwIfAborted();
    // The place among the runs of the day is kept warm: a long queue must not lose it.
    await renewRun(context, planRun(attempt));
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
    context.log.warn({ runId, attempt: attempt.attempt, err: error }, 'card run failed');
    const failure = failureOf(error, attempt);
    await (failure === undefined ? giveBackAttempt(context.db, attempt) : failRun(context, attempt, failure));
  }
}
