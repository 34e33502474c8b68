import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments, pathOf } from './call-payments.ts';
import { expectId } from './expect-id.ts';
import { Refund } from './refund.ts';
import type { Shop } from './shop.ts';

export async function getRefund(shop: Shop, refundId: string): Promise<CallAnswer<Refund>> {
  const call = { method: 'GET', path: pathOf('refunds', refundId) } as const;
  return expectId(await callPayments(shop, call, Refund), refundId);
}
