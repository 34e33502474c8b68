import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type Coverage, coverageOf, endParameters, windowEnds } from '../queries/measured-days.ts';
import { fromSums, WINDOW_EXPRESSIONS } from '../queries/window-expressions.ts';

export const WINDOW = 28;

/** What a score, a filter or a row of the list needs: columns of sq_win, and the average price. */
export const MARKET_COLUMNS = [
  'count',
  'zero',
  'idle',
  'buyers',
  'price',
  'sellers',
  'count_before',
  'other',
  'other_before',
] as const;
type MarketColumn = (typeof MARKET_COLUMNS)[number] | 'ord';

export const isNamedIn = (sql: string, column: string) => new RegExp(`\\b${column}\\b`).test(sql);

/** What a statement reads of the market: the frequency, by which rare queries are left out, and what it names itself. */
export function columnsNamedIn(sql: string): MarketColumn[] {
  return MARKET_COLUMNS.filter((column) => column === 'count' || isNamedIn(sql, column));
}

/** Kopecks; 0 where nothing had a price, because nothing is sold for nothing. */
const priceSql = (sum: string, count: string) =>
  `toUInt32(ifNull(floor((${sum}) / nullIf(${count}, 0) + 0.5), 0)) as price`;
const readySql = (column: MarketColumn) =>
  column === 'price' ? priceSql('price_sum', 'price_count') : column;
const { price_sum = '', price_count = '', ...expressions } = WINDOW_EXPRESSIONS;
const olderSql = (column: MarketColumn) =>
  column === 'price' ? priceSql(price_sum, price_count) : `${expressions[column]} as ${column}`;

/** The window of 28 days that ends on a measured day, and whether it is there ready-made. */
export type MarketDay = {
  marketplace: Marketplace;
  day: Day;
  /** All measured days, oldest first. */
  days: readonly Day[];
  hasWindows: boolean;
  coverage: Coverage;
};

export function openMarketDay(
  marketplace: Marketplace,
  stored: readonly { day: Day; windows: { 28: Coverage } | null }[],
  day: Day,
): MarketDay {
  const days = stored.map((line) => line.day);
  const windows = stored.find((line) => line.day === day)?.windows ?? null;
  const coverage = windows?.[WINDOW] ?? coverageOf(new Set(days), day, WINDOW);
  return { marketplace, day, days, hasWindows: windows !== null, coverage };
}

const ofIdsSql = (id: string) => `and ${id} in {ids:Array(UInt32)}`;

/**
 * The market of a day as a sub-select of `query_id`, the columns and the text; an older day is made of running sums.
 * `ofIds`: only the queries of the parameter `ids`.
 */
export function marketSource(
  { hasWindows }: MarketDay,
  columns: readonly MarketColumn[],
  { withText, more = [], ofIds = false }: { withText: boolean; more?: readonly string[]; ofIds?: boolean },
): string {
  if (hasWindows)
    return `(select query_id, ${withText ? 'text, ' : ''}${columns.map(readySql).join(', ')}
      from sq_win
      prewhere mp = {marketplace:String} and win = ${WINDOW} and day = {now:Date} and count >= {least:UInt32}
        ${ofIds ? ofIdsSql('query_id') : ''})`;
  const selected = [...columns.map(olderSql), ...more];
  return `(select now.query_id as query_id, ${withText ? 'q.text as text, ' : ''}${selected.join(', ')}
    ${fromSums(selected, ofIds ? ofIdsSql('query_id') : '')}
    ${withText ? `any left join (select id, text from q where 1 ${ofIds ? ofIdsSql('id') : ''}) as q on now.query_id = q.id` : ''}
    where count >= {least:UInt32})`;
}

/** The parameters that the source names; `least` is the smallest count of a query in it. */
export function marketParameters({ marketplace, day, days, coverage }: MarketDay, least: number) {
  return { marketplace, least, ...endParameters(windowEnds(days, day, WINDOW), coverage) };
}

/** Older days join streams that are sorted by query. */
export const MERGED = "settings join_algorithm = 'full_sorting_merge,hash'";
