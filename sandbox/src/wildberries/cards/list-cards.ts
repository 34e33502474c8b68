import { z } from 'zod';
import { moscowMoment } from '../../clock/moscow-day.ts';
import { pictureUrl } from '../../images/picture-url.ts';
import { wbSellerUuid } from '../../keys/wb-token.ts';
import type { Product } from '../../market/market.ts';
import { nmIdOf } from '../../market/nm-id.ts';
import { hash } from '../../platform/hash.ts';
import { listOwnProducts, subjectNameOf } from '../own-products.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { tagsOfProduct } from './tags.ts';

const Filter = z.object({
  withPhoto: z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]).default(0),
  textSearch: z.string().default(''),
  tagIDs: z.array(z.int()).default([]),
  allowedCategoriesOnly: z.boolean().default(false),
  objectIDs: z.array(z.int()).default([]),
  brands: z.array(z.string()).default([]),
  imtID: z.int().optional(),
});
const Ask = z.object({
  settings: z
    .object({
      sort: z.object({ ascending: z.boolean().default(false) }).prefault({}),
      filter: Filter.prefault({}),
      cursor: z
        .object({
          limit: z.int().min(1).max(100).default(10),
          updatedAt: z.iso.datetime({ offset: true }).nullish(),
          nmID: z.int().nullish(),
        })
        .prefault({}),
    })
    .prefault({}),
});
type Ask = z.infer<typeof Ask>['settings'];

/** The id of a product's only size. */
export const chrtIdOf = ({ sku }: Product): number => nmIdOf(sku) + 300_000_000;

function isRequested({ market }: WbCall, { filter }: Ask, product: Product): boolean {
  const { textSearch, tagIDs, objectIDs, brands, imtID, withPhoto } = filter;
  const names = [product.offerId, String(nmIdOf(product.sku)), market.products.card(product.sku).barcode];
  return (
    // Every product of the sandbox has photos.
    withPhoto !== 2 &&
    (textSearch === '' || names.includes(textSearch)) &&
    (tagIDs.length === 0 || tagsOfProduct(product).some(({ id }) => tagIDs.includes(id))) &&
    (objectIDs.length === 0 || objectIDs.includes(product.categoryId)) &&
    (brands.length === 0 || brands.includes(product.brand)) &&
    (imtID === undefined || imtID === product.productId)
  );
}

function describePhotos({ market, baseUrl, now }: WbCall, sku: number): unknown[] {
  return market.products.look(sku, now, 'wb').pictures.map((picture) => {
    const url = pictureUrl(baseUrl, picture);
    return { big: url, c246x328: url, c516x688: url, square: url, tm: url };
  });
}

function describeCard(call: WbCall, product: Product): unknown {
  const { market, media, now, baseUrl } = call;
  const { sku, productId, categoryId, offerId, brand, createdDay } = product;
  const card = market.products.card(sku, now);
  const [length, width, height] = card.sizeMm.map((mm) => Math.max(1, Math.round(mm / 10)));
  const video = media.videoOf(sku);
  return {
    nmID: nmIdOf(sku),
    imtID: productId,
    nmUUID: wbSellerUuid(sku),
    subjectID: categoryId,
    subjectName: subjectNameOf(call, product),
    vendorCode: offerId,
    brand,
    title: market.products.look(sku, now, 'wb').title,
    description: card.description,
    needKiz: false,
    kizMarked: false,
    photos: describePhotos(call, sku),
    ...(video !== undefined && { video: pictureUrl(baseUrl, { address: video }) }),
    dimensions: { length, width, height, weightBrutto: card.weightGrams / 1000, isValid: true },
    characteristics: card.characteristics.map(({ name, value }) => ({
      id: 1 + (hash('characteristic', name) % 20_000_000),
      name,
      value: [value],
    })),
    sizes: [{ chrtID: chrtIdOf(product), techSize: '0', wbSize: '', skus: [card.barcode] }],
    tags: tagsOfProduct(product),
    createdAt: moscowMoment(createdDay, 12).toISOString(),
    updatedAt: media.updatedAt(product).toISOString(),
  };
}

/** POST /content/v2/get/cards/list: pages by the moment of change, continued after the cursor of the last answer. */
export const listCards: WbOperation = (call, { body }) => {
  const { settings } = Ask.parse(body ?? {});
  const { cursor, sort } = settings;
  const sign = sort.ascending ? 1 : -1;
  const keyOf = (product: Product) => [call.media.updatedAt(product).getTime(), nmIdOf(product.sku)] as const;
  const compare = (one: readonly [number, number], other: readonly [number, number]) =>
    sign * (one[0] - other[0] || one[1] - other[1]);
  const after =
    typeof cursor.updatedAt === 'string'
      ? ([Date.parse(cursor.updatedAt), cursor.nmID ?? 0] as const)
      : undefined;

  const page = listOwnProducts(call)
    .filter((product) => isRequested(call, settings, product))
    .map((product) => ({ product, key: keyOf(product) }))
    .filter(({ key }) => after === undefined || compare(key, after) > 0)
    .toSorted((one, other) => compare(one.key, other.key))
    .slice(0, cursor.limit);
  const last = page.at(-1)?.key ?? after;
  return {
    cards: page.map(({ product }) => describeCard(call, product)),
    cursor: {
      updatedAt: last === undefined ? '' : new Date(last[0]).toISOString(),
      nmID: last?.[1] ?? 0,
      total: page.length,
    },
  };
};
