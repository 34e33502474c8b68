import { z } from 'zod';
import { cutPage, isWithin, Moment, PageAsk } from './cut-page.ts';
import type { ShopCall } from './desk.ts';
import { PAYMENT_STATUSES } from './stored-payment.ts';
import { viewPayment } from './view-payment.ts';

const PaymentsAsk = PageAsk.extend({
  status: z.enum(PAYMENT_STATUSES).optional(),
  payment_method: z.string().optional(),
  'captured_at.gte': Moment.optional(),
  'captured_at.gt': Moment.optional(),
  'captured_at.lte': Moment.optional(),
  'captured_at.lt': Moment.optional(),
});

/** GET /payments */
export function listPayments(call: ShopCall): unknown {
  const ask = PaymentsAsk.parse(call.query);
  const bounds = {
    gte: ask['captured_at.gte'],
    gt: ask['captured_at.gt'],
    lte: ask['captured_at.lte'],
    lt: ask['captured_at.lt'],
  };
  const isCaptureRequested = Object.values(bounds).some((bound) => bound !== undefined);
  const found = call.books.payments
    .list()
    .filter(
      ({ shopId, status, cardNumber, capturedAtMs }) =>
        shopId === call.shopId &&
        (ask.status === undefined || status === ask.status) &&
        (ask.payment_method === undefined ||
          (ask.payment_method === 'bank_card' && cardNumber !== undefined)) &&
        (!isCaptureRequested || (capturedAtMs !== undefined && isWithin(capturedAtMs, bounds))),
    );
  return cutPage(found, ask, (payment) => viewPayment(call, payment, call.pageUrl));
}
