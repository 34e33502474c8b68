import { expect, test } from 'vitest';
import { createMarket } from '../market/create-market.ts';
import { buildTile, type TileGeneration } from './build-tile.ts';
import { createTiles } from './create-tiles.ts';

const at = new Date('2026-11-21T09:00:00Z');
const HOST = 'http://here';

test('a tile is what building it anew would give, however often it is asked for', () => {
  const market = createMarket({ seed: 3, queryCount: 200, productCount: 500 });
  const tiles = createTiles(market);
  const product = market.products.at(10);
  for (const generation of [2026, 2025] satisfies TileGeneration[]) {
    const built = buildTile(market, product, at, HOST, generation);
    for (let turn = 0; turn < 3; turn += 1) {
      const tile = tiles.sheet(at, HOST, generation)(product.sku) ?? '';
      expect(JSON.parse(JSON.parse(`"${tile}"`))).toEqual(built);
    }
  }
  expect(tiles.sheet(at, HOST, 2026)(1)).toBeUndefined();
});

test('a remembered tile does not outlive a change', () => {
  const market = createMarket({ seed: 3, queryCount: 200, productCount: 500 });
  const tiles = createTiles(market);
  const { sku } = market.products.at(10);
  const ask = (moment: Date, host = HOST) => tiles.sheet(moment, host, 2026)(sku);
  const before = [ask(at), ask(at), ask(at)];
  market.change({ kind: 'price', marketplace: 'ozon', sku, atMs: at.getTime(), priceKopecks: 123_400 });
  expect(ask(at)).toContain('1\u2009234\u2009₽');
  expect(ask(new Date(at.getTime() - 1))).not.toContain('1\u2009234\u2009₽');
  expect(before[0]).toBe(before[2]);
  expect(ask(at, 'http://there')).toContain('http://there/images/');
});
