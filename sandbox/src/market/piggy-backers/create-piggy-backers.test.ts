import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, test } from 'vitest';
import { createMarket } from '../create-market.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const at = (shiftMs = 0) => new Date(NOW + shiftMs);
const market = createMarket({ seed: 7, queryCount: 200, productCount: 8000 });
const skus = Array.from({ length: 8000 }, (_, index) => market.products.at(index).sku);
const shared = skus.filter((sku) => market.piggyBackers(sku, at()).length > 0);

describe('piggy-backers', () => {
  test('are on few cards, at most six at once, more likely on the demo seller’s', () => {
    expect(shared.length / skus.length).toBeGreaterThan(0.02);
    expect(shared.length / skus.length).toBeLessThan(0.1);
    const counts = shared.map((sku) => market.piggyBackers(sku, at()).length);
    expect(Math.max(...counts)).toBeGreaterThan(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
    const own = market.products.ofSeller(DEMO_SELLER_ID);
    const sharedOwn = own.filter(({ sku }) => market.piggyBackers(sku, at()).length > 0);
    expect(sharedOwn.length / own.length).toBeGreaterThan(shared.length / skus.length);
  });

  test('come and go, and are open since the moment they say', () => {
    let came = 0;
    for (const sku of shared.slice(0, 60)) {
      for (const { sku: offer, sinceMs } of market.piggyBackers(sku, at())) {
        expect(sinceMs).toBeLessThanOrEqual(NOW);
        const isOpenAt = (ms: number) =>
          market.piggyBackers(sku, new Date(ms)).some((open) => open.sku === offer);
        expect(isOpenAt(sinceMs)).toBe(true);
        expect(isOpenAt(sinceMs - 1)).toBe(false);
        if (!isOpenAt(NOW + 20 * DAY_MS)) came += 1;
      }
    }
    expect(came).toBeGreaterThan(20);
  });

  test('each has a SKU, a seller and a price of its own, with what the card shows', () => {
    const sku = shared.find((one) => market.piggyBackers(one, at()).length > 1) ?? 0;
    const owner = market.products.bySku(sku);
    const offers = market.piggyBackers(sku, at());
    expect(new Set(offers.map((offer) => offer.sku)).size).toBe(offers.length);
    for (const offer of offers) {
      const product = market.products.bySku(offer.sku);
      expect(product).toMatchObject({ sku: offer.sku, sellerId: offer.sellerId, title: owner?.title });
      expect(product?.sellerId).not.toBe(owner?.sellerId);
      expect(product?.productId).not.toBe(owner?.productId);
      expect(market.sellers.get(offer.sellerId)).toBeDefined();
      expect(market.products.look(offer.sku, at())).toEqual(market.products.look(sku, at()));
      expect(market.products.card(offer.sku)).toEqual(market.products.card(sku));
      const state = market.products.state(offer.sku, at());
      expect(state.priceKopecks).toBe(offer.priceKopecks);
      const own = market.products.state(sku, at());
      expect(state.priceKopecks / own.priceKopecks).toBeGreaterThan(0.8);
      expect(state.priceKopecks / own.priceKopecks).toBeLessThan(1.2);
      expect(market.piggyBackers(offer.sku, at())).toEqual(offers);
    }
    expect(new Set(offers.map(({ priceKopecks }) => priceKopecks)).size).toBeGreaterThan(1);
  });

  test('one who has gone has nothing left to sell', () => {
    const [sku = 0] = shared;
    const [offer] = market.piggyBackers(sku, at());
    const state = market.products.state(offer?.sku ?? 0, new Date((offer?.sinceMs ?? 0) - HOUR_MS));
    expect(state.stock).toBe(0);
  });

  test('a SKU between two products that no offer can have is nobody’s', () => {
    const quiet = skus.find((sku) => market.products.bySku(sku + 1) === undefined) ?? 0;
    expect(quiet).toBeGreaterThan(0);
    expect(market.products.bySku(quiet + 189)).toBeUndefined();
    expect(() => market.products.state(quiet + 189, at())).toThrow(RangeError);
  });

  test('an injected one is there for its time with its price', () => {
    const sku = skus.find((one) => market.piggyBackers(one, at()).length === 0) ?? 0;
    const change = { kind: 'piggyBacker', sku, sellerId: 12, priceKopecks: 12_300 } as const;
    market.change({ ...change, atMs: NOW, untilMs: NOW + DAY_MS });
    market.change({ ...change, sellerId: 13, atMs: NOW + 1, untilMs: NOW + DAY_MS });
    const [first, ...others] = market.piggyBackers(sku, at());
    expect(first).toMatchObject({ sellerId: 12, priceKopecks: 12_300, sinceMs: NOW });
    expect(others).toEqual([]);
    expect(market.products.bySku(first?.sku ?? 0)?.sellerId).toBe(12);
    expect(market.piggyBackers(sku, at(1)).map(({ sellerId }) => sellerId)).toEqual([12, 13]);
    expect(market.piggyBackers(sku, at(DAY_MS))).toEqual([]);
  });
});
