import type { ReceiptOrder } from '../../../integrations/payments/write-receipt.ts';
import type { Env } from '../../../platform/env.ts';
import { KOPECKS } from './rules.ts';

/** What a receipt calls it, in Russian by law. */
export const ADVANCE_NAME = 'Пополнение кошелька';

/** The receipt of points by 54-FZ: an advance, because what they will be spent on is not known yet. */
export function writeAdvance(
  { PAYMENT_VAT_CODE, PAYMENT_TAX_SYSTEM }: Env,
  { email, points }: { email: string; points: number },
): ReceiptOrder {
  return {
    customer: { email },
    items: [
      {
        description: ADVANCE_NAME,
        quantity: 1,
        amountKopecks: points * KOPECKS,
        vatCode: PAYMENT_VAT_CODE,
        paymentSubject: 'payment',
        paymentMode: 'advance',
      },
    ],
    ...(PAYMENT_TAX_SYSTEM === undefined ? {} : { taxSystemCode: PAYMENT_TAX_SYSTEM }),
  };
}
