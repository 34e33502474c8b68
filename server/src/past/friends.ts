import { DAY_MS } from '@vitrina/contract/durations.ts';
import { createReferral } from '../accounts/profile/create-referral.ts';
import type { AccountsTables } from '../accounts/tables.ts';
import { openShop } from '../billing/payments/shop/open-shop.ts';
import { createPromoCode } from '../billing/promo/create-promo-code.ts';
import { usePromoCode } from '../billing/promo/use-promo-code.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import type { Context } from '../platform/context.ts';
import { contextAt } from './context-at.ts';
import type { Filling } from './filling.ts';
import { requireUser } from './require-user.ts';
import { type PastTopUp, topUpThen } from './top-up-then.ts';
import { unlessDone } from './unless-done.ts';

/** Came by the demo seller's code, and pays with a card of her own. */
const FRIEND = { email: 'nadya@vitrina.test', username: 'nadya', fullName: 'Надежда Белова' };
const FRIENDS_CARD = '4111111111111111';
const SINCE_DAYS = 75;
const TOP_UPS: readonly PastTopUp[] = [
  { name: 'friend-first', daysAgo: 73, points: 6000, card: FRIENDS_CARD, ends: 'succeeded' },
  { name: 'friend-second', daysAgo: 41, points: 3000, card: FRIENDS_CARD, ends: 'succeeded' },
  { name: 'friend-third', daysAgo: 9, points: 5000, card: FRIENDS_CARD, ends: 'succeeded' },
];

const PROMO = { code: 'LETO300', gift: { kind: 'points', points: 300 }, uses: 1000, days: 120 } as const;
const PROMO_DAYS = 82;

/** By the code of whoever brought her, as the registration stores it. */
async function bringFriend(then: Context, referrerId: number): Promise<number> {
  await createReferral(then, referrerId);
  const friendId = await requireUser(then, FRIEND);
  await then.db
    .withTables<AccountsTables>()
    .updateTable('users')
    .set({ referrer_id: referrerId })
    .where('id', '=', friendId)
    .execute();
  return friendId;
}

/** A promo code that was used, and a friend whose payments have brought rewards. */
export const friendsPast: Filling = {
  subject: 'friends',
  days: 1,
  fill: async (context, { cabinetId, before, signal }) => {
    const cabinet = await findCabinet(context, cabinetId);
    if (!cabinet) return;
    const then = (daysAgo: number) => contextAt(context, new Date(before.getTime() - daysAgo * DAY_MS));
    await createPromoCode(then(PROMO_DAYS), PROMO);
    await unlessDone('promoCode.alreadyUsed', () =>
      usePromoCode(then(PROMO_DAYS), cabinet.owner_id, PROMO.code),
    );
    const friendId = await bringFriend(then(SINCE_DAYS), cabinet.owner_id);
    if (!openShop(context)) return;
    for (const past of TOP_UPS) {
      signal.throwIfAborted();
      await topUpThen(then(past.daysAgo), friendId, past);
    }
  },
};
