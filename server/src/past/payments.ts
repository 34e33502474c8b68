import type { TopUp } from '@vitrina/contract/billing/payments.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { BankCardId, PaymentId } from '@vitrina/contract/ids.ts';
import { listCards } from '../billing/payments/cards/list-cards.ts';
import { refundPayment } from '../billing/payments/refunds/refund-payment.ts';
import { openShop } from '../billing/payments/shop/open-shop.ts';
import { getTopUp } from '../billing/payments/top-up/get-top-up.ts';
import { startTopUp } from '../billing/payments/top-up/start-top-up.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import type { Context } from '../platform/context.ts';
import { contextAt } from './context-at.ts';
import type { Filling } from './filling.ts';
import { requireUser } from './require-user.ts';

/** Cards of the provider's test shop: one pays and can be remembered, one has no money. */
const GOOD_CARD = '5555555555554444';
const POOR_CARD = '5555555555554600';

type Past = {
  name: string;
  daysAgo: number;
  points: number;
  /** A number is typed on the provider's page; without one the remembered card pays. */
  card?: string;
  ends: TopUp['state'];
};

const TOP_UPS: readonly Past[] = [
  { name: 'first', daysAgo: 96, points: 20_000, card: GOOD_CARD, ends: 'succeeded' },
  { name: 'refused', daysAgo: 61, points: 5000, card: POOR_CARD, ends: 'canceled' },
  { name: 'again', daysAgo: 61, points: 5000, ends: 'succeeded' },
  { name: 'larger', daysAgo: 20, points: 3000, ends: 'succeeded' },
];
const REFUND = { of: 'larger', daysAgo: 18, points: 1000, reason: 'Пополнили больше, чем нужно' };
const OPERATOR = { email: 'support@vitrina.test', username: 'support', fullName: 'Служба поддержки' };

const TIMEOUT_MS = 20_000;
/** The provider's own time may close a page of the past before anybody has paid on it. */
const TRIES = 10;

/** What a person does on the provider's page. */
async function payOnPage({ send }: Context, url: string, card: string): Promise<void> {
  await send({
    api: 'payments',
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action: 'pay', card, remember: 'yes' }).toString(),
    secrets: [],
    timeoutMs: TIMEOUT_MS,
    maxBytes: 1024 * 1024,
  });
}

async function tryTopUp(then: Context, userId: number, past: Past, attempt: number): Promise<TopUp> {
  const { name, points, card } = past;
  const [remembered] = card === undefined ? await listCards(then.db, userId) : [];
  const ordered = await startTopUp(then, userId, {
    points,
    cardId: remembered === undefined ? null : BankCardId.parse(remembered.cardId),
    isCardSaved: true,
    requestKey: `past ${name} ${attempt}`,
  });
  if (ordered.confirmationUrl !== null) await payOnPage(then, ordered.confirmationUrl, card ?? GOOD_CARD);
  return getTopUp(then, { paymentId: PaymentId.parse(ordered.paymentId), userId });
}

/** Ends as it did then; what has ended so is left alone. */
async function topUpThen(then: Context, userId: number, past: Past): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const ended = await tryTopUp(then, userId, past, attempt);
    if (ended.state === past.ends && ended.reason !== 'late') return ended.paymentId;
  }
  throw new Error(`The top-up "${past.name}" of the past does not end as ${past.ends}.`);
}

/** Top-ups of some months: the first one with its bonus, a card that is remembered, one refused and one refunded in part. */
export const paymentsPast: Filling = {
  subject: 'payments',
  days: 1,
  isLast: true,
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
