import { hash } from '../platform/hash.ts';
import { writeAmount } from './amount.ts';
import { findDemoCard } from './demo-cards.ts';
import type { Desk, ShopCall } from './desk.ts';
import { titleOf, viewCard } from './methods/view-method.ts';
import { viewRegistration } from './receipts/register-receipt.ts';
import type { StoredPayment } from './stored-payment.ts';
import { sumRefunds } from './stored-refund.ts';

/** The provider's part of a payment. */
const COMMISSION = 0.035;

const isoTime = (atMs: number) => new Date(atMs).toISOString();

function viewMoney({ books }: Desk, payment: StoredPayment): Record<string, unknown> {
  const { amountKopecks, status } = payment;
  const refunds = books.refunds.list().filter(({ paymentId }) => paymentId === payment.id);
  const { doneKopecks, heldKopecks } = sumRefunds(refunds);
  const incomeKopecks = amountKopecks - Math.round(amountKopecks * COMMISSION);
  return {
    amount: writeAmount(amountKopecks),
    ...(status === 'succeeded' ? { income_amount: writeAmount(incomeKopecks) } : {}),
    ...(doneKopecks > 0 ? { refunded_amount: writeAmount(doneKopecks) } : {}),
    refundable: status === 'succeeded' && doneKopecks + heldKopecks < amountKopecks,
  };
}

function viewPaidBy(payment: StoredPayment): Record<string, unknown> {
  const card = findDemoCard(payment.cardNumber);
  if (card === undefined) return {};
  const isSaved = payment.methodId !== undefined || payment.isMethodSaved;
  return {
    payment_method: {
      type: 'bank_card',
      id: payment.methodId ?? payment.id,
      saved: isSaved,
      status: isSaved ? 'active' : 'inactive',
      title: titleOf(card),
      card: viewCard(card),
    },
    authorization_details: {
      rrn: String(hash('rrn', payment.id)),
      ...(payment.status === 'canceled' ? {} : { auth_code: String(hash('code', payment.id) % 1_000_000) }),
      three_d_secure: { applied: card.hasThreeDSecure && payment.methodId === undefined },
    },
  };
}

/** A payment as the API shows it. Without `pageUrl`, as in a notification, there is no link to pay. */
export function viewPayment(
  desk: Desk,
  payment: StoredPayment,
  pageUrl?: ShopCall['pageUrl'],
): Record<string, unknown> {
  const { id, status, shopId, capturedAtMs, expiresAtMs, returnUrl } = payment;
  return {
    id,
    status,
    ...viewMoney(desk, payment),
    ...(payment.description === undefined ? {} : { description: payment.description }),
    recipient: { account_id: shopId, gateway_id: `${shopId}1` },
    ...viewPaidBy(payment),
    created_at: isoTime(payment.createdAtMs),
    ...(capturedAtMs === undefined ? {} : { captured_at: isoTime(capturedAtMs) }),
    ...(status === 'waiting_for_capture' ? { expires_at: isoTime(expiresAtMs) } : {}),
    ...(status === 'pending' && pageUrl && returnUrl !== undefined
      ? { confirmation: { type: 'redirect', return_url: returnUrl, confirmation_url: pageUrl(id) } }
      : {}),
    test: true,
    paid: status === 'waiting_for_capture' || status === 'succeeded',
    metadata: payment.metadata ?? {},
    ...viewRegistration(desk, payment),
    ...(payment.cancellation === undefined ? {} : { cancellation_details: payment.cancellation }),
    ...(payment.merchantCustomerId === undefined ? {} : { merchant_customer_id: payment.merchantCustomerId }),
  };
}
