import { DAY_MS, HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import type { getRadarCardFigures } from '@vitrina/contract/radar/card.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { StoresContext } from '../../platform/context.ts';

type Places = OutputOf<typeof getRadarCardFigures>['places'];
type Question = { cabinetId: number; sku: number; from: Date; to: Date };

/** Points of so many hours, the finest with which a line of the period can be read. */
export function hoursOfPoint({ from, to }: Pick<Question, 'from' | 'to'>): number {
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  if (days <= 8) return 1;
  return days <= 32 ? 6 : 24;
}

const PLACES = `
select
  intDiv(toUnixTimestamp(h) - {start:Int64}, {seconds:Int64}) as point,
  toUInt32(sum(position_hourly.answered)) as answered,
  toUInt32(sum(position_hourly.found)) as found,
  if(sum(position_hourly.found) = 0, null, sum(position_hourly.place_sum) / sum(position_hourly.found)) as average
from position_hourly
where cabinet = {cabinet:UInt32}
  and product = {product:UInt64}
  and h >= fromUnixTimestamp({start:Int64})
  and h < fromUnixTimestamp({end:Int64})
  and (term_id, city) in (
    select pair.1, pair.2 from (select arrayJoin(arrayZip({terms:Array(UInt32)}, {cities:Array(UInt32)})) as pair)
  )
group by point
having answered > 0
order by point`;

const Row = z.object({
  point: z.int(),
  answered: z.int(),
  found: z.int(),
  average: z.nullable(z.number()),
});

/** What is tracked today: a query that was taken away has no part in the line, as in the tracker's own list. */
async function listFollowed({ db }: StoresContext, { cabinetId, sku }: Question) {
  const { rows } = await sql<{ term: number; city: number }>`
    select query.term_id as term, entry.city_id as city
    from position_entries as entry join position_queries as query on query.entry_id = entry.id
    where entry.cabinet_id = ${cabinetId} and entry.sku = ${sku}`.execute(db);
  return rows;
}

/** Averages of found places over all tracked queries of a product; null: it has none. `from` is on the hour. */
export async function listPlaces(context: StoresContext, question: Question): Promise<Places> {
  const followed = await listFollowed(context, question);
  if (followed.length === 0) return null;
  const { cabinetId, sku, from, to } = question;
  const hours = hoursOfPoint(question);
  const start = Math.floor(from.getTime() / 1000 / HOUR_SECONDS) * HOUR_SECONDS;
  const seconds = hours * HOUR_SECONDS;
  const rows = await context.clickhouse.rows(
    'places of a watched card',
    PLACES,
    {
      cabinet: cabinetId,
      product: sku,
      start,
      end: Math.ceil(to.getTime() / 1000),
      seconds,
      terms: followed.map(({ term }) => term),
      cities: followed.map(({ city }) => city),
    },
    Row,
  );
  return {
    hours,
    points: rows.map(({ point, ...rest }) => ({
      at: new Date((start + point * seconds) * 1000).toISOString(),
      ...rest,
    })),
  };
}
