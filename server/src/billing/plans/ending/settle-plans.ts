import { sql, type Transaction } from 'kysely';
import { addNotification } from '../../../notifications/add-notification.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/postgres/database.ts';
import { lockWallets } from '../../ledger/post-operation.ts';
import { getWalletInfo } from '../../wallet/get-wallet-info.ts';
import { listEndings } from '../rules/endings.ts';
import { judgeRenewal, lastOf } from '../rules/renewal.ts';
import { planTypeAt, type Slot, settleSlots } from '../rules/slots.ts';
import { type PlansDb, readSlots, writeSlots } from '../slots-of.ts';
import { storePurchase } from '../store-purchase.ts';
import type { PlansTables } from '../tables.ts';

const RENEWED_AHEAD_HOURS = 1;

/** The name under which one process settles plans at a time. */
export const SETTLING = 'settle plans';

type Settling = Pick<Context, 'db' | 'clock' | 'log'>;
type Step = { trx: Transaction<Record<never, never>>; tables: PlansDb; userId: number; now: Date };

/** Whoever has a span that has ended or begun since somebody looked, or one that is to be renewed. */
async function listDue(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from tariffs where active_to <= ${now} or (slot = 'next' and active_from <= ${now})
    union
    select user_id from tariffs join plan_renewals using (user_id)
      where active_to <= ${now}::timestamptz + make_interval(hours => ${RENEWED_AHEAD_HOURS})
    union
    select user_id from plan_grants where not is_settled and active_to <= ${now}
    order by user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

type Outcome = { slots: readonly Slot[]; renewal?: 'notEnoughPoints' };

/** Buys the next month where a person has switched that on, the points suffice and nothing follows. */
async function renew(
  context: Settling,
  { trx, tables, userId, now }: Step,
  slots: readonly Slot[],
): Promise<Outcome> {
  const isOn = await tables
    .selectFrom('plan_renewals')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const renewal = isOn && judgeRenewal(slots, now);
  const last = lastOf(slots);
  if (!renewal || !last) return { slots };
  const { planType, purchase } = renewal;
  const { available } = await getWalletInfo({ db: trx }, userId);
  if (available < purchase.price) return { slots, renewal: 'notEnoughPoints' };
  // The end that is renewed names the event: a worker that is killed and comes again renews it once.
  const requestKey = `renewal:${last.to.getTime()}`;
  const stored = { ...purchase, kind: 'renewal' as const };
  await storePurchase(trx, { userId, requestKey, planType, months: 1, purchase: stored, at: now });
  const activeTo = purchase.bought.to.toISOString();
  await addNotification(trx, {
    userIds: [userId],
    cabinetId: null,
    event: { kind: 'planRenewed', planType, activeTo, price: purchase.price },
    onceKey: `planRenewed:${last.to.getTime()}`,
    at: now,
  });
  context.log.info({ event: 'billing.planRenewed', userId, planType, price: purchase.price }, 'plan renewed');
  return { slots: purchase.after.current ? [purchase.after.current] : [] };
}

type Grant = { planType: number; from: Date; to: Date; is_settled: boolean };

async function listUnsettled({ tables, userId, now }: Step): Promise<Grant[]> {
  return tables
    .selectFrom('plan_grants')
    .select(['plan_type as planType', 'active_from as from', 'active_to as to', 'is_settled'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('is_settled', '=', false), eb('active_to', '>', now)]))
    .execute();
}

/** One person's slots and given days as they are now; whatever ended since somebody looked is said. */
async function settlePerson(context: Settling, step: Step): Promise<void> {
  const { trx, tables, userId, now } = step;
  await lockWallets(trx, [userId]);
  const before = await readSlots(tables, userId);
  const { slots, renewal } = await renew(context, step, before);
  const grants = await listUnsettled(step);
  const spans = [...slots, ...grants];
  await writeSlots(tables, userId, settleSlots(slots, now));
  await tables
    .updateTable('plan_grants')
    .set({ is_settled: true })
    .where('user_id', '=', userId)
    .where('active_to', '<=', now)
    .where('is_settled', '=', false)
    .execute();
  const planTypeNow = planTypeAt(spans, now);
  for (const { at, planType } of listEndings(spans, new Date(0), now)) {
    const isShort = renewal !== undefined && lastOf(before)?.to.getTime() === at.getTime();
    await addNotification(trx, {
      userIds: [userId],
      cabinetId: null,
      event: { kind: 'planEnded', planType, planTypeNow, ...(isShort ? { renewal } : {}) },
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
