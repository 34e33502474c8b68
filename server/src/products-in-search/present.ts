import type { ShelfMoment, ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import type * as z from 'zod/mini';
import type { OwnCard } from '../shelves/list-own-cards.ts';
import type { Reading } from '../shelves/list-readings.ts';
import type { KeptTile } from '../shelves/rules.ts';

export function presentMoment({ taken_at, source, mode, places_read, is_whole }: Reading): ShelfMoment {
  return { takenAt: taken_at.toISOString(), source, mode, placesRead: places_read, isWhole: is_whole };
}

type Known = { cards: readonly OwnCard[]; sellers: ReadonlyMap<number, string> };

export function presentProducts(
  tiles: readonly KeptTile[],
  { cards, sellers }: Known,
): z.input<typeof ShelfProduct>[] {
  const cardsOf = Map.groupBy(cards, ({ sku }) => sku);
  return tiles.map((tile) => {
    const owners = cardsOf.get(tile.sku) ?? [];
    return {
      ...tile,
      seller: sellers.get(tile.sku) ?? owners[0]?.sellerName ?? null,
      owners: owners.map(({ cabinetId, name }) => ({ cabinetId, name })),
    };
  });
}
