import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import { mix } from '../sandbox/src/market/chance.ts';
import { createQueryList } from '../sandbox/src/market/queries/create-query-list.ts';
import { getLexicon } from '../sandbox/src/market/vocabulary/compile-lexicon.ts';
import { storeQueries } from '../scripts/seed/store-queries.ts';
import type { Context } from '../server/src/platform/context.ts';
import { deriveDays } from '../server/src/queries/collect/derive-days.ts';
import { recordStoredDay } from '../server/src/queries/collect/store-day.ts';
import { listStoredDays } from '../server/src/queries/list-stored-days.ts';

export type Market = { queries: number; days: number; lastDay: Day };

export const MARKET = { queries: 1_000_000, days: 365, lastDay: '2026-02-28' } as const satisfies Market;

/** Days whose running sums are made together: a filling that is killed goes on behind them. */
const DAYS_AT_ONCE = 28;

/** Zipf with exponent 0.75 over the rank, a weekly wave, noise by hash and a burst now and then: the shape of the real thing, made by the engine. */
const INSERT_DAY = `insert into sq_hist
  select
    'ozon', {day:Date}, toUInt32(number + 1) as id,
    toUInt32(1 + 60000 / pow(1 + number, 0.75) * (0.7 + (cityHash64(number, {day:Date}) % 1000) / 1600)
      * (1 + 0.15 * sin(toDayOfWeek({day:Date})))
      * if(cityHash64(number, toMonday({day:Date})) % 60 = 0, 3, 1)) as searches,
    toUInt32(searches * 0.11), toUInt32(searches * 0.16), toUInt64(searches) * 38, toUInt32(searches * 0.34),
    toUInt32(searches * 0.08), toUInt32(searches * (cityHash64(number, 3) % 30) / 300),
    toUInt64(searches * 0.04) * (90000 + cityHash64(number) % 400000),
    toUInt32(searches * 0.04), toUInt32(searches * 0.037), toUInt32(90000 + cityHash64(number) % 400000),
    toUInt32(5 + cityHash64(number, 1) % 900), toUInt32(20 + cityHash64(number, 2) % 20000)
  from numbers({queries:UInt64})
  settings min_insert_block_size_rows = 50000000, min_insert_block_size_bytes = 0, max_insert_threads = 1,
    insert_deduplication_token = {token:String}`;

/** More than this the vocabulary does not say; longer queries are these with one more word. */
const MOST_TEXTS = 1_000_000;
const MORE_WORDS = [
  'купить',
  'недорого',
  'новый',
  'оригинал',
  'подарок',
  'распродажа',
  'отзывы',
  'доставка',
  'москва',
  'набор',
  'скидка',
];

function listTexts(queries: number): string[] {
  const { texts } = createQueryList(getLexicon(), mix(1, 1), Math.min(queries, MOST_TEXTS));
  const all = new Set(texts);
  for (const word of MORE_WORDS)
    for (const text of texts) {
      if (all.size >= queries) return [...all];
      all.add(`${text} ${word}`);
    }
  return [...all];
}

/** What people type in the simulated market, so that words are spread over queries as they really are. */
async function fillTexts(context: Context, { queries }: Market, say: (line: string) => void): Promise<void> {
  say('  texts and their words');
  const texts = listTexts(queries);
  if (texts.length !== queries) throw new Error(`The vocabulary says only ${texts.length} queries.`);
  await context.clickhouse.command('empty texts', 'truncate table q');
  for (let from = 0; from < texts.length; from += MOST_TEXTS)
    await storeQueries(context, 1 + from, texts.slice(from, from + MOST_TEXTS));
}

async function fillDays(context: Context, { queries }: Market, days: readonly Day[]): Promise<void> {
  for (const day of days) {
    const token = `ozon ${day}`;
    await context.clickhouse.command('fill a day', INSERT_DAY, { day, queries, token });
    await recordStoredDay(context, 'ozon', day, queries);
  }
}

/** A million queries for a year with everything derived from them; made once and kept between runs. */
export async function fillMarket(
  context: Context,
  say: (line: string) => void,
  market: Market = MARKET,
): Promise<void> {
  const stored = await listStoredDays(context, 'ozon');
  if (stored.length === 0) await fillTexts(context, market, say);
  const isStored = new Set(stored.map(({ day }) => day));
  const all = listDays(addDays(market.lastDay, 1 - market.days), market.lastDay);
  const missing = all.filter((day) => !isStored.has(day));
  for (let from = 0; from < missing.length; from += DAYS_AT_ONCE) {
    const days = missing.slice(from, from + DAYS_AT_ONCE);
    await fillDays(context, market, days);
    await deriveDays(context, 'ozon', { withWindows: days.at(-1) === market.lastDay });
    say(`  ${all.length - missing.length + from + days.length} of ${market.days} days`);
  }
  await deriveDays(context, 'ozon');
}
