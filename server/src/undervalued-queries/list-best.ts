import * as z from 'zod';
import type { ReportContext, TimedStoresContext } from '../platform/context.ts';
import { joinFilters } from './filters.ts';
import { listReady } from './list-ready.ts';
import { type Best, type ListInput, MarketRow } from './market-row.ts';
import {
  columnsNamedIn,
  isNamedIn,
  MARKET_COLUMNS,
  type MarketDay,
  MERGED,
  marketParameters,
  marketSource,
} from './market-source.ts';
import { scoreExpression, scoreParameters } from './score-expression.ts';

const BEST_FIRST = 'order by score desc, count desc, query_id limit {limit:UInt32}';

async function scoreWindows(
  { clickhouse }: ReportContext,
  market: MarketDay,
  { scale, growth, filters, least, limit }: ListInput,
): Promise<Best> {
  const { sql, parameters } = joinFilters(filters);
  return clickhouse.page(
    'undervalued queries',
    `select query_id, text, ${MARKET_COLUMNS.join(', ')}, ${scoreExpression(scale, growth)} as score
    from ${marketSource(market, MARKET_COLUMNS, { withText: true })}
    where ${sql}
    ${BEST_FIRST}`,
    { ...marketParameters(market, least), ...scoreParameters(scale), ...parameters, limit },
    MarketRow,
  );
}

const Scored = z.object({ query_id: z.int(), score: z.number() });

/** First the order, made of the sums that it names; then everything about the queries that were found. */
async function scoreSums(
  { clickhouse }: ReportContext,
  market: MarketDay,
  { scale, growth, filters, least, limit }: ListInput,
): Promise<Best> {
  const { sql, parameters } = joinFilters(filters);
  const score = scoreExpression(scale, growth);
  const found = await clickhouse.page(
    'undervalued queries of an older day: order',
    `select query_id, ${score} as score
    from ${marketSource(market, columnsNamedIn(`${score} ${sql}`), { withText: isNamedIn(sql, 'text') })}
    where ${sql}
    ${BEST_FIRST}
    ${MERGED}`,
    { ...marketParameters(market, least), ...scoreParameters(scale), ...parameters, limit },
    Scored,
  );
  const ids = found.rows.map((row) => row.query_id);
  if (ids.length === 0) return { rows: [], total: found.total };
  const rows = await clickhouse.rows(
    'undervalued queries of an older day: rows',
    `select query_id, text, ${MARKET_COLUMNS.join(', ')}
    from ${marketSource(market, MARKET_COLUMNS, { withText: true, ofIds: true })}`,
    { ...marketParameters(market, least), ids },
    MarketRow.omit({ score: true }),
  );
  const byId = new Map(rows.map((row) => [row.query_id, row]));
  return {
    rows: found.rows.flatMap(({ query_id, score }) => {
      const row = byId.get(query_id);
      return row === undefined ? [] : [{ ...row, score }];
    }),
    total: found.total,
  };
}

/** The best of a market by score, equal ones by frequency, and how many match in all. */
export async function listBest(
  context: TimedStoresContext,
  market: MarketDay,
  input: ListInput,
): Promise<Best> {
  const ready = await listReady(context, market, input);
  if (ready) return ready;
  return market.hasWindows ? scoreWindows(context, market, input) : scoreSums(context, market, input);
}
