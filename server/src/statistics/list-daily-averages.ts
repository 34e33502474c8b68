import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';

const sql = `
select
  product,
  toString(toDate(h + interval 3 hour)) as day,
  if(sum(found) = 0, null, sum(place_sum) / sum(found)) as average
from pos_h
where cabinet = {cabinet:UInt32}
  and product in {products:Array(UInt64)}
  and h >= fromUnixTimestamp({start:Int64})
group by product, day`;

const Row = z.object({ product: z.int(), day: z.string(), average: z.nullable(z.number()) });

/** Average place of found queries by product and Moscow day; days without a found query have no number. */
export async function listDailyAverages(
  { clickhouse }: ReportContext,
  cabinetId: number,
  products: readonly number[],
  since: Date,
): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  const parameters = { cabinet: cabinetId, products, start: Math.floor(since.getTime() / 1000) };
  const rows = await clickhouse.rows('daily average places', sql, parameters, Row);
  return new Map(
    rows.flatMap(({ product, day, average }) => (average === null ? [] : [[`${product}|${day}`, average]])),
  );
}
