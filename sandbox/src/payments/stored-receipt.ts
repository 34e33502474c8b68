import { z } from 'zod';

const ReceiptItem = z.object({
  description: z.string(),
  quantity: z.number(),
  amountKopecks: z.int(),
  vatCode: z.int(),
  paymentSubject: z.string().optional(),
  paymentMode: z.string().optional(),
  measure: z.string().optional(),
});
type ReceiptItem = z.infer<typeof ReceiptItem>;

/** What a shop asks to have printed. */
export const ReceiptOrder = z.object({
  customer: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  items: z.array(ReceiptItem),
  taxSystemCode: z.int().optional(),
  isInternet: z.boolean(),
});
export type ReceiptOrder = z.infer<typeof ReceiptOrder>;

export const SETTLEMENT_TYPES = ['cashless', 'prepayment', 'postpayment', 'consideration'] as const;

export const StoredReceipt = z.object({
  id: z.string(),
  shopId: z.string(),
  kind: z.enum(['payment', 'refund']),
  paymentId: z.string().optional(),
  refundId: z.string().optional(),
  order: ReceiptOrder,
  settlements: z.array(z.object({ type: z.enum(SETTLEMENT_TYPES), amountKopecks: z.int() })),
  createdAtMs: z.number(),
});
export type StoredReceipt = z.infer<typeof StoredReceipt>;

export function sumItems(items: readonly ReceiptItem[]): number {
  return items.reduce((sum, { quantity, amountKopecks }) => sum + Math.round(quantity * amountKopecks), 0);
}
