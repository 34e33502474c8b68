import { addDays, type Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { ReportContext, StoresContext } from '../../platform/context.ts';
import { OWN_TEXT_IDS, QUERY_TEXT_ID } from '../figures-sql.ts';
import { listNewestDays, PLACE_DAYS } from './list-newest-days.ts';

const Row = z.object({ cabinet: z.int(), query_id: z.int(), day: z.string(), place: z.number() });
type PlacedRow = z.infer<typeof Row>;

/** Names the cabinet of each row that was found, and of none that another collection has made outdated. */
const A_MARK = 0;

async function listKept(
  { clickhouse }: ReportContext,
  madeOf: readonly string[],
  ids: readonly number[],
): Promise<PlacedRow[]> {
  if (madeOf.length === 0) return [];
  return clickhouse.rows(
    'best places: as kept',
    `select kept.cabinet as cabinet, requested.query_id as query_id, kept.day as day, kept.place as place
    from
    (
      select cabinet, arrayJoin(arrayZip(text_ids, days, places)) as one, tupleElement(one, 1) as text_id,
        tupleElement(one, 2) as day, tupleElement(one, 3) as place
      from own_newest_places final
      where made_of in {madeOf:Array(String)}
    ) as kept
    inner join ${OWN_TEXT_IDS} as requested on kept.text_id = requested.text_id
    union all
    select cabinet, toUInt32(${A_MARK}), toDate(0), toFloat32(0)
    from own_newest_places final
    where made_of in {madeOf:Array(String)}`,
    { madeOf, ids },
    Row,
  );
}

async function listRaw(
  { clickhouse }: ReportContext,
  cabinetIds: readonly number[],
  day: Day,
  ids: readonly number[],
): Promise<PlacedRow[]> {
  if (cabinetIds.length === 0) return [];
  return clickhouse.rows(
    'best places: own places',
    `select placed.cabinet as cabinet, requested.query_id as query_id, max(placed.day) as day,
      argMin(placed.place, (-toInt32(placed.day), placed.place)) as place
    from
    (
      select own.cabinet as cabinet, own.day as day, ${QUERY_TEXT_ID} as text_id, min(own.position) as place
      from own_query_day as own
      where own.cabinet in {cabinets:Array(UInt32)}
        and own.day between {day:Date} - ${PLACE_DAYS - 1} and {day:Date}
        and text_id in (select text_id from ${OWN_TEXT_IDS})
      group by own.cabinet, own.day, text_id
    ) as placed
    inner join ${OWN_TEXT_IDS} as requested on placed.text_id = requested.text_id
    where placed.place is not null
    group by cabinet, query_id`,
    { cabinets: cabinetIds, day, ids },
    Row,
  );
}

/**
 * The average place of the best own product by query, on the newest day of each query within the window that `day` ends.
 * Kept places end on a cabinet's newest stored day; a question about an older day reads the lines themselves.
 */
export async function listOwnPlaces(
  context: StoresContext,
  cabinetIds: readonly number[],
  day: Day,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const newest = await listNewestDays(context, cabinetIds);
  const madeOf = newest.filter(({ last }) => last <= day).map((one) => one.madeOf);
  const kept = await listKept(context, madeOf, ids);
  const known = new Set(kept.filter(({ query_id }) => query_id === A_MARK).map(({ cabinet }) => cabinet));
  const raw = await listRaw(
    context,
    cabinetIds.filter((id) => !known.has(id)),
    day,
    ids,
  );
  const since = addDays(day, 1 - PLACE_DAYS);
  const found = [...kept, ...raw].filter((row) => row.query_id !== A_MARK && row.day >= since);
  const best = new Map<number, PlacedRow>();
  for (const row of found) {
    const other = best.get(row.query_id);
    const isBetter =
      other === undefined || row.day > other.day || (row.day === other.day && row.place < other.place);
    if (isBetter) best.set(row.query_id, row);
  }
  return new Map([...best].map(([id, { place }]) => [id, place]));
}
