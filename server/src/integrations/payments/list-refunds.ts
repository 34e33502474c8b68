import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { type Page, readPage } from './read-page.ts';
import { Refund } from './refund.ts';
import type { Shop } from './shop.ts';

type RefundsAsk = { cursor?: string } & ({ paymentId: string } | { from: Date; to: Date });

/** Refunds of one payment or of a span of time, those made by staff in the provider's own cabinet among them. */
export async function listRefunds(
  shop: Shop,
  { cursor, ...which }: RefundsAsk,
): Promise<CallAnswer<Page<Refund>>> {
  const query =
    'paymentId' in which
      ? { payment_id: which.paymentId }
      : { 'created_at.gte': which.from.toISOString(), 'created_at.lt': which.to.toISOString() };
  return readPage(shop, 'refunds', { ...query, cursor }, Refund);
}
