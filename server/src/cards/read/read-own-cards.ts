import type { CabinetRow } from '../../cabinets/find-cabinet.ts';
import { openMarketplaceKey } from '../../cabinets/marketplace-key.ts';
import { waitForOzonQuota } from '../../integrations/ozon/acquire-ozon-quota.ts';
import type { OzonKey } from '../../integrations/ozon/call-ozon.ts';
import { getContentRatings } from '../../integrations/ozon/get-content-ratings.ts';
import { getProductDescription } from '../../integrations/ozon/get-product-description.ts';
import {
  getProductPrices,
  type ProductPrice,
  sellersPrice,
} from '../../integrations/ozon/get-product-prices.ts';
import { getProductInfos, type ProductInfo } from '../../integrations/ozon/list-products.ts';
import { isPicture } from '../../integrations/storefront/clean-text.ts';
import type { Context } from '../../platform/context.ts';
import type { CallAnswer, CallFailure } from '../../platform/outbound/failure.ts';
import { sumStock } from '../../products/rules.ts';
import type { ProductsTables } from '../../products/tables.ts';
import type { CardFacts, Look } from '../facts.ts';
import { fetchPictures } from '../pictures/fetch-pictures.ts';
import { keepDescription, keepTitle } from './foreign-text.ts';
import { storefrontParts } from './storefront-parts.ts';

export type OwnQuestion = { sku: number; known: CardFacts | null; lookedAt: Date | null };

const MOST_PICTURES = 50;

const failed = (failure: CallFailure): Look => ({
  outcome: 'failed',
  reason: failure.outcome,
  retryAfterMs: failure.outcome === 'rateLimited' ? failure.retryAfterMs : null,
});

/** By SKU, of those that are the cabinet's own still. */
async function listProductIds({ db }: Context, cabinetId: number, skus: readonly number[]) {
  const rows = await db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['sku', 'product_id'])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', 'in', skus)
    .where('product_id', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ sku, product_id }) => (product_id === null ? [] : [[sku, product_id]])));
}

type Rest = { price: ProductPrice | undefined; contentRating: number | undefined };

function readPrice(price: ProductPrice | undefined): Pick<CardFacts, 'price'> {
  const kopecks = price === undefined ? null : sellersPrice(price);
  return kopecks === null ? {} : { price: kopecks };
}

function readStock(info: ProductInfo): Pick<CardFacts, 'stock'> {
  const stock = sumStock(info.stocks);
  return stock === null ? {} : { stock: { isAvailable: stock > 0, stock } };
}

type Asking = {
  context: Context;
  key: OzonKey;
  signal: AbortSignal;
};

async function ask<Data>(
  { context, key, signal }: Asking,
  method: string,
  call: () => Promise<CallAnswer<Data>>,
): Promise<CallAnswer<Data>> {
  await waitForOzonQuota(context.db, key, method);
  signal.throwIfAborted();
  return call();
}

/** The marketplace gives one text at a time: it is read as seldom as the second page of the storefront. */
async function readDescription(
  asking: Asking,
  { sku, lookedAt }: OwnQuestion,
  productId: number,
): Promise<Pick<CardFacts, 'description'>> {
  const now = asking.context.clock.now();
  if (!storefrontParts({ sku, isOwn: true, lookedAt, now }).details) return {};
  const answer = await ask(asking, '/v1/product/info/description', () =>
    getProductDescription(asking.key, productId),
  );
  if (answer.outcome !== 'ok' || answer.data.description === undefined) return {};
  return { description: keepDescription(answer.data.description) };
}

async function readPictures(
  { context }: Asking,
  info: ProductInfo,
  { known, lookedAt }: OwnQuestion,
): Promise<Pick<CardFacts, 'pictures'>> {
  const { primary_image: main, images: others } = info;
  if (main === undefined || others === undefined) return {};
  const all = [...new Set([...main, ...others])];
  const addresses = all.filter(isPicture).slice(0, MOST_PICTURES);
  if (addresses.length === 0) return {};
  const pictures = await fetchPictures(context, addresses, { pictures: known?.pictures ?? [], lookedAt });
  return pictures === undefined ? {} : { pictures };
}

async function readOne(
  asking: Asking,
  question: OwnQuestion,
  info: ProductInfo,
  { price, contentRating }: Rest,
): Promise<CardFacts> {
  return {
    title: keepTitle(info.name),
    ...readPrice(price),
    ...readStock(info),
    ...(contentRating === undefined ? {} : { contentRating }),
    ...(await readDescription(asking, question, info.id)),
    ...(await readPictures(asking, info, question)),
  };
}

/**
 * Own cards by the seller's methods, up to a thousand at once: three requests for all of them, one more for each description
 * that is due. An outage or a refused key is a failed look of every one; what single methods do not bring is left out. A
 * product that the list does not name any more is not in the answer.
 */
export async function readOwnCards(
  context: Context,
  cabinet: CabinetRow,
  cards: readonly OwnQuestion[],
  signal: AbortSignal,
): Promise<Map<number, Look>> {
  const asking: Asking = { context, key: openMarketplaceKey(context, cabinet), signal };
  const { key } = asking;
  const skus = cards.map(({ sku }) => sku);
  const ids = await listProductIds(context, cabinet.id, skus);
  if (ids.size === 0) return new Map();
  const productIds = [...ids.values()];
  const infos = await ask(asking, '/v3/product/info/list', () => getProductInfos(key, productIds));
  if (infos.outcome !== 'ok') return new Map(skus.map((sku) => [sku, failed(infos)]));
  const prices = await ask(asking, '/v5/product/info/prices', () => getProductPrices(key, productIds));
  const priceOf = new Map(
    prices.outcome === 'ok' ? prices.data.map((price) => [price.productId, price] as const) : [],
  );
  const ratings = await ask(asking, '/v1/product/rating-by-sku', () => getContentRatings(key, skus));
  const ratingOf = new Map(
    ratings.outcome === 'ok' ? ratings.data.map(({ sku, rating }) => [sku, rating] as const) : [],
  );
  const infoOf = new Map(infos.data.map((info) => [info.id, info]));
  const looks = new Map<number, Look>();
  for (const question of cards) {
    const info = infoOf.get(ids.get(question.sku) ?? Number.NaN);
    if (info === undefined) continue;
    const rest = { price: priceOf.get(info.id), contentRating: ratingOf.get(question.sku) };
    looks.set(question.sku, { outcome: 'read', facts: await readOne(asking, question, info, rest) });
  }
  return looks;
}
