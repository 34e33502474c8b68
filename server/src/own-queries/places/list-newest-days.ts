import type { Day } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';

/** An average place counts for four weeks. */
export const PLACE_DAYS = 28;

/** The newest stored day of a cabinet's queries, and the four weeks that it ends as a digest: a day collected again makes another. */
export type NewestDays = { cabinetId: number; last: Day; madeOf: string };

export async function listNewestDays(
  { db }: DbContext,
  cabinetIds: readonly number[],
): Promise<NewestDays[]> {
  const { rows } = await sql<NewestDays>`
    select days.cabinet_id as "cabinetId", newest.last::text as last,
      md5(concat_ws(' ', days.cabinet_id,
        string_agg(concat_ws(' ', days.day, extract(epoch from days.collected_at)), ',' order by days.day))) as "madeOf"
    from own_query_days as days
    inner join (
      select cabinet_id, max(day) as last from own_query_days where cabinet_id = any(${[...cabinetIds]}) group by cabinet_id
    ) as newest on newest.cabinet_id = days.cabinet_id and days.day > newest.last - ${PLACE_DAYS}::integer
    group by days.cabinet_id, newest.last`.execute(db);
  return rows;
}
