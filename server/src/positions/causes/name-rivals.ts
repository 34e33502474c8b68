import { Sku } from '@vitrina/contract/ids.ts';
import { type CardOnPage, MOST_RIVALS, type Rival } from '@vitrina/contract/positions/causes.ts';
import type { KeptTile } from '../../shelves/rules.ts';

export function cardOf(tile: KeptTile): CardOnPage {
  const { title, priceKopecks, rating, reviewsCount, stock, deliveryDays } = tile;
  return { title, priceKopecks, rating, reviewsCount, stock, deliveryDays };
}

/** Every place down to one was kept: who is not there stood below it. */
function isKeptTo(tiles: readonly KeptTile[], place: number): boolean {
  return tiles.filter((tile) => tile.place <= place).length === place;
}

type Pages = { sku: number; before: readonly KeptTile[]; after: readonly KeptTile[] };

/** Who came past a product between two pages, and how many of those above it have left. */
export function nameRivals({ sku, before, after }: Pages) {
  const old = new Map(before.map((tile) => [tile.sku, tile]));
  const present = new Set(after.map((tile) => tile.sku));
  const mineBefore = old.get(sku)?.place ?? Number.POSITIVE_INFINITY;
  const mineAfter = after.find((tile) => tile.sku === sku)?.place ?? Number.POSITIVE_INFINITY;
  const isWholeBefore = isKeptTo(before, mineBefore);
  const isWholeAfter = isKeptTo(after, mineAfter);
  const cameUp = after.flatMap((tile): Rival[] => {
    const then = old.get(tile.sku);
    const wasBelow = then === undefined ? isWholeBefore : then.place > mineBefore;
    if (tile.sku === sku || tile.place > mineAfter || !wasBelow) return [];
    return [
      {
        sku: Sku.parse(tile.sku),
        title: tile.title,
        placeBefore: then?.place ?? null,
        placeAfter: tile.place,
        before: then === undefined ? null : cardOf(then),
        after: cardOf(tile),
      },
    ];
  });
  const gone = isWholeAfter ? before.filter((tile) => tile.place < mineBefore && !present.has(tile.sku)) : [];
  return {
    cameUp: cameUp.slice(0, MOST_RIVALS),
    cameUpCount: cameUp.length,
    goneCount: gone.length,
  };
}
