import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { RadarProduct } from '@vitrina/contract/radar/products.ts';

export type ProductRow = RadarProduct & {
  /** In the order of the product; of those that were deleted meanwhile none. */
  tags: readonly CabinetTag[];
  /** The tag that brought it. */
  broughtBy: CabinetTag | undefined;
};

export function toRows(products: readonly RadarProduct[], known: readonly CabinetTag[]): ProductRow[] {
  const tags = new Map(known.map((tag) => [tag.id, tag]));
  return products.map((product) => ({
    ...product,
    tags: product.tagIds.flatMap((id) => tags.get(id) ?? []),
    broughtBy: product.byTag === null ? undefined : tags.get(product.byTag),
  }));
}
