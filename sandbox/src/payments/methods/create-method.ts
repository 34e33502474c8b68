import { z } from 'zod';
import type { ShopCall } from '../desk.ts';
import { PAYING_TIME_MS } from '../next-payment.ts';
import { objectId } from '../object-id.ts';
import { RedirectAsk } from '../redirect-ask.ts';
import { refuseUnplayed } from '../refuse-unplayed.ts';
import { viewMethod } from './view-method.ts';

const BindAsk = z.object({ type: z.literal('bank_card'), confirmation: RedirectAsk });

/** POST /payment_methods: a card is remembered for a zero sum, on the same page where others pay. */
export function createMethod(call: ShopCall): unknown {
  refuseUnplayed(call.body);
  const { confirmation } = BindAsk.parse(call.body);
  const { shopId, nowMs } = call;
  const id = objectId('method', shopId, call.idempotenceKey, nowMs);
  const method = {
    id,
    shopId,
    status: 'pending' as const,
    returnUrl: confirmation.return_url,
    expiresAtMs: nowMs + PAYING_TIME_MS,
  };
  call.books.methods.put(id, method);
  return viewMethod(method, call.pageUrl);
}
