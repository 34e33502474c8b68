import type { Transaction } from 'kysely';
import { addNotification } from '../../../notifications/add-notification.ts';
import type { Context } from '../../../platform/context.ts';
import { getWalletInfo } from '../../wallet/get-wallet-info.ts';
import type { Purchase } from '../rules/judge-purchase.ts';
import { judgeRenewal, lastOf, nextRenewal, type Renewal } from '../rules/renewal.ts';
import { type Slot, type Slots, type Span, settleSlots } from '../rules/slots.ts';
import type { PlansDb } from '../slots-of.ts';
import { storePurchase } from '../store-purchase.ts';

export type Settling = Pick<Context, 'db' | 'clock' | 'log'>;
export type Step = { trx: Transaction<Record<never, never>>; tables: PlansDb; userId: number; now: Date };

/** What is to be stored, and what counts as having been there; `missed`: its time had come, and points were missing. */
type Outcome = { slots: Slots; spans: readonly Slot[]; missed?: Renewal };

async function chargeRenewal(
  context: Settling,
  { trx, userId, now }: Step,
  { planType, purchase, endedAt }: { planType: number; purchase: Purchase; endedAt: Date },
): Promise<void> {
  // The end that is renewed names the event: a worker that is killed and comes again renews it once.
  const requestKey = `renewal:${endedAt.getTime()}`;
  const stored = { ...purchase, kind: 'renewal' as const };
  await storePurchase(trx, { userId, requestKey, planType, months: 1, purchase: stored, at: now });
  const activeTo = purchase.bought.to.toISOString();
  await addNotification(trx, {
    userIds: [userId],
    cabinetId: null,
    event: { kind: 'planRenewed', planType, activeTo, price: purchase.price },
    onceKey: `planRenewed:${endedAt.getTime()}`,
    at: now,
  });
  context.log.info({ event: 'billing.planRenewed', userId, planType, price: purchase.price }, 'plan renewed');
}

/** Buys the next month where a person has switched that on, the points suffice and nothing follows. */
export async function renewPlan(
  context: Settling,
  step: Step,
  { before, grants }: { before: readonly Slot[]; grants: readonly Span[] },
): Promise<Outcome> {
  const { trx, tables, userId, now } = step;
  const slots = settleSlots(before, now);
  const last = lastOf(before);
  const isOn = await tables
    .selectFrom('plan_renewals')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!isOn || !last) return { slots, spans: before };
  // Given days go on: the plan that has ended is kept, to be renewed when they are over.
  const waits = (nextRenewal(before, grants, now)?.at ?? now) > now;
  const kept = waits && !slots.current && !slots.next ? { current: last, next: null } : slots;
  const renewal = judgeRenewal(before, grants, now);
  if (!renewal) return { slots: kept, spans: before };
  const { available } = await getWalletInfo({ db: trx }, userId);
  if (available < renewal.price) return { slots: kept, spans: before, ...(waits ? {} : { missed: renewal }) };
  await chargeRenewal(context, step, { ...renewal, endedAt: last.to });
  const { after } = renewal.purchase;
  return { slots: after, spans: [after.current, after.next].filter((slot) => slot !== null) };
}
