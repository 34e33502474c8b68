import { addDays, type Day, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';

const Row = z.object({ on: z.string(), place: z.number() });

type Input = { cabinetId: number; sku: number; terms: readonly number[] };

/** Average of the places that were found on each Moscow day, over every city; days that found nothing have none. */
export async function listPlacesByDay(
  { clickhouse }: ReportContext,
  { cabinetId, sku, terms }: Input,
  { from, to }: { from: Day; to: Day },
): Promise<Map<Day, number>> {
  if (terms.length === 0) return new Map();
  const seconds = (day: Day) => Math.floor(startOfMoscowDay(day).getTime() / 1000);
  const rows = await clickhouse.rows(
    'places of a request by day',
    `select toString(toDate(h + interval 3 hour, 'UTC')) as on, sum(place_sum) / sum(found) as place
    from position_hourly
    where cabinet = {cabinet:UInt32} and product = {sku:UInt64} and term_id in {terms:Array(UInt32)}
      and h >= fromUnixTimestamp({start:Int64}) and h < fromUnixTimestamp({end:Int64})
    group by on
    having sum(found) > 0`,
    { cabinet: cabinetId, sku, terms, start: seconds(from), end: seconds(addDays(to, 1)) },
    Row,
  );
  return new Map(rows.map(({ on, place }) => [on, place]));
}
