import type { markRadarSeen } from '@vitrina/contract/radar/changes.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { historyStart } from '../../cards/history-start.ts';
import type { CardsTables } from '../../cards/tables.ts';
import type { DbContext, TimedContext } from '../../platform/context.ts';
import { inHistory, unseen } from './feed-scope.ts';

type Input = z.output<(typeof markRadarSeen)['input']>;
type Visitor = { cabinetId: number; userId: number };

/** Ids up to this one were seen; 0: the person has never looked. */
export async function readSeenUntil({ db }: DbContext, visitor: Visitor): Promise<number> {
  const row = await db
    .withTables<CardsTables>()
    .selectFrom('radar_visits')
    .select('seen_until')
    .where('cabinet_id', '=', visitor.cabinetId)
    .where('user_id', '=', visitor.userId)
    .executeTakeFirst();
  return row?.seen_until ?? 0;
}

/** Never back, and never beyond what there is: what comes later is unseen whatever a browser says. */
async function store({ db }: DbContext, { cabinetId, upTo }: Input, userId: number): Promise<void> {
  await sql`
    insert into radar_visits as visit (cabinet_id, user_id, seen_until)
    select ${cabinetId}, ${userId}, line.id from radar_changes as line
    where line.cabinet_id = ${cabinetId} and line.id <= ${upTo}
    order by line.id desc limit 1
    on conflict (cabinet_id, user_id)
    do update set seen_until = greatest(visit.seen_until, excluded.seen_until)`.execute(db);
}

/** How many are left that came meanwhile. */
export async function markSeen(
  context: TimedContext,
  input: Input,
  userId: number,
): Promise<{ unseen: number }> {
  await store(context, input, userId);
  const plan = await getCabinetPlan(context, input.cabinetId);
  const seenUntil = await readSeenUntil(context, { cabinetId: input.cabinetId, userId });
  const scope = {
    cabinetId: input.cabinetId,
    from: historyStart(plan, context.clock.now()),
    seenUntil,
  };
  const { rows } = await sql<{ unseen: number }>`
    select count(*)::integer as unseen from radar_changes as line
    where ${inHistory(scope)} and ${unseen(scope)}`.execute(context.db);
  return { unseen: rows[0]?.unseen ?? 0 };
}
