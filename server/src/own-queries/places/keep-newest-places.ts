import type { TimedStoresContext } from '../../platform/context.ts';
import { ONE_BLOCK } from '../../queries/one-block.ts';
import { QUERY_TEXT_ID } from '../figures-sql.ts';
import { listNewestDays, PLACE_DAYS } from './list-newest-days.ts';

/** Keeps where the queries of a cabinet stood last, as its stored days say now: one row, so it is replaced as a whole. */
export async function keepNewestPlaces(context: TimedStoresContext, cabinetId: number): Promise<void> {
  const [newest] = await listNewestDays(context, [cabinetId]);
  if (newest === undefined) return;
  await context.clickhouse.command(
    'keep newest places',
    `insert into own_newest_places (cabinet, made_of, made_at, text_ids, days, places)
    select {cabinet:UInt32}, {madeOf:String}, fromUnixTimestamp64Milli({madeAt:Int64}, 'UTC'),
      groupArray(text_id), groupArray(newest), groupArray(assumeNotNull(best))
    from
    (
      select text_id, max(day) as newest, argMin(place, (-toInt32(day), place)) as best
      from
      (
        select own.day as day, ${QUERY_TEXT_ID} as text_id, min(own.position) as place
        from own_query_day as own
        where own.cabinet = {cabinet:UInt32} and own.day between {last:Date} - ${PLACE_DAYS - 1} and {last:Date}
        group by own.cabinet, own.day, text_id
      )
      where place is not null
      group by text_id
    )
    settings ${ONE_BLOCK}`,
    { cabinet: cabinetId, ...newest, madeAt: context.clock.now().getTime() },
  );
}
