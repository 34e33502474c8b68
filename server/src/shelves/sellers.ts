import type { Marketplace } from '@vitrina/contract/ids.ts';
import { cleanText } from '../integrations/storefront/clean-text.ts';
import type { StorefrontSeller } from '../integrations/storefront/seller.ts';
import type { DbContext, TimedContext } from '../platform/context.ts';
import type { ShelvesTables } from './tables.ts';

/** Tiles of a shelf do not say who sells; a card does, so whoever reads one leaves the name here. */
export async function rememberSeller(
  { db, clock }: TimedContext,
  { sku, seller, marketplace = 'ozon' }: { sku: number; seller: StorefrontSeller; marketplace?: Marketplace },
): Promise<void> {
  const known = { seller_id: seller.id, name: cleanText(seller.name, 200), seen_at: clock.now() };
  await db
    .withTables<ShelvesTables>()
    .insertInto('shelf_sellers')
    .values({ marketplace, sku, ...known })
    .onConflict((conflict) => conflict.columns(['marketplace', 'sku']).doUpdateSet(known))
    .execute();
}

/** Names by SKU; a product whose card nobody has read is not among them. */
export async function findSellers(
  { db }: DbContext,
  skus: readonly number[],
  marketplace: Marketplace = 'ozon',
): Promise<Map<number, string>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .withTables<ShelvesTables>()
    .selectFrom('shelf_sellers')
    .select(['sku', 'name'])
    .where('marketplace', '=', marketplace)
    .where('sku', 'in', skus)
    .execute();
  return new Map(rows.map(({ sku, name }) => [sku, name]));
}
