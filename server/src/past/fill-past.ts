import type { Selectable } from 'kysely';
import type { Context, DbContext } from '../platform/context.ts';
import type { Filling } from './filling.ts';
import { chooseNext, nextSpan } from './order-fillings.ts';
import type { PastTables } from './tables.ts';

type Row = Selectable<PastTables['past_fillings']>;

async function listRows({ db }: DbContext): Promise<Row[]> {
  return db
    .withTables<PastTables>()
    .selectFrom('past_fillings')
    .selectAll()
    .whereRef('done_days', '<', 'days')
    .execute();
}

async function markDone({ db }: DbContext, { cabinet_id, subject }: Row, doneDays: number): Promise<void> {
  await db
    .withTables<PastTables>()
    .updateTable('past_fillings')
    .set({ done_days: doneDays })
    .where('cabinet_id', '=', cabinet_id)
    .where('subject', '=', subject)
    .execute();
}

/** What is to be filled next, of whichever cabinet. */
async function findNext(context: DbContext, fillings: readonly Filling[]) {
  const rows = await listRows(context);
  const waiting = fillings.flatMap((filling) =>
    rows
      .filter(({ subject }) => subject === filling.subject)
      .map((row) => ({ filling, row, doneDays: row.done_days, days: row.days })),
  );
  return chooseNext(waiting);
}

type Next = NonNullable<Awaited<ReturnType<typeof findNext>>>;

async function fillStep(context: Context, next: Next, signal: AbortSignal): Promise<void> {
  const { filling, row } = next;
  const span = nextSpan(next, filling.steps);
  const begunAt = performance.now();
  await filling.fill(context, { cabinetId: row.cabinet_id, before: row.before_at, ...span, signal });
  await markDone(context, row, span.to);
  const seconds = Math.round((performance.now() - begunAt) / 100) / 10;
  context.log.info({ subject: row.subject, ...span, seconds }, 'days of the past are filled in');
}

/**
 * Fills in what is planned of these, newest days first, and remembers after each step how far it is. Ended at any line, it
 * goes on from there the next time; false: it was stopped. What fails is passed over until another step has succeeded, and
 * when nothing else is left its failure is thrown.
 */
export async function fillPast(
  context: Context,
  fillings: readonly Filling[],
  signal: AbortSignal,
): Promise<boolean> {
  const failures = new Map<Filling, unknown>();
  for (;;) {
    const next = await findNext(
      context,
      fillings.filter((one) => !failures.has(one)),
    );
    if (next === undefined) break;
    if (signal.aborted) return false;
    try {
      await fillStep(context, next, signal);
      failures.clear();
    } catch (error) {
      if (signal.aborted) throw error;
      failures.set(next.filling, error);
    }
  }
  for (const failure of failures.values()) throw failure;
  return true;
}
