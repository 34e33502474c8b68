import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../server/src/platform/context.ts';
import { deriveDays } from '../server/src/search-history/collect/derive-days.ts';

export const MARKET = { queries: 1_000_000, days: 90, lastDay: '2026-03-01' } as const satisfies {
  queries: number;
  days: number;
  lastDay: Day;
};

const WORDS = [
  'чайник',
  'платье',
  'кроссовки',
  'термос',
  'рюкзак',
  'лампа',
  'куртка',
  'чехол',
  'кружка',
  'ковёр',
  'стол',
  'фен',
];
const TRAITS = [
  'красный',
  'детский',
  'женский',
  'мужской',
  'зимний',
  'летний',
  'дешёвый',
  'новый',
  'большой',
  'умный',
];

const Count = z.object({ count: z.int() });

/** Zipf with exponent 1.1 over the rank, a weekly wave and noise by hash: the shape of the real thing, made by the engine. */
const INSERT_DAY = `insert into sq_hist
  select
    'ozon', {day:Date}, toUInt32(number + 1) as id,
    toUInt32(1 + 60000 / pow(1 + number, 0.75) * (0.7 + (cityHash64(number, {day:Date}) % 1000) / 1600)
      * (1 + 0.15 * sin(toDayOfWeek({day:Date})))) as searches,
    toUInt32(searches * 0.11), toUInt32(searches * 0.16), toUInt64(searches) * 38, toUInt32(searches * 0.34),
    toUInt32(searches * 0.08), toUInt32(searches * 0.03), toUInt64(searches * 0.04) * (90000 + cityHash64(number) % 400000),
    toUInt32(searches * 0.04), toUInt32(searches * 0.037), toUInt32(90000 + cityHash64(number) % 400000),
    toUInt32(5 + cityHash64(number, 1) % 900), toUInt32(20 + cityHash64(number, 2) % 20000)
  from numbers({queries:UInt64})
  settings min_insert_block_size_rows = 50000000, min_insert_block_size_bytes = 0, max_insert_threads = 1`;

const INSERT_TEXTS = `insert into q (id, text)
  select
    toUInt32(number + 1),
    concat({words:Array(String)}[1 + number % length({words:Array(String)})], ' ',
      {traits:Array(String)}[1 + intDiv(number, 12) % length({traits:Array(String)})], ' ', toString(number))
  from numbers({queries:UInt64})`;

async function isFilled({ clickhouse }: Context): Promise<boolean> {
  const [found] = await clickhouse.rows('count windows', 'select count() as count from sq_win', {}, Count);
  return (found?.count ?? 0) > 0;
}

/** A million queries for 90 days with everything derived from them; made once and kept between runs. */
export async function fillMarket(context: Context, say: (line: string) => void): Promise<void> {
  if (await isFilled(context)) return;
  const { clickhouse, db } = context;
  await clickhouse.command('fill texts', INSERT_TEXTS, {
    queries: MARKET.queries,
    words: WORDS,
    traits: TRAITS,
  });
  for (let index = 0; index < MARKET.days; index += 1) {
    const day = addDays(MARKET.lastDay, index + 1 - MARKET.days);
    await clickhouse.command('fill a day', INSERT_DAY, { day, queries: MARKET.queries });
    await sql`
      insert into query_days (marketplace, day, source, state, outcome, message, rows_count, taken_at, tries, is_stale)
      values ('ozon', ${day}, 'feed', 'stored', 'ok', '', ${MARKET.queries}, now(), 1, true)`.execute(db);
    if (index % 10 === 9) say(`  ${index + 1} of ${MARKET.days} days`);
  }
  say('  sums and windows');
  await deriveDays(context, 'ozon');
}
