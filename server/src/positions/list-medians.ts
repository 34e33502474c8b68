import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { parametersOf, QUARTERS_OF_SERIES, type Series } from './list-buckets.ts';
import type { Grid } from './matrix-rules.ts';

// The lower and the upper middle; of an even number of checks the median lies between them.
const sql = `
select
  query,
  (quantileExactWeighted(0.5)(toInt32(place), times) - quantileExactWeighted(0.5)(-toInt32(place), times)) / 2 as median
from (
  select query, sumMap(places) as counted
  ${QUARTERS_OF_SERIES}
  group by query
)
array join mapKeys(counted) as place, mapValues(counted) as times
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
