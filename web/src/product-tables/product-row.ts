import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { ProductStanding } from '@vitrina/contract/positions/matrix.ts';
import type { Product } from '@vitrina/contract/products.ts';
import type { listRadarCounts } from '@vitrina/contract/radar/products.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

export type ProductRow = Product & {
  tags: readonly CabinetTag[];
  /** undefined: nobody tracks it; null: not known yet. */
  standing: ProductStanding | undefined | null;
  /** Changes of the card in a week; undefined: it is not on the radar; null: not known yet. */
  changes7: number | undefined | null;
};

export type RadarCount = OutputOf<typeof listRadarCounts>['counts'][number];

/** One row of a product, its tags, where it stands and how its card changes. */
export function toRows(
  products: readonly Product[],
  tags: readonly CabinetTag[],
  standings: readonly ProductStanding[] | undefined,
  counts: readonly RadarCount[] | undefined,
): ProductRow[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  const changes = new Map(counts?.map(({ sku, changes7 }) => [sku, changes7]));
  const bySku = new Map(standings?.map((standing) => [standing.sku, standing]));
  return products.map((product) => ({
    ...product,
    tags: product.tagIds.flatMap((id) => byId.get(id) ?? []),
    standing: standings === undefined ? null : bySku.get(product.sku),
    changes7: counts === undefined ? null : changes.get(product.sku),
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
