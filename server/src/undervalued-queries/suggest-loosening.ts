import { UNDERVALUED_BOUNDS, type UndervaluedFilter } from '@vitrina/contract/undervalued-queries.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import { type Filter, joinFilters } from './filters.ts';
import { MARKET_COLUMNS, type MarketDay, MERGED, marketParameters, marketSource } from './market-source.ts';

const Counts = z.object({ counts: z.array(z.int()) });

/** How many rows there would be without each of the filters in turn, the most first; counted in one statement. */
export async function suggestLoosening(
  { clickhouse }: ReportContext,
  market: MarketDay,
  filters: readonly Filter[],
): Promise<{ filter: UndervaluedFilter; rows: number }[]> {
  const { parameters } = joinFilters(filters);
  const named = filters.flatMap((filter) =>
    filter.name === undefined ? [] : [{ ...filter, name: filter.name }],
  );
  const others = named.map(({ name }) => {
    const rest = filters.filter((filter) => filter.name !== name);
    return rest.length === 0 ? 'count()' : `countIf(${joinFilters(rest).sql})`;
  });
  const [row] = await clickhouse.rows(
    'undervalued queries: loosening',
    `select [${others.join(', ')}] as counts
    from ${marketSource(market, MARKET_COLUMNS, { withText: true })}
    ${MERGED}`,
    { ...marketParameters(market, UNDERVALUED_BOUNDS.leastFrequency), ...parameters },
    Counts,
  );
  return named
    .map(({ name }, index) => ({ filter: name, rows: row?.counts[index] ?? 0 }))
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => b.rows - a.rows);
}
