import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { Product } from '@vitrina/contract/products.ts';

const [SHORTEST, LONGEST] = AB_BOUNDS.nameLength;

/** Why a product cannot be tested; undefined where nothing speaks against it. */
export function refuseProduct({ isArchived }: Pick<Product, 'isArchived'>): 'archived' | undefined {
  return isArchived ? 'archived' : undefined;
}

/** What a test is called until a person says otherwise: the product's name at full words, as long as a name may be. */
export function suggestName({ name, sku }: { name: string; sku: number }): string {
  const plain = name.replaceAll(/\s+/g, ' ').trim();
  if (plain.length < SHORTEST) return String(sku);
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end < SHORTEST ? LONGEST : end);
}

export function isName(text: string): boolean {
  const { length } = text.trim();
  return length >= SHORTEST && length <= LONGEST;
}
