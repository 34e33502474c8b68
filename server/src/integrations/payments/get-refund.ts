import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments, pathOf } from './call-payments.ts';
import { Refund } from './refund.ts';
import type { Shop } from './shop.ts';

export async function getRefund(shop: Shop, refundId: string): Promise<CallAnswer<Refund>> {
  return callPayments(shop, { method: 'GET', path: pathOf('refunds', refundId) }, Refund);
}
