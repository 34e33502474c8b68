import * as z from 'zod';
import { Amount } from './amount.ts';
import { Cancellation, IdText, Metadata, Moment } from './lenient.ts';
import { PaymentMethod } from './payment-method.ts';

/** A payment as the provider tells it. The status is an open word: one that is not known is not an end. */
export const Payment = z
  .object({
    id: z.string(),
    status: z.string(),
    amount: Amount,
    income_amount: Amount.nullish(),
    refunded_amount: Amount.nullish(),
    recipient: z.object({ account_id: IdText.nullish() }).nullish(),
    payment_method: PaymentMethod.nullish(),
    created_at: Moment,
    captured_at: Moment,
    expires_at: Moment,
    confirmation: z.object({ confirmation_url: z.string().nullish() }).nullish(),
    test: z.boolean().nullish(),
    paid: z.boolean().nullish(),
    refundable: z.boolean().nullish(),
    receipt_registration: z.string().nullish(),
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
    // The contract: it is there only when something was refunded.
    refundedKopecks: payment.refunded_amount?.kopecks ?? 0,
    shopId: payment.recipient?.account_id ?? null,
    method: payment.payment_method ?? null,
    createdAt: payment.created_at,
    capturedAt: payment.captured_at,
    expiresAt: payment.expires_at,
    confirmationUrl: payment.confirmation?.confirmation_url ?? null,
    isTest: payment.test ?? null,
    isPaid: payment.paid ?? null,
    isRefundable: payment.refundable ?? null,
    receiptStatus: payment.receipt_registration ?? null,
    metadata: payment.metadata,
    cancellation: payment.cancellation_details,
  }));
export type Payment = z.output<typeof Payment>;
