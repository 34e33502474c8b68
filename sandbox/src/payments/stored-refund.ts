import { z } from 'zod';
import { Metadata } from './stored-payment.ts';
import { ReceiptOrder } from './stored-receipt.ts';

export const REFUND_STATUSES = ['pending', 'succeeded', 'canceled'] as const;

export const StoredRefund = z.object({
  id: z.string(),
  shopId: z.string(),
  paymentId: z.string(),
  status: z.enum(REFUND_STATUSES),
  amountKopecks: z.int(),
  description: z.string().optional(),
  metadata: Metadata.optional(),
  receipt: ReceiptOrder.optional(),
  createdAtMs: z.number(),
  settlesAtMs: z.number(),
  isRefused: z.boolean(),
});
export type StoredRefund = z.infer<typeof StoredRefund>;

/** What of a payment has gone back, and what is on its way: neither can be refunded again. */
export function sumRefunds(refunds: readonly StoredRefund[]): { doneKopecks: number; heldKopecks: number } {
  const sumOf = (status: StoredRefund['status']) =>
    refunds.reduce((sum, refund) => sum + (refund.status === status ? refund.amountKopecks : 0), 0);
  return { doneKopecks: sumOf('succeeded'), heldKopecks: sumOf('pending') };
}
