import { setTimeout as wait } from 'node:timers/promises';
import type { ImportReport } from '@vitrina/contract/query-imports.ts';
import { sql } from 'kysely';
import { requireRight } from '../../cabinets/require-right.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context, DbContext, TimedContext } from '../../platform/context.ts';
import { Problem, problem } from '../../platform/problem.ts';
import { type Attempt, beginImport, updateAttempt } from './begin-import.ts';
import { importQueries } from './import-queries.ts';
import { BEAT_MS, MOST_ATTEMPTS } from './rules.ts';
import type { QueryImportTables } from './tables.ts';

type End =
  | { state: 'asking' | 'done'; report: ImportReport; failure?: never }
  | { state: 'failed'; failure: Problem; report?: never };

function eventOf({ id: importId, file_name: name, marketplace }: Attempt, end: End) {
  const of = { importId, name, marketplace };
  if (end.state === 'asking') return { kind: 'importAsking', ...of } as const;
  if (end.state === 'failed') return { kind: 'importFailed', ...of } as const;
  return { kind: 'importDone', ...of, rows: end.report.stored } as const;
}

/** The bell hears of it in the transaction of the state: once, whatever dies when. */
async function endImport({ db, clock }: TimedContext, attempt: Attempt, end: End) {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await updateAttempt(trx, attempt)
      .set({
        state: end.state,
        report: end.report ? JSON.stringify(end.report) : null,
        failure: end.failure ? JSON.stringify(end.failure.body()) : null,
        ...(end.state === 'done' ? { rows_done: end.report.stored, rows_total: end.report.stored } : {}),
      })
      .executeTakeFirst();
    // Removed, or taken over.
    if (numUpdatedRows === 0n) return;
    if (end.state !== 'asking')
      await trx
        .withTables<QueryImportTables>()
        .deleteFrom('query_import_pieces')
        .where('import_id', '=', attempt.id)
        .execute();
    await addNotification(trx, {
      userIds: [attempt.user_id],
      cabinetId: attempt.cabinet_id,
      event: eventOf(attempt, end),
      at: clock.now(),
      onceKey: `import ${attempt.id} ${end.state}`,
    });
  });
}

async function readPieces({ db }: DbContext, importId: string): Promise<Buffer> {
  const pieces = await db
    .withTables<QueryImportTables>()
    .selectFrom('query_import_pieces')
    .select('bytes')
    .where('import_id', '=', importId)
    .orderBy('number')
    .execute();
  return Buffer.concat(pieces.map(({ bytes }) => bytes));
}

/** While an import runs: says how far it is, and hears when nobody wants it any more. */
function startBeating({ db, log }: Pick<Context, 'db' | 'log'>, attempt: Attempt) {
  const stopping = new AbortController();
  let rows: { rows_done?: number; rows_total?: number } = {};
  let isWanted = true;

  async function run() {
    for (;;) {
      await wait(BEAT_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        const { numUpdatedRows } = await updateAttempt(db, attempt)
          .set({ ...rows, beat_at: sql<Date>`now()` })
          .executeTakeFirst();
        isWanted = numUpdatedRows > 0n;
      } catch (error) {
        // A database that is away for a moment costs a beat.
        log.warn({ importId: attempt.id, err: error }, 'import progress could not be stored');
      }
    }
  }

  const running = run();
  return {
    progress: (done: number, total: number) => {
      if (!isWanted) throw new Error('The import is not wanted any more.');
      rows = { rows_done: done, rows_total: total };
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** A refusal stays one however often the file is read; whatever else happened may pass. */
function asFailure(error: unknown, { attempts }: Attempt): Problem | undefined {
  if (error instanceof Problem && error.status < 500) return error;
  return attempts >= MOST_ATTEMPTS ? problem('server.unavailable') : undefined;
}

/** Reads the file of an import and stores it, or finds out what has to be asked first. */
export async function runImport(context: Context, importId: string): Promise<void> {
  const attempt = await beginImport(context.db, importId);
  if (!attempt) return;
  // Its workers died, one after another.
  if (attempt.attempts > MOST_ATTEMPTS)
    return endImport(context, attempt, { state: 'failed', failure: problem('server.unavailable') });
  const beat = startBeating(context, attempt);
  const { user_id, cabinet_id: cabinetId, marketplace, file_name: name, answers } = attempt;
  try {
    // The person may have left the cabinet since the file was sent.
    await requireRight(context.db, user_id, cabinetId, { cabinet: 'edit' });
    const bytes = await readPieces(context, importId);
    const { progress } = beat;
    const how = { answers, progress };
    const report = await importQueries(context, { cabinetId, marketplace }, { name, bytes }, how);
    await beat.stop();
    await endImport(context, attempt, { state: report.questions.length > 0 ? 'asking' : 'done', report });
  } catch (error) {
    await beat.stop();
    const failure = asFailure(error, attempt);
    if (failure) return endImport(context, attempt, { state: 'failed', failure });
    // Begun again by the planner once the silence has lasted long enough.
    context.log.warn({ importId, attempt: attempt.attempts, err: error }, 'import failed');
  }
}
