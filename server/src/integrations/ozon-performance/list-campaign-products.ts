import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPerformance } from './call-performance.ts';
import { Millionths, Whole } from './lenient.ts';
import type { PerformanceKey } from './performance-key.ts';

const ProductPage = z.object({
  products: z.array(
    z
      .object({ sku: Whole, bid: Millionths.nullish(), title: z.string().nullish() })
      .transform(({ sku, bid, title }) => ({ sku, title: title ?? null, bidKopecks: bid ?? null })),
  ),
});
/** `bidKopecks`: for a click; null: the campaign sets it by itself. */
export type CampaignProduct = z.output<typeof ProductPage>['products'][number];

const PAGE_SIZE = 100;
const MOST_PAGES = 100;

/** The products of a campaign that is paid per click, all pages. */
export async function listCampaignProducts(
  key: PerformanceKey,
  campaignId: string,
): Promise<CallAnswer<CampaignProduct[]>> {
  const found = new Map<number, CampaignProduct>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE) });
    const path = `/campaign/${encodeURIComponent(campaignId)}/v2/products`;
    const answer = await callPerformance(key, { method: 'GET', path, query }, ProductPage);
    if (answer.outcome !== 'ok') return answer;
    const before = found.size;
    for (const product of answer.data.products) found.set(product.sku, product);
    if (answer.data.products.length < PAGE_SIZE || found.size === before) break;
  }
  return { outcome: 'ok', data: [...found.values()] };
}
