import { z } from 'zod';
import type { Collection, Store } from '../platform/open-store.ts';
import { Delivery } from './delivery.ts';
import { StoredMethod } from './stored-method.ts';
import { StoredPayment } from './stored-payment.ts';
import { StoredReceipt } from './stored-receipt.ts';
import { StoredRefund } from './stored-refund.ts';

const KeptAnswer = z.object({
  key: z.string(),
  /** What was asked: method, path and body. */
  request: z.string(),
  answer: z.string(),
  atMs: z.number(),
});
const Address = z.object({ url: z.string() });

export type Books = {
  payments: Collection<StoredPayment>;
  refunds: Collection<StoredRefund>;
  receipts: Collection<StoredReceipt>;
  methods: Collection<StoredMethod>;
  /** By shop and idempotence key. */
  answers: Collection<z.infer<typeof KeptAnswer>>;
  addresses: Collection<z.infer<typeof Address>>;
  deliveries: Collection<Delivery>;
};

export function openBooks(store: Store): Books {
  return {
    payments: store.collection('payments.payments', StoredPayment),
    refunds: store.collection('payments.refunds', StoredRefund),
    receipts: store.collection('payments.receipts', StoredReceipt),
    methods: store.collection('payments.methods', StoredMethod),
    answers: store.collection('payments.answers', KeptAnswer),
    addresses: store.collection('payments.addresses', Address),
    deliveries: store.collection('payments.deliveries', Delivery),
  };
}
