import type { Product } from '../../market/market.ts';
import { hash } from '../../platform/hash.ts';
import type { WbCall } from '../wb-call.ts';

export type Tag = { id: number; name: string; color: string };

const NAMES = ['Новинки', 'Распродажа', 'Хит'] as const;
const COLORS = ['DEF1DD', 'FEE0E0', 'E4EAFF'] as const;

function tagsOf(sellerId: number): Tag[] {
  return NAMES.map((name, place) => ({
    id: 100_000 + sellerId * NAMES.length + place,
    name,
    color: COLORS[place] ?? 'D1CFD7',
  }));
}

/** Half of the products bear a tag. */
export function tagsOfProduct({ sku, sellerId }: Product): Tag[] {
  return tagsOf(sellerId).filter((_, place) => hash('tag', sku) % (2 * NAMES.length) === place);
}

/** GET /content/v2/tags */
export function listTags({ seller }: WbCall): unknown {
  return { data: tagsOf(seller.id), error: false, errorText: '', additionalErrors: '' };
}
