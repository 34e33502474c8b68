import { z } from 'zod';
import { ReceiptOrder } from './stored-receipt.ts';

export const PAYMENT_STATUSES = ['pending', 'waiting_for_capture', 'succeeded', 'canceled'] as const;

export const Metadata = z
  .record(z.string().max(32), z.string().max(512))
  .refine((metadata) => Object.keys(metadata).length <= 16, { message: 'At most 16 keys' });

export const StoredPayment = z.object({
  id: z.string(),
  shopId: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  amountKopecks: z.int(),
  description: z.string().optional(),
  metadata: Metadata.optional(),
  merchantCustomerId: z.string().optional(),
  receipt: ReceiptOrder.optional(),
  isCapturedAtOnce: z.boolean(),
  /** The shop asks to remember the card; whether it is remembered is up to the person and the bank. */
  isSavingRequested: z.boolean(),
  isMethodSaved: z.boolean(),
  /** A card remembered earlier that pays without a person. */
  methodId: z.string().optional(),
  cardNumber: z.string().optional(),
  returnUrl: z.string().optional(),
  createdAtMs: z.number(),
  /** Until when the person may pay, and after that until when the shop may capture. */
  expiresAtMs: z.number(),
  capturedAtMs: z.number().optional(),
  cancellation: z.object({ party: z.string(), reason: z.string() }).optional(),
});
export type StoredPayment = z.infer<typeof StoredPayment>;
