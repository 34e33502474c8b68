import type { Market } from '../market/market.ts';
import { slug } from './slug.ts';

export function sellerLink({ sellers }: Market, sellerId: number): string {
  return `/seller/${slug(sellers.get(sellerId)?.name ?? '')}-${sellerId}/`;
}
