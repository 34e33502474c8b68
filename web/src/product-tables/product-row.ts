import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { ProductStanding } from '@vitrina/contract/positions/matrix.ts';
import type { Product } from '@vitrina/contract/products.ts';

export type ProductRow = Product & {
  tags: readonly CabinetTag[];
  /** undefined: nobody tracks it; null: not known yet. */
  standing: ProductStanding | undefined | null;
};

/** One row of a product, its tags and where it stands. */
export function toRows(
  products: readonly Product[],
  tags: readonly CabinetTag[],
  standings: readonly ProductStanding[] | undefined,
): ProductRow[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  const bySku = new Map(standings?.map((standing) => [standing.sku, standing]));
  return products.map((product) => ({
    ...product,
    tags: product.tagIds.flatMap((id) => byId.get(id) ?? []),
    standing: standings === undefined ? null : bySku.get(product.sku),
  }));
}

/** What a person calls it: an external product has no name until somebody has seen it. */
export function nameOf({ name, sku }: Pick<Product, 'name' | 'sku'>): string {
  return name === '' ? String(sku) : name;
}

export function statusOf({ isExternal, isArchived }: Pick<Product, 'isExternal' | 'isArchived'>) {
  if (isExternal) return 'products.external.badge';
  return isArchived ? 'products.archived' : 'products.onSale';
}
