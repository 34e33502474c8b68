import type { getPositionAsk, PositionAsk } from '@vitrina/contract/positions/checking.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { countStorefrontQuota } from '../../shelves/take-storefront-quota.ts';
import { getEntry } from '../get-entry.ts';

type Row = { requested_at: Date; finished_at: Date | null; queries: number; answered: number };

/** The last ask of an entry, finished or not. */
export async function findAsk(db: Db, entryId: number): Promise<PositionAsk | null> {
  const found = await sql<Row>`
    select ask.requested_at, ask.finished_at, count(*) as queries, count(part.outcome) as answered
    from (
      select * from position_check_requests where entry_id = ${entryId}
      order by finished_at is null desc, requested_at desc limit 1
    ) as ask
    join position_requested_checks as part on part.entry_id = ask.entry_id and part.requested_at = ask.requested_at
    group by ask.requested_at, ask.finished_at`.execute(db);
  const [ask] = found.rows;
  if (!ask) return null;
  return {
    requestedAt: ask.requested_at.toISOString(),
    queries: ask.queries,
    answered: ask.answered,
    isFinished: ask.finished_at !== null,
  };
}

export async function getAsk(
  context: Context,
  { cabinetId, entryId }: { cabinetId: number; entryId: number },
): Promise<OutputOf<typeof getPositionAsk>> {
  await getEntry(context.db.withTables(), cabinetId, entryId);
  const [ask, left] = await Promise.all([
    findAsk(context.db, entryId),
    countStorefrontQuota(context, cabinetId),
  ]);
  return { ask, left };
}
