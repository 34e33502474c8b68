import type { DbContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { ProductsTables } from '../products/tables.ts';
import { readAddress } from './read-address.ts';

/** The one card that a SKU, an article of an own product or an address means. */
export async function findCard(
  { db }: DbContext,
  { cabinetId, card }: { cabinetId: number; card: string },
): Promise<number> {
  const address = readAddress(card);
  if (address.kind === 'otherMarketplace')
    throw problem('productCard.otherMarketplace', { marketplace: address.marketplace });
  if (address.kind === 'unknownAddress') throw problem('productCard.unknownAddress');
  const own = await db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['sku', 'offer_id'])
    .where('cabinet_id', '=', cabinetId)
    .where((eb) =>
      address.kind === 'sku'
        ? eb.or([eb('sku', '=', address.sku), eb('offer_id', '=', card.trim())])
        : eb(eb.fn('lower', ['offer_id']), '=', address.text.toLowerCase()),
    )
    .orderBy('is_archived')
    .orderBy('sku')
    .execute();
  if (address.kind === 'sku') {
    // An article of digits means the own product, unless it is the SKU of another own one.
    const isOwnSku = own.some(({ sku }) => sku === address.sku);
    return isOwnSku ? address.sku : (own[0]?.sku ?? address.sku);
  }
  const first = own[0];
  if (first === undefined) throw problem('productCard.unknownAddress');
  return first.sku;
}
