import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPerformance } from './call-performance.ts';
import { Decimal, Whole } from './lenient.ts';
import type { PerformanceKey } from './performance-key.ts';

const ProductPage = z.object({
  products: z.array(z.object({ sku: Whole, title: z.string().nullish(), bid: Decimal.nullish() })),
});

/** A product that is paid for with a part of each order; null: the API did not tell. */
export type PromotedProduct = { sku: number; title: string | null; bidPercent: number | null };

const PAGE_SIZE = 100;
const MOST_PAGES = 100;

export async function listSearchPromoProducts(key: PerformanceKey): Promise<CallAnswer<PromotedProduct[]>> {
  const found = new Map<number, PromotedProduct>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const body = { page, pageSize: PAGE_SIZE };
    const path = '/campaign/search_promo/v2/products';
    const answer = await callPerformance(key, { method: 'POST', path, body }, ProductPage);
    if (answer.outcome !== 'ok') return answer;
    const before = found.size;
    for (const { sku, title, bid } of answer.data.products)
      found.set(sku, { sku, title: title ?? null, bidPercent: bid ?? null });
    if (answer.data.products.length < PAGE_SIZE || found.size === before) break;
  }
  return { outcome: 'ok', data: [...found.values()] };
}
