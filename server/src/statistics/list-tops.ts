import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import { seriesFilter, writeSeries } from '../products/queries/series-filter.ts';
import type { Tracked } from './list-tracked.ts';

/** Quarters of a Moscow day, as position_6h has them. */
const QUARTER_SECONDS = DAY_SECONDS / 4;
const MOSCOW_SECONDS = 3 * 3600;

/** The end of the quarter that a moment lies in. */
export function endOfQuarter(moment: Date): number {
  const shifted = moment.getTime() / 1000 + MOSCOW_SECONDS;
  return (Math.floor(shifted / QUARTER_SECONDS) + 1) * QUARTER_SECONDS - MOSCOW_SECONDS;
}

// A query in a city stands where the best of its products stands by the last answer of each day; days end with the
// quarter that is under way.
const sql = `
select
  day,
  countIf(best <= 10) as top10,
  countIf(best <= 50) as top50,
  countIf(best <= 100) as top100
from (
  select day, city, term_id, min(place) as best
  from (
    select
      toUInt8(intDiv({end:Int64} - toUnixTimestamp(q) - 1, ${DAY_SECONDS})) as day,
      product,
      city,
      term_id,
      tupleElement(argMaxIfMerge(last_answer), 2) as place
    from position_6h
    where cabinet = {cabinet:UInt32}
      and ${seriesFilter('followed')}
      and q >= fromUnixTimestamp({end:Int64} - {days:UInt8} * ${DAY_SECONDS})
      and q < fromUnixTimestamp({end:Int64})
    group by product, city, term_id, day
    having sum(position_6h.answered) > 0
  )
  group by day, city, term_id
)
group by day`;

const Row = z.object({ day: z.int(), top10: z.int(), top50: z.int(), top100: z.int() });

/** For each day before now, by its distance: how many of the tracked queries stood in each top; a day without answers is absent. */
export async function listTops(
  { clickhouse }: ReportContext,
  cabinetId: number,
  tracked: readonly Tracked[],
  { now, days }: { now: Date; days: number },
): Promise<Map<number, Omit<z.output<typeof Row>, 'day'>>> {
  if (tracked.length === 0) return new Map();
  const followed = writeSeries(tracked);
  const parameters = { cabinet: cabinetId, followed, end: endOfQuarter(now), days };
  const rows = await clickhouse.rows('tracked queries in tops by day', sql, parameters, Row);
  return new Map(rows.map(({ day, ...tops }) => [day, tops]));
}
