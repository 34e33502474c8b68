import * as z from 'zod';
import { IdText, Moment, optional } from './lenient.ts';

/** A receipt as the cash register printed it, or failed to: `canceled` is for staff to see. */
export const Receipt = z
  .object({
    id: z.string(),
    type: z.string(),
    status: z.string(),
    payment_id: optional(z.string()),
    refund_id: optional(z.string()),
    fiscal_document_number: optional(IdText),
    registered_at: Moment,
  })
  .transform((receipt) => ({
    id: receipt.id,
    type: receipt.type,
    status: receipt.status,
    paymentId: receipt.payment_id ?? null,
    refundId: receipt.refund_id ?? null,
    documentNumber: receipt.fiscal_document_number ?? null,
    registeredAt: receipt.registered_at,
  }));
export type Receipt = z.output<typeof Receipt>;
