import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import type { TimedStoresContext } from '../platform/context.ts';
import { readReadyList } from '../queries/ready-lists/read-ready-list.ts';
import { joinFilters } from './filters.ts';
import { type Best, type ListInput, MarketRow } from './market-row.ts';
import { MARKET_COLUMNS, type MarketDay, marketParameters } from './market-source.ts';

/** Rarer queries are half of a market, and most who look for some filter for words: their lists are made when asked for. */
export const LEAST_LISTED = UNDERVALUED_BOUNDS.usualFrequency;

/**
 * The list counts every row that passes the filters anyway, so the page comes from the same pass; in the order of the key it
 * would stop at the end of the page, and the count would cost another statement.
 */
async function readPage(
  { clickhouse }: TimedStoresContext,
  market: MarketDay,
  { growth, filters, least, limit }: ListInput,
  version: number,
): Promise<Best> {
  const { sql, parameters } = joinFilters(filters);
  return clickhouse.page(
    'undervalued queries: ready list',
    `select query_id, text, ${MARKET_COLUMNS.join(', ')}, score
    from undervalued_lists
    where mp = {marketplace:String} and day = {now:Date} and version = {version:UInt64}
      and growth = {growth:String} and count >= {least:UInt32} and ${sql}
    order by lacks, below, query_id limit {limit:UInt32}
    settings optimize_read_in_order = 0`,
    { ...marketParameters(market, least), ...parameters, version, growth: growth ?? 'none', limit },
    MarketRow,
  );
}

/** undefined: there is no list ready that these rows are in. */
export async function listReady(
  context: TimedStoresContext,
  market: MarketDay,
  input: ListInput,
): Promise<Best | undefined> {
  if (input.least < LEAST_LISTED) return undefined;
  const { marketplace, day } = market;
  return readReadyList(context, { kind: 'undervalued', marketplace, day }, (version) =>
    readPage(context, market, input, version),
  );
}
