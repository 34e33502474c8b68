import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../market/calendar.ts';
import { createMarket } from '../market/create-market.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Market } from '../market/market.ts';
import { createInterests, type Interests } from './create-interests.ts';

const MONDAY = dayOf(2026, 11, 16);

describe('how much buyers look for a product', () => {
  let market: Market;
  let interests: Interests;
  beforeAll(() => {
    market = createMarket({ seed: 7, queryCount: 3000, productCount: 3000 });
    interests = createInterests(market);
  });
  const products = () => market.products.ofSeller(DEMO_SELLER_ID);

  test('is different for products and days, and has a season about 1', () => {
    const seasons = products().map((product) => interests.season('ozon', product, MONDAY));
    expect(new Set(seasons).size).toBeGreaterThan(10);
    for (const season of seasons) {
      expect(season).toBeGreaterThan(0.05);
      expect(season).toBeLessThan(20);
    }
  });

  test('follows the searches of the day', () => {
    const views = products().map((product) => [
      interests.searchViews('ozon', product, MONDAY),
      interests.searchViews('ozon', product, MONDAY + 1),
    ]);
    expect(views.some(([one, other]) => one !== other)).toBe(true);
    expect(views.flat().every((count) => count >= 0)).toBe(true);
  });

  test('products that fall on the shelf are seen less from the next week on, and not before', () => {
    const seen = (requested: Interests, day: number) =>
      products().map((product) => requested.searchViews('ozon', product, day));
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
    const week = [0, 3, 6].map((days) => seen(interests, MONDAY + days));
    const before = sum(seen(interests, MONDAY + 9));
    const atMs = Date.parse('2026-11-17T09:00:00Z');
    for (const { sku, priceKopecks } of products())
      market.change({ kind: 'price', marketplace: 'ozon', sku, atMs, priceKopecks: priceKopecks * 40 });
    const anew = createInterests(market);
    expect([0, 3, 6].map((days) => seen(anew, MONDAY + days))).toEqual(week);
    expect(sum(seen(anew, MONDAY + 9))).toBeLessThan(before * 0.98);
  });
});
