import { z } from 'zod';
import { Amount } from './amount.ts';
import { invalidRequest } from './payment-error.ts';
import { type ReceiptOrder, sumItems } from './stored-receipt.ts';

const MAX_ITEMS = 80;
// Official samples write these two numbers as text.
const numberOrDigits = z.union([z.number(), z.string().regex(/^\d{1,5}(\.\d{1,3})?$/)]).transform(Number);

const PAYMENT_MODES = [
  'full_prepayment',
  'partial_prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
] as const;

const Item = z
  .object({
    description: z.string().min(1).max(128),
    quantity: numberOrDigits.pipe(z.number().gt(0).max(99_999.999)),
    amount: Amount,
    vat_code: numberOrDigits.pipe(z.int().min(1).max(12)),
    payment_subject: z.enum(['commodity', 'service', 'payment', 'another']).optional(),
    payment_mode: z.enum(PAYMENT_MODES).optional(),
    measure: z.enum(['piece', 'day', 'another']).optional(),
  })
  .transform((item) => ({
    description: item.description,
    quantity: item.quantity,
    amountKopecks: item.amount,
    vatCode: item.vat_code,
    paymentSubject: item.payment_subject,
    paymentMode: item.payment_mode,
    measure: item.measure,
  }));

const Customer = z
  .object({
    email: z.email().max(254).optional(),
    phone: z
      .string()
      .regex(/^\d{4,15}$/)
      .optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    message: 'Either email or phone is needed',
  });

export const ReceiptFields = z.object({
  customer: Customer,
  items: z.array(Item).min(1).max(MAX_ITEMS),
  tax_system_code: z.int().min(1).max(6).optional(),
  internet: z.boolean().default(true),
});

type Fields = z.infer<typeof ReceiptFields>;

export function toReceiptOrder({ customer, items, tax_system_code, internet }: Fields): ReceiptOrder {
  return { customer, items, taxSystemCode: tax_system_code, isInternet: internet };
}

/** The receipt of a payment or a refund, inside their own requests. */
export const ReceiptAsk = ReceiptFields.transform(toReceiptOrder);

export function requireReceiptSum(receipt: ReceiptOrder | undefined, amountKopecks: number): void {
  if (receipt !== undefined && sumItems(receipt.items) !== amountKopecks) {
    throw invalidRequest('The sum of receipt items differs from the amount', 'receipt.items');
  }
}
