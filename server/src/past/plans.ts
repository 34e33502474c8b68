import type { PlanWish } from '@vitrina/contract/billing/tariff.ts';
import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import { openShop } from '../billing/payments/shop/open-shop.ts';
import { buyPlan } from '../billing/plans/buy-plan.ts';
import { SETTLING, settlePlans } from '../billing/plans/ending/settle-plans.ts';
import { quotePlan } from '../billing/plans/quote-plan.ts';
import { switchRenewal } from '../billing/plans/switch-renewal.ts';
import type { PlansTables } from '../billing/plans/tables.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import type { Context } from '../platform/context.ts';
import { contextAt } from './context-at.ts';
import type { Filling } from './filling.ts';

// Its one renewal comes before the trial of the demo's first cabinet: a plan whose end falls into given days waits for
// their end instead, and the demo's given year has not ended.
const FIRST = { daysAgo: 71, wish: { planType: PLANS.beginnerExpert, months: 1, begins: 'now' } } as const;
const LARGER = { daysAgo: 20, wish: { planType: PLANS.expert, months: 1, begins: 'now' } } as const;

async function findPurchase({ db }: Context, userId: number, requestKey: string) {
  return db
    .withTables<PlansTables>()
    .selectFrom('plan_purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** As a person confirms what the page says; what was bought in an earlier filling stays. */
async function buyThen(
  then: Context,
  userId: number,
  { wish, requestKey }: { wish: PlanWish; requestKey: string },
): Promise<void> {
  if (await findPurchase(then, userId, requestKey)) return;
  const { kind, price, credit, endsNow } = await quotePlan(then, userId, wish);
  await buyPlan(then, userId, { ...wish, requestKey, confirmed: { kind, price, credit, endsNow } });
}

async function listEnds({ db }: Context, userId: number): Promise<Date[]> {
  const rows = await db
    .withTables<PlansTables>()
    .selectFrom('tariffs')
    .select('active_to')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.active_to);
}

/** Half an hour before each end, as the worker would have come by. */
async function renewUntil(context: Context, userId: number, until: Date): Promise<void> {
  for (;;) {
    const [end] = await listEnds(context, userId);
    if (!end || end >= until) return;
    await settlePlans(contextAt(context, new Date(end.getTime() - HOUR_MS / 2)));
    const [renewed] = await listEnds(context, userId);
    if (!renewed || renewed <= end) throw new Error('A plan of the past was not renewed.');
  }
}

/** A plan that was bought, renewed by itself and then changed for a larger one, with the points of the top-ups. */
export const plansPast: Filling = {
  subject: 'plans',
  days: 1,
  fill: async (context, { cabinetId, before }) => {
    const cabinet = await findCabinet(context, cabinetId);
    if (!cabinet || !openShop(context)) return;
    const userId = cabinet.owner_id;
    const at = (daysAgo: number) => new Date(before.getTime() - daysAgo * DAY_MS);
    const requestKey = (name: string) => `past ${name}`;
    if (await findPurchase(context, userId, requestKey('larger'))) return;
    // A worker would take the end of a plan of the past for one that it has missed.
    await context.locks.runExclusive(SETTLING, async () => {
      const first = contextAt(context, at(FIRST.daysAgo));
      await buyThen(first, userId, { wish: FIRST.wish, requestKey: requestKey('first') });
      await switchRenewal(first, userId, true);
      await renewUntil(context, userId, at(LARGER.daysAgo));
      const larger = contextAt(context, at(LARGER.daysAgo));
      await buyThen(larger, userId, { wish: LARGER.wish, requestKey: requestKey('larger') });
    });
  },
};
