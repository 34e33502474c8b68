import { DAY_MS } from '@vitrina/contract/durations.ts';
import { moscowDay } from '../clock/moscow-day.ts';
import type { Market } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';
import { buildTile, type TileGeneration } from './build-tile.ts';
import { escapeState } from './page.ts';

const NEAR = ['Сегодня', 'Завтра', 'Послезавтра'];
const LATER = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The day of arrival as the button of a tile names it. */
export function deliveryLabel(at: Date, days: number): string {
  const whole = Math.round(days);
  return NEAR[whole] ?? LATER.format((moscowDay(at) + whole) * DAY_MS);
}

/** undefined for a SKU that the market does not know. */
export type Sheet = (sku: number) => string | undefined;

/** Tiles as they stand inside a widget's state, by the moment and by the host under which pictures are reached. */
export type Tiles = {
  sheet(visit: TileVisit, at: Date, generation: TileGeneration): Sheet;
};
type TileVisit = { baseUrl: string; city: { id: number } };

// A tile takes about 3 KB, so the fullest memory is some 60 MB.
const KEPT_SHEETS = 4;
const TILES_OF_SHEET = 5000;
const SEEN_OF_SHEET = 20_000;

// Where the day of delivery goes, which is another one in every city.
const DELIVERY_MARK = '{delivery}';

/** What stands before and after the day of delivery. */
type Parts = readonly [before: string, after: string];
type Kept = { tiles: Map<number, Parts>; seen: Set<number> };

/** A tile is the same on every page until the market moves, and building it is most of the work for a page. */
export function createTiles(market: Market): Tiles {
  const memory = createMemory<Kept>(KEPT_SHEETS);
  return {
    sheet({ baseUrl, city }, at, generation) {
      const { tiles, seen } = memory.of(`${market.spanOf(at)} ${generation} ${baseUrl}`, () => ({
        tiles: new Map(),
        seen: new Set(),
      }));
      function partsOf(sku: number): Parts | undefined {
        const known = tiles.get(sku);
        if (known !== undefined) return known;
        const product = market.products.bySku(sku);
        if (product === undefined) return undefined;
        const look = { baseUrl, generation, delivery: DELIVERY_MARK };
        const [before = '', after = ''] = escapeState(buildTile(market, product, at, look)).split(
          DELIVERY_MARK,
        );
        const parts = [before, after] as const;
        // What is asked for once is mostly never asked for again: only the second time it is worth its memory.
        if (seen.has(sku)) {
          if (tiles.size >= TILES_OF_SHEET) tiles.clear();
          tiles.set(sku, parts);
        } else {
          if (seen.size >= SEEN_OF_SHEET) seen.clear();
          seen.add(sku);
        }
        return parts;
      }
      return (sku) => {
        const parts = partsOf(sku);
        if (parts === undefined) return undefined;
        const [before, after] = parts;
        return `${before}${deliveryLabel(at, market.products.deliveryDays(sku, city.id, at))}${after}`;
      };
    },
  };
}
