import type { Market } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';
import { buildTile, type TileGeneration } from './build-tile.ts';
import { escapeState } from './page.ts';

/** undefined for a SKU that the market does not know. */
export type Sheet = (sku: number) => string | undefined;

/** Tiles as they stand inside a widget's state, by the moment and by the host under which pictures are reached. */
export type Tiles = {
  sheet(at: Date, baseUrl: string, generation: TileGeneration): Sheet;
};

// A tile takes about 3 KB, so the fullest memory is some 60 MB.
const KEPT_SHEETS = 4;
const TILES_OF_SHEET = 5000;
const SEEN_OF_SHEET = 20_000;

type Kept = { tiles: Map<number, string>; seen: Set<number> };

/** A tile is the same on every page until the market moves, and building it is most of the work for a page. */
export function createTiles(market: Market): Tiles {
  const memory = createMemory<Kept>(KEPT_SHEETS);
  return {
    sheet(at, baseUrl, generation) {
      const { tiles, seen } = memory.of(`${market.spanOf(at)} ${generation} ${baseUrl}`, () => ({
        tiles: new Map(),
        seen: new Set(),
      }));
      return (sku) => {
        const known = tiles.get(sku);
        if (known !== undefined) return known;
        const product = market.products.bySku(sku);
        if (product === undefined) return undefined;
        const tile = escapeState(buildTile(market, product, at, baseUrl, generation));
        // What is asked for once is mostly never asked for again: only the second time it is worth its memory.
        if (seen.has(sku)) {
          if (tiles.size >= TILES_OF_SHEET) tiles.clear();
          tiles.set(sku, tile);
        } else {
          if (seen.size >= SEEN_OF_SHEET) seen.clear();
          seen.add(sku);
        }
        return tile;
      };
    },
  };
}
