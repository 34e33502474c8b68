import { addDays } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../server/src/platform/context.ts';
import { deriveDays } from '../server/src/queries/collect/derive-days.ts';
import { storeDay } from '../server/src/queries/collect/store-day.ts';
import { MARKET } from './fill-market.ts';
import { makeLists, measureListBytes } from './make-lists.ts';
import type { Row } from './report.ts';

const DAY = addDays(MARKET.lastDay, 1);
const STAGE = 'sq_stage_bench';
const BUDGET_SECONDS = 20;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The stage as the reader of the provider's file leaves it: yesterday's market, a little larger. */
async function fillStage({ clickhouse }: Context): Promise<void> {
  await clickhouse.command('drop stage', `drop table if exists ${STAGE} sync`);
  await clickhouse.command(
    'stage',
    `create table ${STAGE} engine = MergeTree order by tuple() as
     select q.text as query, q.text as text, toUInt64(h.count) as weight, h.count as count, ca as uniq_queries_with_ca,
       cart as added_to_cart, price as avg_price_kopecks, views as items_views, sellers as uniq_sellers,
       idle as users_without_interaction_count, soft as soft_query_count, zero as zero_count, gmv as gmv_kopecks, ord,
       buyers as ord_users, products as products_count
     from sq_hist as h any inner join q on h.query_id = q.id
     where mp = 'ozon' and day = {day:Date}
     settings join_algorithm = 'full_sorting_merge'`,
    { day: MARKET.lastDay },
  );
}

/** The day after the market's last one begins a month, so a partition has it alone; dropped, it can be stored again. */
async function forgetDay({ db, clickhouse }: Context): Promise<void> {
  await clickhouse.command(
    'forget day',
    "alter table sq_hist drop partition ('ozon', toYYYYMM({day:Date}))",
    {
      day: DAY,
    },
  );
  await sql`delete from query_days where day = ${DAY}`.execute(db);
}

/** Runs work while one more day of a million queries is stored and summed up; the day is gone again afterwards. */
export async function duringIngest(
  context: Context,
  work: (ingest: Promise<void>) => Promise<void>,
): Promise<{ store: number; derive: number; lists: number }> {
  await fillStage(context);
  const seconds = { store: 0, derive: 0, lists: 0 };
  async function ingest() {
    seconds.store = await timed(() => storeDay(context, 'ozon', DAY, { stage: STAGE, hasSpellings: false }));
    seconds.derive = await timed(() => deriveDays(context, 'ozon'));
    seconds.lists = await timed(() => makeLists(context));
  }
  const running = ingest();
  try {
    await work(running);
    await running;
  } finally {
    await running.catch(() => undefined);
    await forgetDay(context);
    await context.clickhouse.command('drop stage', `drop table if exists ${STAGE} sync`);
  }
  return seconds;
}

/** One more day of a million queries with everything derived from it, against copying the same rows into a bare table. */
export async function measureIngest(context: Context): Promise<Row[]> {
  const { clickhouse } = context;
  await fillStage(context);
  await clickhouse.command(
    'bare table',
    `create table if not exists bench_copy as ${STAGE} engine = MergeTree order by tuple()`,
  );
  await clickhouse.command('empty bare table', 'truncate table bench_copy');
  const bare = await timed(() => clickhouse.command('copy', `insert into bench_copy select * from ${STAGE}`));
  const { store, derive, lists } = await duringIngest(context, async () => undefined);
  const whole = store + derive + lists;
  return [
    {
      what: 'ingest: a day of 1,000,000 queries with sums, windows and lists',
      measured: `${whole.toFixed(1)} s (rows ${store.toFixed(1)} s, derived tables ${derive.toFixed(1)} s, lists ${lists.toFixed(1)} s)`,
      baseline: `the same rows into a bare table: ${bare.toFixed(1)} s`,
      ratio: whole / bare,
      budget: `< ${BUDGET_SECONDS} s`,
      isKept: whole < BUDGET_SECONDS,
    },
    await measureListBytes(context),
  ];
}
