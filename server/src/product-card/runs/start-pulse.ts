import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { ProductCardTables } from '../tables.ts';
import { type Attempt, updateOwn } from './begin-attempt.ts';
import { PULSE_MS } from './rules.ts';

export type Pulse = {
  /** Aborted once the run was taken over or has gone with its cabinet. */
  signal: AbortSignal;
  stop(): Promise<void>;
};

/** While a run is made: keeps the attempt alive, and hears when it is not wanted any more. */
export function startPulse({ db, log }: Pick<Context, 'db' | 'log'>, attempt: Attempt): Pulse {
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
        log.warn({ runId: attempt.runId, err: error }, 'a pulse failed'),
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
