import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { type ProductSeries, parametersOf, type Series, sourceFor } from './list-buckets.ts';
import type { Grid } from './matrix-rules.ts';

type Source = ReturnType<typeof sourceFor>;

// The lower and the upper middle; of an even number of checks the median lies between them.
const medians = ({ series, quarters }: Source) => `
select
  series,
  (quantileExactWeighted(0.5)(toInt32(place), times) - quantileExactWeighted(0.5)(-toInt32(place), times)) / 2 as median
from (
  select ${series} as series, sumMap(places) as counted
  ${quarters}
  group by series
)
array join mapKeys(counted) as place, mapValues(counted) as times
group by series`;

const Row = z.object({ series: z.int(), median: z.number() });

/** The median of found places over the whole period; by query, or by the place of a product in the list, from 1. */
export async function listMedians(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  series: Series | ProductSeries,
  grid: Grid,
): Promise<Map<number, number>> {
  const sql = medians(sourceFor(series));
  const rows = await clickhouse.rows('position medians', sql, parametersOf(series, grid), Row);
  return new Map(rows.map((row) => [row.series, row.median]));
}
