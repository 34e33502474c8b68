import { DAY_MS } from '@vitrina/contract/durations.ts';
import { refundPayment } from '../billing/payments/refunds/refund-payment.ts';
import { openShop } from '../billing/payments/shop/open-shop.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import { contextAt } from './context-at.ts';
import type { Filling } from './filling.ts';
import { requireUser } from './require-user.ts';
import { GOOD_CARD, type PastTopUp, topUpThen } from './top-up-then.ts';

/** Of the provider's test shop: it has no money. */
const POOR_CARD = '5555555555554600';

const TOP_UPS: readonly PastTopUp[] = [
  { name: 'first', daysAgo: 96, points: 20_000, card: GOOD_CARD, ends: 'succeeded' },
  { name: 'refused', daysAgo: 61, points: 5000, card: POOR_CARD, ends: 'canceled' },
  { name: 'again', daysAgo: 61, points: 5000, ends: 'succeeded' },
  { name: 'larger', daysAgo: 20, points: 3000, ends: 'succeeded' },
];
const REFUND = { of: 'larger', daysAgo: 18, points: 1000, reason: 'Пополнили больше, чем нужно' };
const OPERATOR = { email: 'support@vitrina.test', username: 'support', fullName: 'Служба поддержки' };

/** Top-ups of some months: the first one with its bonus, a card that is remembered, one refused and one refunded in part. */
export const paymentsPast: Filling = {
  subject: 'payments',
  days: 1,
  fill: async (context, { cabinetId, before, signal }) => {
    const cabinet = await findCabinet(context, cabinetId);
    if (!cabinet || !openShop(context)) return;
    const then = (daysAgo: number) => contextAt(context, new Date(before.getTime() - daysAgo * DAY_MS));
    const made = new Map<string, number>();
    for (const past of TOP_UPS) {
      signal.throwIfAborted();
      made.set(past.name, await topUpThen(then(past.daysAgo), cabinet.owner_id, past));
    }
    const { of, daysAgo, ...refund } = REFUND;
    const operatorId = await requireUser(then(daysAgo), OPERATOR);
    const paymentId = made.get(of) ?? 0;
    await refundPayment(then(daysAgo), { paymentId, operatorId, requestKey: 'past', ...refund });
  },
};
