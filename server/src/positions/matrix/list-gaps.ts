import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { EntryRow } from '../get-entry.ts';
import { firstSlotFrom, type Gap, type Grid } from './matrix-rules.ts';

type Row = { term_id: number; from_at: Date; until_at: Date; step_minutes: number; since: Date };

/**
 * Gaps of an entry's queries. What was missed before the product was followed by a query was not missed for it: another
 * product may have been there before.
 */
export async function listGaps(
  { db }: DbContext,
  entry: Pick<EntryRow, 'id' | 'city_id'>,
  { startsAt, endsAt }: Pick<Grid, 'startsAt' | 'endsAt'>,
): Promise<(Gap & { termId: number })[]> {
  const { rows } = await sql<Row>`
    select gap.term_id, gap.from_at, gap.until_at, gap.step_minutes, followed.since
    from (
      select cabinet_id, term_id, greatest(starts_at, query_added_at) as since
      from position_tracking where entry_id = ${entry.id}
    ) as followed
    join position_gaps as gap using (cabinet_id, term_id)
    where gap.city_id = ${entry.city_id}
      and gap.from_at < ${endsAt} and gap.until_at > greatest(followed.since, ${startsAt})`.execute(db);
  return rows.map(({ term_id, from_at, until_at, step_minutes, since }) => {
    const gap = { fromAt: from_at, untilAt: until_at, stepMinutes: step_minutes };
    return { ...gap, termId: term_id, fromAt: new Date(firstSlotFrom(gap, since)) };
  });
}
