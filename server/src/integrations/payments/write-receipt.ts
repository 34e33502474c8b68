import { writeAmount } from './amount.ts';

export type ReceiptOrder = {
  customer: { email: string } | { phone: string };
  items: readonly {
    description: string;
    quantity: number;
    /** Of one piece. */
    amountKopecks: number;
    vatCode: number;
    paymentSubject: 'service' | 'payment';
    paymentMode: 'full_prepayment' | 'full_payment' | 'advance';
  }[];
  taxSystemCode?: number;
};

/** The receipt of a payment, a refund or a settlement, as 54-FZ and the provider want it. */
export function writeReceipt({ customer, items, taxSystemCode }: ReceiptOrder): Record<string, unknown> {
  return {
    customer,
    items: items.map((item) => ({
      description: item.description,
      quantity: item.quantity,
      amount: writeAmount(item.amountKopecks),
      vat_code: item.vatCode,
      payment_subject: item.paymentSubject,
      payment_mode: item.paymentMode,
      measure: 'piece',
    })),
    ...(taxSystemCode === undefined ? {} : { tax_system_code: taxSystemCode }),
  };
}
