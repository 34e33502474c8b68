import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Context, ReportContext, TimedContext } from '../../platform/context.ts';
import { addStagedQueries, keyOfText } from '../add-queries.ts';
import { ADDITIVE } from '../columns.ts';
import { ONE_BLOCK } from '../one-block.ts';
import type { QueryTables } from '../tables.ts';
import type { StagedDay } from './stage-day.ts';

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

const Count = z.object({ rows: z.int() });

async function countRows({ clickhouse }: ReportContext, marketplace: Marketplace, day: Day): Promise<number> {
  const [found] = await clickhouse.rows(
    'count rows of a day',
    'select count() as rows from sq_hist where mp = {marketplace:String} and day = {day:Date}',
    { marketplace, day },
    Count,
  );
  return found?.rows ?? 0;
}

// How the feed's columns add up over spellings of one query: prices average by count, the larger result list counts. In the
// order of `insertDay`.
const PRICED = 'sumIf(count, avg_price_kopecks > 0)';
const FIGURES: readonly [column: string, over: string][] = [
  ['count', 'sum(count)'],
  ['uniq_queries_with_ca', 'sum(uniq_queries_with_ca)'],
  ['added_to_cart', 'sum(added_to_cart)'],
  ['items_views', 'sum(items_views)'],
  ['users_without_interaction_count', 'sum(users_without_interaction_count)'],
  ['soft_query_count', 'sum(soft_query_count)'],
  ['zero_count', 'sum(zero_count)'],
  ['gmv_kopecks', 'sum(gmv_kopecks)'],
  ['ord', 'sum(ord)'],
  ['ord_users', 'sum(ord_users)'],
  [
    'ifNull(avg_price_kopecks, 0)',
    `ifNull(round(sumIf(avg_price_kopecks * count, avg_price_kopecks > 0) / nullIf(${PRICED}, 0)), 0)`,
  ],
  ['uniq_sellers', 'max(uniq_sellers)'],
  ['products_count', 'max(products_count)'],
];

function insertDay(hasSpellings: boolean): string {
  const figures = FIGURES.map(([column, over], index) => `${hasSpellings ? over : column} as f${index}`);
  return `insert into sq_hist (mp, day, query_id, ${[...ADDITIVE, 'price', 'sellers', 'products'].join(', ')})
    select {marketplace:String}, {day:Date}, q.id, ${FIGURES.map((_, index) => `s.f${index}`).join(', ')}
    from
    (
      select ${keyOfText('text')} as key, ${figures.join(', ')}
      from {stage:Identifier}
      where count > 0
      ${hasSpellings ? 'group by key' : ''}
    ) as s
    inner join (select ${keyOfText('text')} as key, id from q) as q on s.key = q.key
    order by q.id
    settings insert_deduplication_token = {token:String}, ${ONE_BLOCK}`;
}

type StoreContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks'>;

/**
 * Moves a checked stage into sq_hist; the ledger does not name the day yet. Done again after a kill, it finds the rows.
 * The token stops a second insert even when two workers meet because a database connection, and the lock with it, was
 * lost.
 */
export async function storeRows(
  context: StoreContext,
  marketplace: Marketplace,
  day: Day,
  { stage, hasSpellings }: Pick<StagedDay, 'stage' | 'hasSpellings'>,
): Promise<number> {
  const { clickhouse } = context;
  if ((await countRows(context, marketplace, day)) === 0) {
    await addStagedQueries(context, stage);
    const token = `${marketplace} ${day}`;
    await clickhouse.command('store a day', insertDay(hasSpellings), { marketplace, day, stage, token });
  }
  return countRows(context, marketplace, day);
}

/** The rows of a day and its line in the ledger. Killed between the two, the next try writes the line only. */
export async function storeDay(
  context: StoreContext,
  marketplace: Marketplace,
  day: Day,
  staged: Pick<StagedDay, 'stage' | 'hasSpellings'>,
): Promise<number> {
  const rows = await storeRows(context, marketplace, day, staged);
  await recordStoredDay(context, marketplace, day, rows);
  return rows;
}
