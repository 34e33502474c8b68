import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { type Attempt, updateOwn } from './begin-export.ts';
import { PULSE_MS } from './rules.ts';
import type { ExportsTables } from './tables.ts';

export type Pulse = {
  progress(done: number, total: number): void;
  /** Aborted once the export is cancelled or taken over. */
  signal: AbortSignal;
  stop(): Promise<void>;
};

/** While a file is made: says how far it is, keeps the attempt alive, and hears when it is not wanted any more. */
export function startPulse({ db, log }: Pick<Context, 'db' | 'log'>, attempt: Attempt): Pulse {
  const unwanted = new AbortController();
  const stopping = new AbortController();
  let rows: { rows_done?: number; rows_total?: number } = {};

  async function beat() {
    const { numUpdatedRows } = await updateOwn(db.withTables<ExportsTables>(), attempt)
      .set({ ...rows, beat_at: sql<Date>`now()` })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) unwanted.abort(new Error('The export is not wanted any more.'));
  }

  async function run() {
    while (!unwanted.signal.aborted) {
      await wait(PULSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      // A database that is away for a moment costs a beat; for longer, the attempt.
      await beat().catch((error: unknown) =>
        log.warn({ exportId: attempt.id, err: error }, 'heartbeat failed'),
      );
    }
  }

  const running = run();
  return {
    progress: (done, total) => {
      rows = { rows_done: done, rows_total: total };
    },
    signal: unwanted.signal,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
