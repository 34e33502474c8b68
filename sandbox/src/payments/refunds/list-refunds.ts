import { z } from 'zod';
import { cutPage, PageAsk } from '../cut-page.ts';
import type { ShopCall } from '../desk.ts';
import { REFUND_STATUSES } from '../stored-refund.ts';
import { viewRefund } from './view-refund.ts';

const RefundsAsk = PageAsk.extend({
  payment_id: z.string().length(36).optional(),
  status: z.enum(REFUND_STATUSES).optional(),
});

/** GET /refunds */
export function listRefunds(call: ShopCall): unknown {
  const ask = RefundsAsk.parse(call.query);
  const found = call.books.refunds
    .list()
    .filter(
      ({ shopId, paymentId, status }) =>
        shopId === call.shopId &&
        (ask.payment_id === undefined || paymentId === ask.payment_id) &&
        (ask.status === undefined || status === ask.status),
    );
  return cutPage(found, ask, (refund) => viewRefund(call, refund));
}
