import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { seriesFilter } from '../../products/queries/series-filter.ts';

/**
 * What is followed today: a query that was taken away or came anew has no part in what it was not asked about. Compared by
 * hashes of 64 bits: of whole triples each row would cost the engine three times as much.
 */
export const IS_FOLLOWED = seriesFilter('followed');

const sql = `
select
  product,
  city,
  groupArrayIf(day, average is not null) as days,
  groupArrayIf(average, average is not null) as averages,
  sum(answered_of_day) as answered,
  sum(found_of_day) as found
from (
  select
    product,
    city,
    toUInt8(intDiv(toUnixTimestamp(q) - {first:Int64}, 86400)) as day,
    sum(position_6h.found) as found_of_day,
    sum(position_6h.answered) as answered_of_day,
    if(found_of_day = 0, null, round(sum(position_6h.place_sum) / found_of_day, 2)) as average
  from position_6h
  where cabinet = {cabinet:UInt32}
    and ${IS_FOLLOWED}
    and q >= fromUnixTimestamp({first:Int64})
  group by product, city, day
)
group by product, city
having answered > 0`;

const Row = z.object({
  product: z.int(),
  city: z.int(),
  days: z.array(z.int()),
  averages: z.array(z.number()),
  answered: z.int(),
  found: z.int(),
});

/** The averages of found places by Moscow days from `firstDay` on, for the days that have one. */
export async function listTrendLines(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  cabinetId: number,
  followed: string,
  firstDay: string,
): Promise<z.output<typeof Row>[]> {
  const first = startOfMoscowDay(firstDay).getTime() / 1000;
  return clickhouse.rows('position trend lines', sql, { cabinet: cabinetId, followed, first }, Row);
}
