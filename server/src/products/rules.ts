import type { ProductInfo } from '../integrations/ozon/list-products.ts';

/** product.md 5.6: the text filter ignores case, ё/е and repeated spaces. */
export function normaliseText(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');
}

/** product.md 5.6: digits (spaces inside are forgiven) mean a SKU, anything else is text. */
export function readProductSearch(search: string): { sku: string } | { text: string } | undefined {
  const digits = search.replaceAll(/\s/g, '');
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? { sku: digits } : { text: normaliseText(search) };
}

/** "1234.50" roubles as kopecks; null when the marketplace gave no price, and it writes 0 for one that is not set. */
export function readPriceKopecks(price: string | null | undefined): number | null {
  if (price === null || price === undefined || !/^\d{1,12}(\.\d{1,4})?$/.test(price)) return null;
  return Math.round(Number(price) * 100) || null;
}

/** What all warehouses can sell; null when the marketplace told of none. */
export function sumStock(stocks: ProductInfo['stocks']): number | null {
  return stocks ? stocks.stocks.reduce((sum, { present }) => sum + present, 0) : null;
}

/** A product that has no storefront article yet (still on moderation) cannot be searched or tracked. */
export function toProductRow(cabinetId: number, info: ProductInfo, isArchived: boolean, now: Date) {
  if (!info.sku) return undefined;
  return {
    cabinet_id: cabinetId,
    sku: info.sku,
    product_id: info.id,
    offer_id: info.offer_id,
    name: info.name,
    search_text: normaliseText(`${info.name} ${info.offer_id}`),
    image_url: info.primary_image?.[0] ?? info.images?.[0] ?? null,
    price_kopecks: readPriceKopecks(info.price),
    stock: sumStock(info.stocks),
    is_archived: isArchived,
    // Followed before by its SKU, it is the cabinet's own from now on.
    is_external: false,
    synced_at: now,
  };
}
