import { hash } from '../../platform/hash.ts';
import { writeAmount } from '../amount.ts';
import type { StoredReceipt } from '../stored-receipt.ts';

/** A cash register needs a moment. */
const REGISTERING_MS = 20_000;
/** Receipts for such an address fail: there is no other way to see what that looks like. */
export const FAILING_RECEIPT_EMAIL = 'no-receipt@';

export function receiptStatus(receipt: StoredReceipt, nowMs: number): 'pending' | 'succeeded' | 'canceled' {
  if (nowMs < receipt.createdAtMs + REGISTERING_MS) return 'pending';
  return receipt.order.customer.email?.startsWith(FAILING_RECEIPT_EMAIL) ? 'canceled' : 'succeeded';
}

export function viewReceipt(receipt: StoredReceipt, nowMs: number): Record<string, unknown> {
  const { id, kind, paymentId, refundId, order, settlements, createdAtMs } = receipt;
  const status = receiptStatus(receipt, nowMs);
  return {
    id,
    type: kind,
    status,
    ...(paymentId === undefined ? {} : { payment_id: paymentId }),
    ...(refundId === undefined ? {} : { refund_id: refundId }),
    ...(status === 'succeeded'
      ? {
          fiscal_document_number: String(hash('document', id) % 100_000),
          fiscal_storage_number: '9288000100115785',
          fiscal_attribute: String(hash('attribute', id)),
          fiscal_provider_id: id.slice('rt-'.length),
          registered_at: new Date(createdAtMs + REGISTERING_MS).toISOString(),
        }
      : {}),
    items: order.items.map((item) => ({
      description: item.description,
      quantity: item.quantity,
      amount: writeAmount(item.amountKopecks),
      vat_code: item.vatCode,
      ...(item.paymentSubject === undefined ? {} : { payment_subject: item.paymentSubject }),
      ...(item.paymentMode === undefined ? {} : { payment_mode: item.paymentMode }),
      ...(item.measure === undefined ? {} : { measure: item.measure }),
    })),
    internet: order.isInternet,
    settlements: settlements.map(({ type, amountKopecks }) => ({ type, amount: writeAmount(amountKopecks) })),
    ...(order.taxSystemCode === undefined ? {} : { tax_system_code: order.taxSystemCode }),
  };
}
