import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { type Filter, joinFilters } from './filters.ts';
import { MARKET_COLUMNS, type MarketDay, marketParameters, marketSource, MERGED } from './market-source.ts';
import type { Scale } from './scale.ts';
import type { GrowthMeasure } from './score.ts';
import { scoreExpression, scoreParameters } from './score-expression.ts';

export const MarketRow = z.object({
  query_id: z.int(),
  text: z.string(),
  count: z.int(),
  zero: z.int(),
  idle: z.int(),
  buyers: z.int(),
  ord: z.int(),
  price_sum: z.number(),
  price_count: z.number(),
  sellers: z.int(),
  count_before: z.int(),
  other: z.int(),
  other_before: z.int(),
  score: z.number(),
});
export type MarketRow = z.infer<typeof MarketRow>;

type Asked = {
  scale: Scale;
  growth: GrowthMeasure;
  filters: readonly Filter[];
  least: number;
  limit: number;
};

/** The best of a market by score, equal ones by frequency, and how many match in all. */
export async function listBest(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  market: MarketDay,
  { scale, growth, filters, least, limit }: Asked,
): Promise<{ rows: MarketRow[]; total: number }> {
  const { sql, parameters } = joinFilters(filters);
  return clickhouse.page(
    'undervalued queries',
    `select query_id, text, ${MARKET_COLUMNS.join(', ')}, ${scoreExpression(scale, growth)} as score
    from ${marketSource(market, MARKET_COLUMNS, { withText: true })}
    where ${sql}
    order by score desc, count desc, query_id
    limit {limit:UInt32}
    ${MERGED}`,
    { ...marketParameters(market, least), ...scoreParameters(scale), ...parameters, limit },
    MarketRow,
  );
}
