import type { Market } from '../market/market.ts';
import { slug } from './slug.ts';

/** The category that the storefront predicts for a text; undefined for a text that nobody types. */
export function findCategory({ queries, categories }: Market, text: string) {
  const index = queries.find(text);
  if (index === undefined) return undefined;
  const id = queries.categoryId(index);
  const name = categories.find((category) => category.id === id)?.name ?? '';
  return { id, address: `/category/${slug(name)}-${id}/` };
}
