import { HOUR_MS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import { WholeNumbers } from '../../platform/clickhouse/whole-numbers.ts';
import type { ReportContext } from '../../platform/context.ts';
import { DEEP, type HourlyPlaces, NOT_FOUND } from './hourly-places.ts';
import { type SeriesKey, seriesName } from './series.ts';

// Hours of a table that is still being merged come in parts. What half of an hour's answers or more say is that hour's.
const sql = `
select product, city, term_id, groupArray(hour) as hours, groupArray(cell) as cells
from (
  select
    product,
    city,
    term_id,
    toInt32(intDiv(toUnixTimestamp(h) - {from:Int64}, 3600)) as hour,
    sum(position_hourly.answered) as answers,
    sum(position_hourly.found) as finds,
    sum(position_hourly.deep) as deeps,
    toInt16(multiIf(
      finds * 2 >= answers, round(sum(position_hourly.place_sum) / finds),
      deeps * 2 >= answers - finds, ${DEEP},
      ${NOT_FOUND}
    )) as cell
  from position_hourly
  where cabinet = {cabinet:UInt32}
    and (product, city, term_id) in (
      select key.1, key.2, key.3
      from (select arrayJoin(arrayZip(
        {products:Array(UInt64)}, {cities:Array(UInt32)}, {terms:Array(UInt32)}
      )) as key)
    )
    and h >= fromUnixTimestamp({from:Int64})
    and h < fromUnixTimestamp({to:Int64})
  group by product, city, term_id, h
  having answers > 0
)
group by product, city, term_id`;

const Row = z.object({
  product: z.int(),
  city: z.int(),
  term_id: z.int(),
  hours: WholeNumbers,
  cells: WholeNumbers,
});

/** What is read: whole hours, from a Moscow midnight on. */
export type HoursOf = { cabinetId: number; series: readonly SeriesKey[]; from: Date; to: Date };

/** Places hour by hour, by the name of the series; one that has no answer in this time is absent. */
export async function readHourly(
  { clickhouse }: ReportContext,
  { cabinetId, series, from, to }: HoursOf,
): Promise<Map<string, HourlyPlaces>> {
  const rows = await clickhouse.rows(
    'position forecast: hours',
    sql,
    {
      cabinet: cabinetId,
      products: series.map(({ sku }) => sku),
      cities: series.map(({ cityId }) => cityId),
      terms: series.map(({ termId }) => termId),
      from: from.getTime() / 1000,
      to: to.getTime() / 1000,
    },
    Row,
  );
  const length = Math.round((to.getTime() - from.getTime()) / HOUR_MS);
  return new Map(
    rows.map(({ product, city, term_id, hours, cells }) => {
      const places = new Int16Array(length);
      for (const [index, hour] of hours.entries()) places[hour] = cells[index] ?? 0;
      const key: SeriesKey = { sku: product, cityId: city, termId: term_id };
      return [seriesName(key), places];
    }),
  );
}
