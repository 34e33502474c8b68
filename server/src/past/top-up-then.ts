import type { TopUp } from '@vitrina/contract/billing/payments.ts';
import { BankCardId, PaymentId } from '@vitrina/contract/ids.ts';
import { listCards } from '../billing/payments/cards/list-cards.ts';
import { getTopUp } from '../billing/payments/top-up/get-top-up.ts';
import { startTopUp } from '../billing/payments/top-up/start-top-up.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';

/** Of the provider's test shop: it pays and can be remembered. */
export const GOOD_CARD = '5555555555554444';

export type PastTopUp = {
  name: string;
  daysAgo: number;
  points: number;
  /** A number is typed on the provider's page; without one the remembered card pays. */
  card?: string;
  ends: TopUp['state'];
};

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

/**
 * undefined: it was given up. The worker of today may have met the order before the provider had it, and an order of so
 * long ago that the provider does not know counts as one that never came.
 */
async function tryTopUp(
  then: Context,
  userId: number,
  past: PastTopUp,
  attempt: number,
): Promise<TopUp | undefined> {
  const { name, points, card } = past;
  const [remembered] = card === undefined ? await listCards(then.db, userId) : [];
  const request = {
    points,
    cardId: remembered === undefined ? null : BankCardId.parse(remembered.cardId),
    isCardSaved: true,
    requestKey: `past ${name} ${attempt}`,
  };
  const ordered = await startTopUp(then, userId, request).catch((error: unknown) => {
    if (error instanceof Problem && error.key === 'payment.creationFailed') return undefined;
    throw error;
  });
  if (ordered === undefined) return undefined;
  if (ordered.confirmationUrl !== null) await payOnPage(then, ordered.confirmationUrl, card ?? GOOD_CARD);
  return getTopUp(then, { paymentId: PaymentId.parse(ordered.paymentId), userId });
}

/** Ends as it did then; what has ended so is left alone. */
export async function topUpThen(then: Context, userId: number, past: PastTopUp): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const ended = await tryTopUp(then, userId, past, attempt);
    if (ended?.state === past.ends && ended.reason !== 'late') return ended.paymentId;
  }
  throw new Error(`The top-up "${past.name}" of the past does not end as ${past.ends}.`);
}
