import type * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments } from './call-payments.ts';
import { expectId } from './expect-id.ts';
import type { Shop } from './shop.ts';

/** The provider said no: nothing has happened. */
type OrderRefusal =
  | { outcome: 'invalid'; message: string }
  | { outcome: 'rateLimited'; retryAfterMs: number; message: string };

/**
 * What an order that moves money ended as. `unknown` is neither a success nor a failure: it may have been carried
 * out, so the same order is repeated under the same key. `keyReused`: something else was carried out under this
 * key, so nothing may be concluded about this order before that one is found.
 */
export type OrderAnswer<Done extends string, Data> =
  | { outcome: Done; data: Data }
  | { outcome: 'unknown' | 'keyReused'; message: string }
  | OrderRefusal;

function judgeOrder<Done extends string, Data>(
  answer: CallAnswer<Data>,
  done: Done,
): OrderAnswer<Done, Data> {
  switch (answer.outcome) {
    case 'ok':
      return { outcome: done, data: answer.data };
    case 'rateLimited':
      return answer;
    case 'invalid':
      return /idempotence key duplicated/i.test(answer.message)
        ? { outcome: 'keyReused', message: answer.message }
        : { outcome: 'invalid', message: answer.message };
    // Even a connection that was refused may have been refused to a proxy's second try. A wrong key and an order that
    // something on the way forbids or does not find concern the shop or the way, and pass: the order is still to be made.
    default:
      return { outcome: 'unknown', message: `${answer.outcome}: ${answer.message}` };
  }
}

type Order = {
  path: string;
  idempotenceKey: string;
  body?: object;
  /** Of the object that the order is about, where it exists already. */
  id?: string;
};

/** Sends an order under its idempotence key, at most 64 characters. The key is kept before the first try. */
export async function orderOnce<Data extends { id: string }, Done extends string>(
  shop: Shop,
  { id, ...order }: Order,
  shape: z.ZodType<Data>,
  done: Done,
): Promise<OrderAnswer<Done, Data>> {
  const answer = await callPayments(shop, { method: 'POST', ...order }, shape);
  return judgeOrder(id === undefined ? answer : expectId(answer, id), done);
}
