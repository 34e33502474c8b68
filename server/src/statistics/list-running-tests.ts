import { sql } from 'kysely';
import type { DbContext } from '../platform/context.ts';

/** How many image tests were under way at each of some moments, paused ones too, read from their own table. */
export async function listRunningTests(
  { db }: DbContext,
  cabinetId: number,
  moments: readonly Date[],
): Promise<number[]> {
  const { rows } = await sql<{ running: number }>`
    select count(test.id) as running
    from unnest(${moments}::timestamptz[]) with ordinality as moment (at, place)
    left join ab_tests as test on test.cabinet_id = ${cabinetId} and test.started_at <= moment.at
      and (test.finished_at is null or test.finished_at > moment.at)
    group by place
    order by place`.execute(db);
  return rows.map(({ running }) => running);
}
