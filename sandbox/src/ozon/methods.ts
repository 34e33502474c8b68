/** The methods a key's roles speak about: those of the contract. */
export const READING_METHODS = [
  '/v1/roles',
  '/v1/seller/info',
  '/v3/product/list',
  '/v3/product/info/list',
  '/v4/product/info/attributes',
  '/v1/product/info/description',
  '/v1/product/rating-by-sku',
  '/v1/product/related-sku/get',
  '/v5/product/info/prices',
  '/v2/product/pictures/info',
  '/v1/product/import/info',
  '/v4/product/info/limit',
  '/v1/analytics/data',
  '/v1/analytics/product-queries',
  '/v1/analytics/product-queries/details',
  '/v1/search-queries/top',
  '/v1/search-queries/text',
] as const;

export const PICTURE_METHODS = ['/v1/product/pictures/import', '/v2/product/pictures/import'] as const;

/** The methods whose answer or refusal hangs on the seller's subscription. */
export const SUBSCRIPTION_METHODS = [
  '/v1/seller/info',
  '/v1/analytics/data',
  '/v1/analytics/product-queries',
  '/v1/analytics/product-queries/details',
  '/v1/search-queries/top',
  '/v1/search-queries/text',
] as const;

export function listMethods({
  canChangePictures,
  methods,
}: {
  canChangePictures: boolean;
  methods?: readonly string[];
}): string[] {
  if (methods !== undefined) return [...methods];
  return canChangePictures ? [...READING_METHODS, ...PICTURE_METHODS] : [...READING_METHODS];
}
