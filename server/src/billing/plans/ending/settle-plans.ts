import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { addNotification } from '../../../notifications/add-notification.ts';
import type { Db } from '../../../platform/postgres/database.ts';
import { lockWallets } from '../../ledger/post-operation.ts';
import { type Ending, listEndings } from '../rules/endings.ts';
import { planTypeAt, type Slot, type Span } from '../rules/slots.ts';
import { readSlots, writeSlots } from '../slots-of.ts';
import type { PlansTables } from '../tables.ts';
import { renewPlan, type Settling, type Step } from './renew-plan.ts';

const RENEWED_AHEAD_HOURS = 1;

/** The name under which one process settles plans at a time. */
export const SETTLING = 'settle plans';

/**
 * Whoever has a span that has ended or begun since somebody looked, or one that is to be renewed. A plan that renews itself
 * waits where given days as good go on after it.
 */
async function listDue(db: Db, now: Date): Promise<number[]> {
  const soon = new Date(now.getTime() + RENEWED_AHEAD_HOURS * HOUR_MS);
  const { rows } = await sql<{ user_id: number }>`
    select user_id from tariffs where slot = 'next' and active_from <= ${now}
    union
    select slot.user_id from tariffs as slot left join plan_renewals as renewal using (user_id)
      where slot.active_to <= case when renewal.user_id is null then ${now}::timestamptz else ${soon} end
      and not exists (
        select from plan_grants as given
        where given.user_id = renewal.user_id and given.plan_type >= slot.plan_type
        and given.active_from <= greatest(slot.active_to, ${now}) and given.active_to > ${soon}
      )
    union
    select user_id from plan_grants where not is_settled and active_to <= ${now}
    order by user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

type Grant = Span & { isSettled: boolean };

/** Given days whose end was not looked at, or that went on after the first of the slots has ended. */
async function listUnsettled({ tables, userId, now }: Step, slots: readonly Slot[]): Promise<Grant[]> {
  const since = new Date(Math.min(now.getTime(), ...slots.map(({ to }) => to.getTime())));
  return tables
    .selectFrom('plan_grants')
    .select(['plan_type as planType', 'active_from as from', 'active_to as to', 'is_settled as isSettled'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('is_settled', '=', false), eb('active_to', '>', since)]))
    .execute();
}

/** Ends up to now that nobody has looked at. */
function listNewEndings(slots: readonly Slot[], grants: readonly Grant[], now: Date): Ending[] {
  const unseen = [...slots, ...grants.filter(({ isSettled }) => !isSettled)].map(({ to }) => to.getTime());
  return listEndings([...slots, ...grants], new Date(0), now).filter(({ at }) =>
    unseen.includes(at.getTime()),
  );
}

/** One person's slots and given days as they are now; whatever ended since somebody looked is said. */
async function settlePerson(context: Settling, step: Step): Promise<void> {
  const { trx, tables, userId, now } = step;
  await lockWallets(trx, [userId]);
  const before = await readSlots(tables, userId);
  const grants = await listUnsettled(step, before);
  const { slots, spans, missed } = await renewPlan(context, step, { before, grants });
  await writeSlots(tables, userId, slots);
  await tables
    .updateTable('plan_grants')
    .set({ is_settled: true })
    .where('user_id', '=', userId)
    .where('active_to', '<=', now)
    .where('is_settled', '=', false)
    .execute();
  const endings = listNewEndings(spans, grants, now);
  const unrenewed = missed && endings.findLast(({ planType }) => planType >= missed.planType);
  const planTypeNow = planTypeAt([...spans, ...grants], now);
  for (const { at, planType } of endings) {
    const renewal = at === unrenewed?.at ? { renewal: 'notEnoughPoints' as const } : {};
    await addNotification(trx, {
      userIds: [userId],
      cabinetId: null,
      event: { kind: 'planEnded', planType, planTypeNow, ...renewal },
      onceKey: `planEnded:${at.getTime()}`,
      at: now,
    });
    context.log.info({ event: 'billing.planEnded', userId, planType, planTypeNow }, 'plan ended');
  }
}

/** Plans that end, begin and renew: from rows alone, so that a missed run and a killed worker lose and double nothing. */
export async function settlePlans(context: Settling): Promise<void> {
  const now = context.clock.now();
  for (const userId of await listDue(context.db, now))
    await context.db
      .transaction()
      .execute((trx) => settlePerson(context, { trx, tables: trx.withTables<PlansTables>(), userId, now }));
}
