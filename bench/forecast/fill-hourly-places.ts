import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { CITY } from '../positions-storage/prepare-cabinet.ts';

// Every series keeps to a place, trembles by the hour and stands elsewhere for two days of every eleven; one in thirty is
// not found.
const FILL = `
insert into position_checks_raw (cabinet, term_id, city, product, ts, outcome, place, places_read, mode, late_seconds)
with
  term_index * 10 + number % 10 as series,
  toUInt32({from:Int64}) + intDiv(number, 10) * 3600 as at,
  intDiv(at, 86400) as day,
  series % 30 = 0 as is_absent,
  5 + cityHash64(series) % 300 + cityHash64(series, at) % (1 + series % 9)
    + if((day + series) % 11 < 2, 10 + series % 60, 0) as stands
select
  {cabinet:UInt32}, term, {city:UInt32},
  1 + intDiv(term_index, {queries:UInt32}) * 10 + number % 10, toDateTime(at, 'UTC'),
  if(is_absent, 'notFound', 'found'), if(is_absent, null, toUInt16(stands)), 400, 'plain', 1
from (
  select numbered.1 as term, numbered.2 - 1 as term_index
  from (select arrayJoin(arrayZip({terms:Array(UInt32)}, arrayEnumerate({terms:Array(UInt32)}))) as numbered)
) as followed
cross join numbers(24 * 10) as hours
settings max_insert_threads = 1`;

type Filled = { cabinetId: number; termIds: readonly number[]; queriesOfGroup: number; days: number };

/** Hourly checks until a midnight, of ten products by each query: one statement a day. */
export async function fillHourlyPlaces(
  { clickhouse }: Context,
  { cabinetId, termIds, queriesOfGroup, days }: Filled,
  until: Date,
): Promise<void> {
  for (let day = days; day > 0; day -= 1)
    await clickhouse.command('fill hourly places', FILL, {
      cabinet: cabinetId,
      city: CITY,
      terms: termIds,
      queries: queriesOfGroup,
      from: (until.getTime() - day * DAY_MS) / 1000,
    });
}
