import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import type { Tracked } from './list-tracked.ts';
import { betterOf } from './rules.ts';

// The last answers of the day that ended at a moment.
const sql = `
select
  product,
  city,
  term_id,
  tupleElement(argMaxIfMerge(last_answer), 2) as place
from position_hourly
where cabinet = {cabinet:UInt32}
  and h > fromUnixTimestamp({moment:Int64}) - interval 1 day
  and h <= fromUnixTimestamp({moment:Int64})
group by product, city, term_id
having sum(answered) > 0`;

const Row = z.object({ product: z.int(), city: z.int(), term_id: z.int(), place: z.nullable(z.int()) });

/**
 * For each tracked query in a city that was checked in the day before a moment: the best place that any of its
 * products had, or null when none was found.
 */
export async function listBestPlaces(
  { clickhouse }: ReportContext,
  cabinetId: number,
  tracked: readonly Tracked[],
  moment: Date,
): Promise<(number | null)[]> {
  const parameters = { cabinet: cabinetId, moment: Math.floor(moment.getTime() / 1000) };
  const rows = await clickhouse.rows('best places', sql, parameters, Row);
  const followed = new Set(tracked.map(({ sku, cityId, termId }) => `${sku}|${cityId}|${termId}`));
  const best = new Map<string, number | null>();
  for (const { product, city, term_id, place } of rows) {
    if (!followed.has(`${product}|${city}|${term_id}`)) continue;
    const shelf = `${city}|${term_id}`;
    best.set(shelf, betterOf(best.get(shelf) ?? null, place));
  }
  return [...best.values()];
}
