import { DAY_MS } from '@vitrina/contract/durations.ts';
import { moscowDay } from '../clock/moscow-day.ts';
import type { Market, Product, ProductLook, ProductState } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';
import { buildTile, countLastPieces, type TileGeneration } from './build-tile.ts';
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

/** Tiles as they stand inside a widget's state, by the host under which pictures are reached. */
export type Tiles = {
  sheet(visit: TileVisit, at: Date, generation: TileGeneration): Sheet;
};
type TileVisit = { baseUrl: string; city: { id: number } };

// A tile takes about 3 KB, so the fullest memory is some 60 MB.
const KEPT_SHEETS = 4;
const TILES_OF_SHEET = 5000;
const SEEN_OF_SHEET = 20_000;

// Where the day of delivery goes, which is another one in every city, and how many may be ordered, which sinks by the hour.
const DELIVERY_MARK = '{delivery}';
const STOCK_MARK = -1;
const STOCK_KEY = escapeState({ maxItems: STOCK_MARK }).slice(1, -1);
const BEFORE_STOCK = STOCK_KEY.slice(0, -String(STOCK_MARK).length);

/** A tile but for these two. */
type Parts = readonly [before: string, between: string, after: string];
/** What the parts were made of. */
type Known = { state: ProductState; look: ProductLook; parts: Parts };
type Kept = { tiles: Map<number, Known>; seen: Set<number> };

/** Whether only the number of pieces differs, and the tile does not count them. */
function looksAlike(one: Known, { state, look }: Omit<Known, 'parts'>): boolean {
  return (
    one.look === look &&
    one.state.priceKopecks === state.priceKopecks &&
    one.state.rating === state.rating &&
    one.state.reviewsCount === state.reviewsCount &&
    countLastPieces(one.state.stock) === countLastPieces(state.stock)
  );
}

/** Most of a tile is the same for days, and building it is most of the work for a page. */
export function createTiles(market: Market): Tiles {
  const { products } = market;
  const memory = createMemory<Kept>(KEPT_SHEETS);
  return {
    sheet({ baseUrl, city }, at, generation) {
      const { tiles, seen } = memory.of(`${generation} ${baseUrl}`, () => ({
        tiles: new Map(),
        seen: new Set(),
      }));
      function build(product: Product, state: ProductState, look: ProductLook): Parts {
        const view = { baseUrl, generation, delivery: DELIVERY_MARK, maxItems: STOCK_MARK };
        const tile = escapeState(buildTile({ product, state, look }, view));
        const [before = '', rest = ''] = tile.split(DELIVERY_MARK);
        const [between = '', after = ''] = rest.split(STOCK_KEY);
        return [before, `${between}${BEFORE_STOCK}`, after];
      }
      function keep(sku: number, known: Known): void {
        // What is asked for once is mostly never asked for again: only the second time it is worth its memory.
        if (seen.has(sku)) {
          if (tiles.size >= TILES_OF_SHEET) tiles.clear();
          tiles.set(sku, known);
        } else {
          if (seen.size >= SEEN_OF_SHEET) seen.clear();
          seen.add(sku);
        }
      }
      function partsOf(sku: number, state: ProductState): Parts | undefined {
        const look = products.look(sku, at);
        const known = tiles.get(sku);
        if (known !== undefined && looksAlike(known, { state, look })) return known.parts;
        const product = products.bySku(sku);
        if (product === undefined) return undefined;
        const parts = build(product, state, look);
        keep(sku, { state, look, parts });
        return parts;
      }
      return (sku) => {
        if (products.cardSkuOf(sku) === undefined) return undefined;
        const state = products.state(sku, at);
        const parts = partsOf(sku, state);
        if (parts === undefined) return undefined;
        const [before, between, after] = parts;
        const delivery = deliveryLabel(at, products.deliveryDays(sku, city.id, at));
        return `${before}${delivery}${between}${state.stock}${after}`;
      };
    },
  };
}
