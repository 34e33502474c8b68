import { hash } from '../../platform/hash.ts';
import { writeAmount } from '../amount.ts';
import type { Desk } from '../desk.ts';
import { viewRegistration } from '../receipts/register-receipt.ts';
import type { StoredRefund } from '../stored-refund.ts';

export function viewRefund(desk: Desk, refund: StoredRefund): Record<string, unknown> {
  const { id, paymentId, status, amountKopecks, description, metadata, createdAtMs } = refund;
  return {
    id,
    payment_id: paymentId,
    status,
    amount: writeAmount(amountKopecks),
    created_at: new Date(createdAtMs).toISOString(),
    ...(description === undefined ? {} : { description }),
    ...(metadata === undefined ? {} : { metadata }),
    ...(status === 'canceled'
      ? { cancellation_details: { party: 'refund_network', reason: 'general_decline' } }
      : {}),
    ...(status === 'succeeded' ? { refund_authorization_details: { rrn: String(hash('rrn', id)) } } : {}),
    ...viewRegistration(desk, refund),
  };
}
