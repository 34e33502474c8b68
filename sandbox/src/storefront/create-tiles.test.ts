import { expect, test } from 'vitest';
import { createMarket } from '../market/create-market.ts';
import { buildTile, type TileGeneration } from './build-tile.ts';
import { createTiles, deliveryLabel } from './create-tiles.ts';

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
      const built = buildTile(market, product, at, { baseUrl: HOST, generation, delivery });
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
