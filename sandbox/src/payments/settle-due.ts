import { ANSWER_LIFETIME_MS } from './answer-once.ts';
import type { Desk } from './desk.ts';
import { moveMethod } from './methods/move-method.ts';
import { movePayment } from './move-payment.ts';
import { settleRefund } from './refunds/settle-refund.ts';

/** Carries out what time alone has brought, before anybody looks. */
export function settleDue(desk: Desk): void {
  const { books, nowMs } = desk;
  for (const payment of books.payments.list()) movePayment(desk, payment, { kind: 'timePassed', nowMs });
  for (const method of books.methods.list()) moveMethod(desk, method, { kind: 'timePassed', nowMs });
  for (const refund of books.refunds.list()) settleRefund(desk, refund);
  for (const { key, atMs } of books.answers.list()) {
    if (nowMs >= atMs + ANSWER_LIFETIME_MS) books.answers.remove(key);
  }
}
