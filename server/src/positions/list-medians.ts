import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { CHECKS_OF_SERIES, parametersOf, type Series } from './list-buckets.ts';
import type { Grid } from './matrix-rules.ts';

const sql = `
select
  query,
  quantileExactInclusive(0.5)(place) as median
${CHECKS_OF_SERIES}
  and place is not null
group by query`;

const Row = z.object({ query: z.int(), median: z.number() });

/** The median of found places over the whole period, by query. */
export async function listMedians(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  series: Series,
  grid: Grid,
): Promise<Map<number, number>> {
  const rows = await clickhouse.rows('position medians', sql, parametersOf(series, grid), Row);
  return new Map(rows.map((row) => [row.query, row.median]));
}
