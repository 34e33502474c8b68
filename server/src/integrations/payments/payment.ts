import * as z from 'zod';
import { Amount } from './amount.ts';
import { Cancellation, ConfirmationUrl, IdText, Metadata, Moment, optional } from './lenient.ts';
import { PaidBy } from './payment-method.ts';

/** Absent: nothing was refunded, by the contract. One that cannot be read is not known, and never a zero. */
const Refunded = z.union([
  z.nullish(Amount).transform((amount) => amount?.kopecks ?? 0),
  z.unknown().transform(() => null),
]);

/**
 * A payment as the provider tells it. What the money needs is read strictly: id, status, sum, and whose and of which
 * sort it is. The status is an open word: one that is not known is not an end.
 */
export const Payment = z
  .object({
    id: z.string(),
    status: z.string(),
    amount: Amount,
    income_amount: optional(Amount),
    refunded_amount: Refunded,
    recipient: optional(z.object({ account_id: optional(IdText) })),
    payment_method: PaidBy,
    created_at: Moment,
    captured_at: Moment,
    expires_at: Moment,
    confirmation: ConfirmationUrl,
    test: z.boolean().nullish(),
    paid: z.boolean().nullish(),
    refundable: optional(z.boolean()),
    receipt_registration: optional(z.string()),
    metadata: Metadata,
    cancellation_details: Cancellation,
  })
  .transform((payment) => ({
    id: payment.id,
    status: payment.status,
    amountKopecks: payment.amount.kopecks,
    currency: payment.amount.currency,
    /** What reaches the shop; null while unknown. */
    incomeKopecks: payment.income_amount?.kopecks ?? null,
    refundedKopecks: payment.refunded_amount,
    shopId: payment.recipient?.account_id ?? null,
    method: payment.payment_method,
    createdAt: payment.created_at,
    capturedAt: payment.captured_at,
    expiresAt: payment.expires_at,
    confirmationUrl: payment.confirmation,
    isTest: payment.test ?? null,
    isPaid: payment.paid ?? null,
    isRefundable: payment.refundable ?? null,
    receiptStatus: payment.receipt_registration ?? null,
    metadata: payment.metadata,
    cancellation: payment.cancellation_details,
  }));
export type Payment = z.output<typeof Payment>;
