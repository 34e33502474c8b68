import type { ShelfMoment, ShelfProduct } from '@vitrina/contract/products-in-search.ts';

/** A shelf as it was at a stored moment. */
export type StoredShelf = { moment: ShelfMoment; products: readonly ShelfProduct[] };

/** Places up on the shelf are positive. null: one of the two looks did not reach so far. */
export type Move = number | 'entered' | null;

export type ShelfChanges = {
  /** Places that both looks know without a gap: only there can it be said who came and who went. */
  depth: number;
  moves: ReadonlyMap<number, Move>;
  entered: readonly ShelfProduct[];
  /** As they stood before, best first. */
  left: readonly ShelfProduct[];
  movedCount: number;
};

/** From the first place to the first gap; a shelf that was read to its end has no places beyond. */
function knownDepth({ moment, products }: StoredShelf): number {
  const firstGap = products.findIndex(({ place }, index) => place !== index + 1);
  if (firstGap !== -1) return firstGap;
  return moment.isWhole && products.length === moment.placesRead ? Number.POSITIVE_INFINITY : products.length;
}

/** What became of a shelf between two looks. */
export function compareShelves(before: StoredShelf, after: StoredShelf): ShelfChanges {
  const known = Math.min(knownDepth(before), knownDepth(after));
  const placesBefore = new Map(before.products.map(({ sku, place }) => [sku, place]));
  const skusAfter = new Set(after.products.map(({ sku }) => sku));
  const moveOf = ({ sku, place }: ShelfProduct): Move => {
    const was = placesBefore.get(sku);
    if (was !== undefined) return was - place;
    return place <= known ? 'entered' : null;
  };
  const moves = new Map(after.products.map((product) => [product.sku, moveOf(product)]));
  return {
    depth: Math.min(known, Math.max(before.products.length, after.products.length)),
    moves,
    entered: after.products.filter(({ sku }) => moves.get(sku) === 'entered'),
    left: before.products.filter(({ sku, place }) => place <= known && !skusAfter.has(sku)),
    movedCount: [...moves.values()].filter((move) => typeof move === 'number' && move !== 0).length,
  };
}
