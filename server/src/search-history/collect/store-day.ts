import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { addStagedQueries, ONE_BLOCK } from '../add-queries.ts';
import type { SearchHistoryTables } from '../tables.ts';

const Count = z.object({ rows: z.int() });

async function countRows(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  marketplace: Marketplace,
  day: Day,
): Promise<number> {
  const [found] = await clickhouse.rows(
    'count rows of a day',
    'select count() as rows from sq_hist where mp = {marketplace:String} and day = {day:Date}',
    { marketplace, day },
    Count,
  );
  return found?.rows ?? 0;
}

/** Spellings that are one query after normalising add up; prices average by count, the result list is the larger one. */
const INSERT_DAY = `insert into sq_hist
  select
    {marketplace:String}, {day:Date}, q.id, s.count, s.ca, s.cart, s.views, s.idle, s.soft, s.zero, s.gmv, s.ord,
    s.buyers, s.price, s.sellers, s.products
  from
  (
    select
      text,
      sum(count) as count,
      sum(uniq_queries_with_ca) as ca,
      sum(added_to_cart) as cart,
      sum(items_views) as views,
      sum(users_without_interaction_count) as idle,
      sum(soft_query_count) as soft,
      sum(zero_count) as zero,
      sum(gmv_kopecks) as gmv,
      sum(ord) as ord,
      sum(ord_users) as buyers,
      ifNull(round(sumIf(avg_price_kopecks * count, avg_price_kopecks > 0) / nullIf(sumIf(count, avg_price_kopecks > 0), 0)), 0) as price,
      max(uniq_sellers) as sellers,
      max(products_count) as products
    from {stage:Identifier}
    where count > 0
    group by text
  ) as s
  any inner join q on s.text = q.text
  order by q.id
  settings insert_deduplication_token = {token:String}, prefer_column_name_to_alias = 1, ${ONE_BLOCK}`;

/**
 * Moves a checked stage into sq_hist and writes the ledger. Killed before the insert: nothing is there. Killed between
 * the insert and the ledger: the rows are there, the next try finds them and writes the ledger only. The token stops a
 * second insert even when two workers meet because a database connection, and the lock with it, was lost.
 */
export async function storeDay(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock'>,
  marketplace: Marketplace,
  day: Day,
  stage: string,
): Promise<void> {
  const { db, clickhouse, clock } = context;
  if ((await countRows(context, marketplace, day)) === 0) {
    await addStagedQueries(context, stage);
    const token = `${marketplace} ${day}`;
    await clickhouse.command('store a day', INSERT_DAY, { marketplace, day, stage, token });
  }
  const stored = {
    source: 'feed',
    state: 'stored',
    outcome: 'ok',
    message: '',
    rows_count: await countRows(context, marketplace, day),
    taken_at: clock.now(),
    next_try_at: null,
    is_stale: true,
  } as const;
  await db.transaction().execute(async (transaction) => {
    const tables = transaction.withTables<SearchHistoryTables>();
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
