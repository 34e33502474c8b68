import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { MARKET } from '../fill-market.ts';
import { SHOP } from '../tools/fill-cabinet.ts';

const TO: Day = MARKET.lastDay;
const OLDER = addDays(TO, -100);
const KEPT = addDays(TO, -101);

const between = (from: Day, to: Day) => `day between date '${from}' and date '${to}'`;
const firstOf = (days: number, to: Day = TO) => addDays(to, 1 - days);

/** Sums of some columns in a span and in the span before it. */
function bothSums(columns: readonly string[], from: Day): string {
  return columns
    .flatMap((column) => [
      `sum(case when day >= date '${from}' then ${column} else 0 end) as now_${column}`,
      `sum(case when day < date '${from}' then ${column} else 0 end) as old_${column}`,
    ])
    .join(', ');
}

type Statement = { from: string; where: string; columns: readonly string[]; by: string };

function sumsOf(days: number, to: Day, { from, where, columns, by }: Statement): string {
  const first = firstOf(days, to);
  return `select ${by}, ${bothSums(columns, first)} from ${from}
    where ${between(addDays(first, -days), to)} and ${where} group by ${by}`;
}

const MARKET_COLUMNS = ['count', 'ca', 'cart', 'views', 'idle', 'zero', 'gmv', 'ord', 'buyers'] as const;
const marketSums = (days: number, to: Day = TO, where = '1 = 1') =>
  sumsOf(days, to, { from: 'plain_days', where, columns: MARKET_COLUMNS, by: 'query_id' });

/** The page with its texts, and the exact total beside each row. */
function page(sums: string, { where = '1 = 1', order = 'now_gmv desc', rows = 50 }): string {
  return `select named.text, ranked.* from (
      select *, count(*) over () as total from (${sums}) as summed where ${where} order by ${order}, query_id limit ${rows}
    ) as ranked inner join plain_texts as named on named.id = ranked.query_id`;
}

const WITH_WORD = "query_id in (select id from plain_texts where text like '%термос%')";
const clamp = (value: string, none: number, all: number) =>
  `least(1, greatest(0, (${value} - ${none}) / (${all} - ${none})))`;

/** The parts of the score with bounds that are given: the product works them out from the market. */
const SCORE = `30 * ${clamp('ln(now_count + 1)', 5, 12)} + 20 * ${clamp('now_buyers / (now_count + 1.0)', 0, 0.1)}
  + 12 * ${clamp('now_zero / (now_count + 1.0)', 0, 0.1)} + 12 * ${clamp('now_idle / (now_count + 1.0)', 0.2, 0.5)}
  + 15 * ${clamp('now_count / (old_count + 1.0)', 0.8, 1.5)}`;
const undervalued = (to: Day, where = '1 = 1') =>
  page(marketSums(28, to, where), { where: 'now_count >= 100', order: `${SCORE} desc`, rows: 100 });

function jumps(
  days: number,
  metric: 'count' | 'gmv',
  isRise: boolean,
  { to = TO, where = '1 = 1' } = {},
): string {
  const [after, before] = [`now_${metric}`, `old_${metric}`];
  const base = metric === 'gmv' ? 1_000_000 : 100;
  return page(marketSums(days, to, where), {
    where: `${isRise ? `${after} > ${before}` : `${after} < ${before}`} and greatest(${after}, ${before}) >= ${base}`,
    order: `${after} / (${before} + 1.0) ${isRise ? 'desc' : 'asc'}`,
    rows: 100,
  });
}

function words(days: number, where = '1 = 1'): string {
  return `select stem, count(*) as queries, sum(now_count) as found, sum(old_count) as found_before, sum(now_ca) as carts,
      sum(now_gmv) as amount
    from plain_words as word inner join (${marketSums(days)}) as summed on summed.query_id = word.query_id
    where ${where} group by stem order by found desc limit 500`;
}

const OWN_COLUMNS = ['search_users', 'view_users', 'orders', 'gmv'] as const;
const ownSums = (days: number, by: string, where = '1 = 1') =>
  sumsOf(days, TO, { from: 'plain_own', where, columns: OWN_COLUMNS, by });
const ordered = (sums: string, rows: number) =>
  `select *, count(*) over () as total from (${sums}) as summed order by now_view_users desc limit ${rows}`;
const FIRST = `sku = ${SHOP.firstSku}`;
const FIFTY = `sku between ${SHOP.firstSku} and ${SHOP.firstSku + 49}`;
const TEN = `sku between ${SHOP.firstSku} and ${SHOP.firstSku + 9}`;

/** The questions of list-questions.ts that one statement over raw rows can answer, in words that both engines understand. */
export const PLAIN_QUESTIONS: Readonly<Record<string, string>> = {
  'search history: page': page(marketSums(28), {}),
  'search history: page of a period half a year ago': page(marketSums(31, addDays(TO, -180)), {}),
  'search history: 50 queries × 28 days, one metric': `select query_id, day, count from plain_days
    where ${between(addDays(firstOf(28), -6), TO)} and query_id <= 50 order by query_id, day`,
  'search history: table of 50 queries': page(marketSums(28, TO, 'query_id <= 50'), { rows: 100 }),
  'undervalued queries: list': undervalued(TO),
  'undervalued queries: words, competitors, growth, without mine': undervalued(TO, WITH_WORD),
  'undervalued queries: list of 100 days ago, the first time (running sums)': undervalued(OLDER),
  'undervalued queries: list of 101 days ago, again': undervalued(KEPT),
  'undervalued queries: lines of 100 rows': `select query_id, day, count from plain_days
    where ${between(firstOf(28), TO)} and query_id <= 100 order by query_id, day`,
  'sharp jumps: rises of a week': jumps(7, 'count', true),
  'sharp jumps: falls of 28 days by amount': jumps(28, 'gmv', false),
  'sharp jumps: rises with a word': jumps(7, 'count', true, { where: WITH_WORD }),
  'sharp jumps: rises of 100 days ago, the first time (running sums)': jumps(7, 'count', true, { to: OLDER }),
  'sharp jumps: rises of 101 days ago, again': jumps(7, 'count', true, { to: KEPT }),
  'word statistics: words of the market': words(28),
  'word statistics: a word looked up': words(7, "stem = 'термос'"),
  'word statistics: product of 300 queries, 28 days': ordered(ownSums(28, 'text', FIRST), 500),
  'word statistics: 50 products, 28 days': ordered(ownSums(28, 'text', FIFTY), 500),
  'word statistics: queries of a word': ordered(ownSums(28, 'text', `${FIRST} and text like '%плат%'`), 500),
  'request statistics: the most seen of 10,000 products': ordered(ownSums(28, 'sku'), 50),
  'request statistics: product of 300 queries, 90 days': ordered(ownSums(90, 'text', FIRST), 500),
  'request statistics: 50 products, 28 days': ordered(ownSums(28, 'sku, text', FIFTY), 1000),
  'request statistics: chart of ten products, 90 days': `select sku, day, sum(view_users) as seen from plain_own
    where ${between(firstOf(90), TO)} and ${TEN} group by sku, day order by sku, day`,
  'my requests: 10,000 products': `select *, count(*) over () as total from (
      select sku, count(distinct text) as queries, sum(search_users) as searched, ${bothSums(OWN_COLUMNS, firstOf(7))}
      from plain_own where ${between(firstOf(35), TO)} group by sku
    ) as summed order by now_view_users desc limit 1000`,
  'my requests: product of 300 queries': ordered(ownSums(7, 'text', FIRST), 500),
  'my requests: history of a query': `select day, search_users, view_users, place from plain_own
    where ${FIRST} and text in (select text from plain_texts where id = 1) order by day`,
};
