import { announce } from './announce.ts';
import type { Desk } from './desk.ts';
import { nextPayment, type PaymentEvent } from './next-payment.ts';
import { registerReceipt } from './receipts/register-receipt.ts';
import type { StoredPayment } from './stored-payment.ts';
import { viewPayment } from './view-payment.ts';

/** Carries out an event with all that follows from it: the remembered card, the receipt, the notification. */
export function movePayment(desk: Desk, payment: StoredPayment, event: PaymentEvent): StoredPayment {
  const next = nextPayment(payment, event);
  if (next === payment) return payment;
  const { id, shopId, cardNumber, status } = next;
  desk.books.payments.put(id, next);
  if (next.isMethodSaved && !payment.isMethodSaved) {
    // The provider gives a card remembered by a payment the id of that payment.
    desk.books.methods.put(id, { id, shopId, status: 'active', cardNumber, expiresAtMs: desk.nowMs });
  }
  registerReceipt(desk, next);
  const object = viewPayment(desk, next);
  announce(desk, { shopId, event: `payment.${status}`, objectId: id, object });
  return next;
}
