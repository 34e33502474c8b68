import { addDays, type Day, listDays, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import type { Series } from '../estimate/compare-units.ts';

/** A query in a city counts if a product was found there on so many of the days, in percent. */
const LEAST_FOUND = 80;

const Line = z.object({
  sku: z.int(),
  days: z.array(z.string()),
  places: z.array(z.number()),
});
type PlaceLine = z.output<typeof Line>;

export type Places = { days: Day[]; bySku: Map<number, Series> };

type Question = { cabinetId: number; sku: number; from: Day; to: Day };

/**
 * Daily average places of whatever is tracked in the same queries and cities as a product; a line is one query in one city.
 * Quarters of a Moscow day make it up, and are a sixth of the hours.
 */
export async function readPlaceLines(
  { clickhouse }: ReportContext,
  { cabinetId, sku, from, to }: Question,
): Promise<PlaceLine[]> {
  const seconds = (day: Day) => Math.floor(startOfMoscowDay(day).getTime() / 1000);
  return clickhouse.rows(
    'effects: places',
    `select sku, groupArray(toString(on_day)) as days, groupArray(mean_place) as places
    from (
      select product as sku, term_id, city, toDate(q + interval 3 hour) as on_day,
        sum(place_sum) / sum(found) as mean_place
      from position_6h
      where cabinet = {cabinet:UInt32} and found > 0
        and q >= fromUnixTimestamp({from:Int64}) and q < fromUnixTimestamp({end:Int64})
        and (term_id, city) in (
          select distinct term_id, city from position_6h
          where cabinet = {cabinet:UInt32} and product = {sku:UInt64}
            and q >= fromUnixTimestamp({from:Int64}) and q < fromUnixTimestamp({end:Int64})
        )
      group by product, term_id, city, on_day
    )
    group by sku, term_id, city`,
    { cabinet: cabinetId, sku, from: seconds(from), end: seconds(addDays(to, 1)) },
    Line,
  );
}

/** Each day's place; what was not found on a day stands where it was found last, and before that where it was found first. */
function fillLine(
  { days, places }: PlaceLine,
  placeOfDay: ReadonlyMap<Day, number>,
): Float64Array | undefined {
  const filled = new Float64Array(placeOfDay.size).fill(Number.NaN);
  for (const [index, day] of days.entries()) {
    const at = placeOfDay.get(day);
    if (at !== undefined) filled[at] = places[index] ?? 0;
  }
  const found = filled.reduce((count, value) => count + Number(!Number.isNaN(value)), 0);
  if (100 * found < LEAST_FOUND * filled.length) return undefined;
  let last = filled.find((value) => !Number.isNaN(value)) ?? 0;
  return filled.map((value) => {
    if (!Number.isNaN(value)) last = value;
    return last;
  });
}

/** The average found place of each product, over the queries and cities in which it was found nearly always. */
export function averagePlaces(lines: readonly PlaceLine[], sku: number): Places {
  const own = lines.filter((line) => line.sku === sku).flatMap(({ days }) => days);
  const [first, last] = [own.toSorted()[0], own.toSorted().at(-1)];
  if (first === undefined || last === undefined) return { days: [], bySku: new Map() };
  const days = listDays(first, last);
  const placeOfDay = new Map(days.map((day, place) => [day, place]));
  const bySku = new Map<number, Series>();
  for (const [of, ofSku] of Map.groupBy(lines, (line) => line.sku)) {
    const filled = ofSku.flatMap((line) => fillLine(line, placeOfDay) ?? []);
    if (filled.length === 0) continue;
    const mean = new Float64Array(days.length);
    for (const series of filled)
      for (const [place, value] of series.entries()) mean[place] = (mean[place] ?? 0) + value / filled.length;
    bySku.set(of, mean);
  }
  return { days, bySku };
}
