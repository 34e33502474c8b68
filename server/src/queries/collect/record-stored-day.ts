import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { QueryTables } from '../tables.ts';

/** Writes into the ledger that the rows of a day are in sq_hist; its sums, and those of later days, are to be made. */
export async function recordStoredDay(
  { db, clock }: TimedContext,
  marketplace: Marketplace,
  day: Day,
  rows: number,
): Promise<void> {
  const stored = {
    source: 'feed',
    state: 'stored',
    outcome: 'ok',
    message: '',
    rows_count: rows,
    taken_at: clock.now(),
    next_try_at: null,
    is_stale: true,
  } as const;
  await db.transaction().execute(async (transaction) => {
    const tables = transaction.withTables<QueryTables>();
    await tables
      .insertInto('query_days')
      .values({ marketplace, day, tries: 1, windows: null, ...stored })
      .onConflict((conflict) =>
        conflict.columns(['marketplace', 'day']).doUpdateSet({ ...stored, tries: sql`query_days.tries + 1` }),
      )
      .execute();
    // Sums of later days begin before this one.
    await tables
      .updateTable('query_days')
      .set({ is_stale: true })
      .where('marketplace', '=', marketplace)
      .where('day', '>', day)
      .execute();
  });
}
