import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';

/** Who follows what, a column each: a product, a query and a city in every place. */
export type Followed = { products: number[]; queries: number[]; cities: number[] };

/** What is followed today: a query that was taken away or came anew has no part in what it was not asked about. */
export const IS_FOLLOWED = `
  cabinet = {cabinet:UInt32}
  and (product, query, city) in (
    select one.1, one.2, one.3
    from (select arrayJoin(arrayZip(
      {products:Array(UInt64)}, {queries:Array(UInt32)}, {cities:Array(UInt32)}
    )) as one)
  )`;

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
    sum(pos_q.found) as found_of_day,
    sum(pos_q.answered) as answered_of_day,
    if(found_of_day = 0, null, round(sum(pos_q.place_sum) / found_of_day, 2)) as average
  from pos_q
  where ${IS_FOLLOWED}
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
  followed: Followed,
  firstDay: string,
): Promise<z.output<typeof Row>[]> {
  const first = startOfMoscowDay(firstDay).getTime() / 1000;
  return clickhouse.rows('position trend lines', sql, { cabinet: cabinetId, ...followed, first }, Row);
}
