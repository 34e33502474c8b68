import type { CallFailure } from '../../platform/outbound/failure.ts';
import { getPayment } from './get-payment.ts';
import { getPaymentMethod } from './get-payment-method.ts';
import { getRefund } from './get-refund.ts';
import type { Payment } from './payment.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { NotificationHint } from './read-notification.ts';
import type { Refund } from './refund.ts';
import type { Shop } from './shop.ts';

/** What our own row says about the object of a notification. */
export type Expectation =
  | { subject: 'payment'; amountKopecks: number; isTest: boolean }
  | { subject: 'refund'; paymentId: string; amountKopecks: number }
  | { subject: 'paymentMethod' };

type Difference = 'subject' | 'amount' | 'currency' | 'shop' | 'test' | 'payment';

export type Confirmation =
  | { outcome: 'confirmed'; subject: 'payment'; object: Payment }
  | { outcome: 'confirmed'; subject: 'refund'; object: Refund }
  | { outcome: 'confirmed'; subject: 'paymentMethod'; object: PaymentMethod }
  /** It is there, but it is not what we asked for: no money may move, staff have to look. */
  | { outcome: 'mismatch'; differences: Difference[] }
  | CallFailure;

type Check = readonly [name: Difference, isDifferent: boolean];

const listDifferences = (checks: readonly Check[]) =>
  checks.filter(([, isDifferent]) => isDifferent).map(([name]) => name);

/**
 * Asks the provider what has really happened and compares it with what we expect. The object's own status counts,
 * not the one that the notification claims: an old notification may arrive after a new one.
 */
export async function confirmNotification(
  shop: Shop,
  { subject, objectId }: Pick<NotificationHint, 'subject' | 'objectId'>,
  expected: Expectation,
): Promise<Confirmation> {
  if (subject !== expected.subject) return { outcome: 'mismatch', differences: ['subject'] };
  switch (expected.subject) {
    case 'payment':
      return confirmPayment(shop, objectId, expected);
    case 'refund':
      return confirmRefund(shop, objectId, expected);
    case 'paymentMethod':
      return confirmMethod(shop, objectId);
  }
}

type Expected<Subject> = Extract<Expectation, { subject: Subject }>;

async function confirmPayment(shop: Shop, id: string, expected: Expected<'payment'>): Promise<Confirmation> {
  const answer = await getPayment(shop, id);
  if (answer.outcome !== 'ok') return answer;
  const differences = listDifferences([
    ['amount', answer.data.amountKopecks !== expected.amountKopecks],
    ['currency', answer.data.currency !== 'RUB'],
    ['shop', answer.data.shopId !== shop.shopId],
    ['test', answer.data.isTest !== expected.isTest],
  ]);
  return differences.length > 0
    ? { outcome: 'mismatch', differences }
    : { outcome: 'confirmed', subject: 'payment', object: answer.data };
}

async function confirmRefund(shop: Shop, id: string, expected: Expected<'refund'>): Promise<Confirmation> {
  const answer = await getRefund(shop, id);
  if (answer.outcome !== 'ok') return answer;
  const differences = listDifferences([
    ['amount', answer.data.amountKopecks !== expected.amountKopecks],
    ['currency', answer.data.currency !== 'RUB'],
    ['payment', answer.data.paymentId !== expected.paymentId],
  ]);
  return differences.length > 0
    ? { outcome: 'mismatch', differences }
    : { outcome: 'confirmed', subject: 'refund', object: answer.data };
}

async function confirmMethod(shop: Shop, id: string): Promise<Confirmation> {
  const answer = await getPaymentMethod(shop, id);
  if (answer.outcome !== 'ok') return answer;
  return answer.data.shopId === shop.shopId
    ? { outcome: 'confirmed', subject: 'paymentMethod', object: answer.data }
    : { outcome: 'mismatch', differences: ['shop'] };
}
