import * as z from 'zod';
import { Amount } from './amount.ts';
import { Cancellation, Metadata, Moment, optional } from './lenient.ts';

export const Refund = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    status: z.string(),
    amount: Amount,
    created_at: Moment,
    receipt_registration: optional(z.string()),
    metadata: Metadata,
    cancellation_details: Cancellation,
  })
  .transform((refund) => ({
    id: refund.id,
    paymentId: refund.payment_id,
    status: refund.status,
    amountKopecks: refund.amount.kopecks,
    currency: refund.amount.currency,
    createdAt: refund.created_at,
    receiptStatus: refund.receipt_registration ?? null,
    metadata: refund.metadata,
    cancellation: refund.cancellation_details,
  }));
export type Refund = z.output<typeof Refund>;
