import { z } from 'zod';
import type { Product } from '../market/market.ts';
import { Int64 } from './int64.ts';
import type { SellerCall } from './seller-call.ts';
import { invalidArgument } from './seller-error.ts';

const MAX_IDS = 1000;

const VISIBLE = [
  'VISIBLE',
  'IN_SALE',
  'TO_SUPPLY',
  'READY_TO_SUPPLY',
  'MODERATED',
  'VALIDATION_STATE_SUCCESS',
];
const INVISIBLE = ['INVISIBLE', 'EMPTY_STOCK', 'REMOVED_FROM_SALE'];
// States that no product of the sandbox is in.
const NOWHERE = [
  'NOT_MODERATED',
  'DISABLED',
  'STATE_FAILED',
  'VALIDATION_STATE_PENDING',
  'VALIDATION_STATE_FAIL',
  'BANNED',
  'OVERPRICED',
  'CRITICALLY_OVERPRICED',
  'EMPTY_BARCODE',
  'QUARANTINE',
  'ARCHIVED',
  'OVERPRICED_WITH_STOCK',
  'PARTIAL_APPROVED',
  'IMAGE_ABSENT',
  'MODERATION_BLOCK',
  'AUTO_ARCHIVED',
  'MANUAL_ARCHIVED',
  'SEASONAL_AUTO_ARCHIVED',
];
const EVERYWHERE = ['ALL', 'BARCODE_EXISTS', 'VISIBLE_WITH_FBO_STOCK'];

export const ProductPageAsk = z.object({
  filter: z
    .object({
      offer_id: z.array(z.string()).max(MAX_IDS).default([]),
      product_id: z.array(Int64).max(MAX_IDS).default([]),
      sku: z.array(Int64).max(MAX_IDS).default([]),
      visibility: z.enum([...EVERYWHERE, ...VISIBLE, ...INVISIBLE, ...NOWHERE]).default('ALL'),
    })
    .prefault({}),
  last_id: z.string().max(100).default(''),
  limit: z.int().min(1).max(1000).optional(),
});
export type ProductPageAsk = z.infer<typeof ProductPageAsk>;

export type ProductPage = { products: Product[]; total: number; lastId: string };

function isShown(call: SellerCall, product: Product, visibility: string): boolean {
  if (NOWHERE.includes(visibility)) return false;
  const hasStock = call.market.products.state(product.sku, call.now).stock > 0;
  if (VISIBLE.includes(visibility)) return hasStock;
  return INVISIBLE.includes(visibility) ? !hasStock : true;
}

/** One page of the seller's own products in the order of product_id, continued after `last_id`. */
export function selectProducts(call: SellerCall, { filter, last_id, limit }: ProductPageAsk): ProductPage {
  const groups = [filter.offer_id, filter.product_id, filter.sku].filter((ids) => ids.length > 0);
  if (groups.length > 1) throw invalidArgument('filter: use only one group of identifiers');
  if (groups.length === 0 && limit === undefined)
    throw invalidArgument('limit: value must be inside range [1, 1000]');
  const after = last_id === '' ? -1 : Number(Buffer.from(last_id, 'base64').toString());
  if (!Number.isInteger(after)) throw invalidArgument('last_id: invalid value');

  const isRequested = (product: Product) =>
    groups.length === 0 ||
    filter.offer_id.includes(product.offerId) ||
    filter.product_id.includes(product.productId) ||
    filter.sku.includes(product.sku);
  const requested = call.market.products
    .ofSeller(call.seller.id)
    .filter((product) => isRequested(product) && isShown(call, product, filter.visibility))
    .toSorted((one, other) => one.productId - other.productId);
  const products = requested.filter((product) => product.productId > after).slice(0, limit ?? MAX_IDS);
  const last = products.at(-1);
  return {
    products,
    total: requested.length,
    lastId: last === undefined ? '' : Buffer.from(String(last.productId)).toString('base64'),
  };
}
