import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { ProductStanding } from '@vitrina/contract/positions/matrix.ts';
import type { Product } from '@vitrina/contract/products.ts';
import { type ProductRow, type RadarCount, toRows } from './product-row.ts';

export const LARGEST_PAGE = 100;

const LOOK_AGAIN_MS = 3000;

/** The first products of a new cabinet come by themselves. */
export function lookAgainMs(page: { syncedAt: string | null } | undefined): number | false {
  return page?.syncedAt ? false : LOOK_AGAIN_MS;
}

type Source = {
  tags: readonly CabinetTag[];
  pageOf: (page: number) => Promise<{ products: Product[]; total: number }>;
  standingsOf: (skus: readonly Sku[]) => Promise<{ standings: ProductStanding[] }>;
  countsOf: (skus: readonly Sku[]) => Promise<{ counts: RadarCount[] }>;
};

/** All the pages for a file, one after another; the table may grow or shrink meanwhile. */
export async function readPages({ tags, pageOf, standingsOf, countsOf }: Source): Promise<ProductRow[]> {
  const all: ProductRow[] = [];
  for (let page = 1; ; page += 1) {
    const { products, total } = await pageOf(page);
    if (products.length === 0) return all;
    const skus = products.map(({ sku }) => sku);
    const [{ standings }, { counts }] = await Promise.all([standingsOf(skus), countsOf(skus)]);
    all.push(...toRows(products, tags, standings, counts));
    if (all.length >= total) return all;
  }
}
