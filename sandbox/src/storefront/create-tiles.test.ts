import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { createMarket } from '../market/create-market.ts';
import { buildTile, type TileGeneration } from './build-tile.ts';
import { createTiles, deliveryLabel, type Tiles } from './create-tiles.ts';

const at = new Date('2026-11-21T09:00:00Z');
const HOST = 'http://here';
const city = { id: 213 };
const FAR = { id: 76 };

test('a tile is what building it anew would give, however often it is asked for', () => {
  const market = createMarket({ seed: 3, queryCount: 200, productCount: 500 });
  const tiles = createTiles(market);
  const product = market.products.at(10);
  for (const generation of [2026, 2025] satisfies TileGeneration[]) {
    for (const there of [city, FAR, city, FAR]) {
      const delivery = deliveryLabel(at, market.products.deliveryDays(product.sku, there.id, at));
      const state = market.products.state(product.sku, at);
      const content = { product, state, look: market.products.look(product.sku, at) };
      const view = { baseUrl: HOST, generation, delivery, maxItems: state.stock };
      const built = buildTile(content, view);
      const tile = tiles.sheet({ baseUrl: HOST, city: there }, at, generation)(product.sku) ?? '';
      expect(JSON.parse(JSON.parse(`"${tile}"`))).toEqual(built);
    }
  }
  expect(tiles.sheet({ baseUrl: HOST, city }, at, 2026)(1)).toBeUndefined();
});

test.each([
  [0.4, 'Сегодня'],
  [1.2, 'Завтра'],
  [2.3, 'Послезавтра'],
  [4.6, '26 ноября'],
  [11, '2 декабря'],
])('%d days from 21 November: %s', (days, label) => {
  expect(deliveryLabel(at, days)).toBe(label);
});

test('a remembered tile follows the product from hour to hour', () => {
  const market = createMarket({ seed: 3, queryCount: 200, productCount: 500 });
  const kept = createTiles(market);
  const ask = (tiles: Tiles, sku: number, hour: number) => {
    const then = new Date(at.getTime() + hour * HOUR_MS);
    return tiles.sheet({ baseUrl: HOST, city }, then, 2026)(sku);
  };
  const stocks = new Set<number>();
  for (let hour = 0; hour < 24 * 14; hour += 5) {
    for (let index = 0; index < 40; index += 1) {
      const { sku } = market.products.at(index);
      expect(ask(kept, sku, hour)).toBe(ask(createTiles(market), sku, hour));
      stocks.add(market.products.state(sku, new Date(at.getTime() + hour * HOUR_MS)).stock);
    }
  }
  // Some have sold out meanwhile, and some are among the last pieces.
  expect([...stocks].filter((stock) => stock <= 10).length).toBeGreaterThan(5);
});

test('a remembered tile does not outlive a change', () => {
  const market = createMarket({ seed: 3, queryCount: 200, productCount: 500 });
  const tiles = createTiles(market);
  const { sku } = market.products.at(10);
  const ask = (moment: Date, baseUrl = HOST) => tiles.sheet({ baseUrl, city }, moment, 2026)(sku);
  const before = [ask(at), ask(at), ask(at)];
  market.change({ kind: 'price', marketplace: 'ozon', sku, atMs: at.getTime(), priceKopecks: 123_400 });
  expect(ask(at)).toContain('1\u2009234\u2009₽');
  expect(ask(new Date(at.getTime() - 1))).not.toContain('1\u2009234\u2009₽');
  expect(before[0]).toBe(before[2]);
  expect(ask(at, 'http://there')).toContain('http://there/images/');
});
