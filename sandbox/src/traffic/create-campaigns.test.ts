import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import type { MarketChange } from '../market/changes/market-change.ts';
import { createMarket } from '../market/create-market.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Market, MarketplaceId } from '../market/market.ts';
import { createTraffic, type Traffic } from './create-traffic.ts';
import { NO_COUNTERS } from './traffic.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');

let market: Market;
let traffic: Traffic;
beforeAll(() => {
  market = createMarket({ seed: 7, queryCount: 2000, productCount: 2000 });
  traffic = createTraffic(market);
});

const bidAt = (sku: number, atMs: number, marketplace: MarketplaceId = 'ozon') =>
  traffic.campaigns.bid(marketplace, sku, atMs);
const viewsOf = (sku: number, fromMs: number, toMs: number) =>
  traffic.advertised({ marketplace: 'ozon', sku, fromMs, toMs });

/** Products whose plan, stock and causes stay the same for two days about the moment. */
function listQuietlyAdvertised(): number[] {
  return market.products
    .ofSeller(DEMO_SELLER_ID)
    .map(({ sku }) => sku)
    .filter((sku) => bidAt(sku, NOW - HOUR_MS) > 0 && bidAt(sku, NOW + 2 * HOUR_MS) > 0)
    .filter((sku) => market.causes(sku, NOW - DAY_MS, NOW + 2 * DAY_MS).length === 0)
    .filter((sku) =>
      [-1, 0, 1, 2].every((days) => market.products.state(sku, new Date(NOW + days * DAY_MS)).stock > 10),
    );
}

/** Where the ranking itself tells how it counts the product's advertising. */
function findFactor(sku: number): (atMs: number) => number | undefined {
  const categoryId = market.products.categoryIdOf(sku);
  for (let query = 0; query < market.queries.count; query += 1) {
    if (market.queries.categoryId(query) !== categoryId) continue;
    const text = market.queries.text(query);
    const at = (atMs: number) =>
      market.search(text, 213, new Date(atMs)).find((place) => place.sku === sku)?.factors.advertising;
    if (at(NOW) !== undefined) return at;
  }
  throw new Error(`no query finds ${sku}`);
}

describe('advertising is one truth', () => {
  test('for products on a shelf it is what their places are counted with', () => {
    const own = market.products.ofSeller(DEMO_SELLER_ID);
    const skus = own.map(({ sku }) => sku);
    const categories = new Set(own.map(({ categoryId }) => categoryId));
    const queries = Array.from({ length: market.queries.count }, (_, query) => query).filter((query) =>
      categories.has(market.queries.categoryId(query)),
    );
    const moment = fc.integer({ min: NOW - 500 * DAY_MS, max: NOW + 60 * DAY_MS });
    const marketplace = fc.constantFrom<MarketplaceId[]>('ozon', 'wb', 'ym');
    const sku = fc.constantFrom(...skus);
    const change = fc.oneof(
      fc.record<MarketChange & { kind: 'bid' }>({
        kind: fc.constant('bid'),
        marketplace,
        sku,
        atMs: moment,
        bid: fc.constantFrom(0, 0.4, 1),
      }),
      fc
        .record({ sku, atMs: moment, lastsMs: fc.integer({ min: 1, max: 90 * DAY_MS }) })
        .map(({ lastsMs, ...cause }): MarketChange => {
          return { kind: 'cause', cause: 'advertisingStopped', ...cause, untilMs: cause.atMs + lastsMs };
        }),
    );
    let [advertised, others] = [0, 0];
    fc.assert(
      fc.property(change, fc.constantFrom(...queries), marketplace, moment, (made, query, where, atMs) => {
        market.change(made);
        for (const place of market.search(market.queries.text(query), 213, new Date(atMs), where)) {
          expect(place.factors.advertising).toBe(bidAt(place.sku, atMs, where));
          if (place.factors.advertising > 0) advertised += 1;
          else others += 1;
        }
      }),
      { numRuns: 150 },
    );
    expect(Math.min(advertised, others)).toBeGreaterThan(200);
  });
});

describe('advertising that stops', () => {
  const stops: [string, (sku: number, atMs: number) => MarketChange][] = [
    ['a campaign is switched off', (sku, atMs) => ({ kind: 'bid', marketplace: 'ozon', sku, atMs, bid: 0 })],
    [
      'a cause stops it',
      (sku, atMs) => ({ kind: 'cause', cause: 'advertisingStopped', sku, atMs, untilMs: atMs + DAY_MS }),
    ],
  ];
  test.each(stops)('%s: neither place nor views from then on, and the past stays', (_, stop) => {
    market = createMarket({ seed: 7, queryCount: 2000, productCount: 2000 });
    traffic = createTraffic(market);
    const [sku = 0] = listQuietlyAdvertised();
    const factor = findFactor(sku);
    const atMs = NOW + 7 * 60_000;
    const read = () => [factor(NOW), factor(atMs - 1), viewsOf(sku, NOW - DAY_MS, atMs)];
    const before = read();
    expect(before[1]).toBeGreaterThan(0);
    expect(viewsOf(sku, NOW, atMs).views).toBeGreaterThan(0);
    expect(viewsOf(sku, atMs, atMs + HOUR_MS).views).toBeGreaterThan(0);

    market.change(stop(sku, atMs));
    for (const laterMs of [0, HOUR_MS, 12 * HOUR_MS]) {
      expect(factor(atMs + laterMs)).toBe(0);
      expect(traffic.campaigns.campaignBid('ozon', sku, atMs + laterMs)).toBe(0);
    }
    expect(viewsOf(sku, atMs, atMs + DAY_MS)).toEqual(NO_COUNTERS);
    expect(read()).toEqual(before);
  });

  test('money that is spent: shown no more till midnight, in a campaign that is on', () => {
    const hoursFromNow = Array.from({ length: 12 }, (_, hour) => NOW + hour * HOUR_MS);
    const stopsLater = listQuietlyAdvertised().flatMap((sku) => {
      const spentMs = hoursFromNow.find((atMs) => bidAt(sku, atMs) === 0);
      return spentMs === undefined ? [] : { sku, spentMs };
    });
    expect(stopsLater.length).toBeGreaterThan(0);
    const midnightMs = moscowMoment(moscowDay(new Date(NOW)) + 1, 0).getTime();
    for (const { sku, spentMs } of stopsLater) {
      expect(viewsOf(sku, NOW, spentMs).views).toBeGreaterThan(0);
      expect(viewsOf(sku, spentMs, midnightMs)).toEqual(NO_COUNTERS);
      expect(bidAt(sku, midnightMs)).toBe(bidAt(sku, NOW));
      const ofItem = traffic.campaigns
        .ofSeller('ozon', DEMO_SELLER_ID, new Date(spentMs))
        .filter(({ items }) => items.some((item) => item.sku === sku));
      expect(ofItem.at(-1)?.isOn).toBe(true);
      expect(traffic.campaigns.campaignBid('ozon', sku, spentMs)).toBe(bidAt(sku, NOW));
    }
  });

  test('who switches it on again is shown at once, whatever the hour', () => {
    const nightMs = moscowMoment(moscowDay(new Date(NOW)), 23).getTime();
    const spent = listQuietlyAdvertised().find((sku) => bidAt(sku, nightMs) === 0) ?? 0;
    market.change({ kind: 'bid', marketplace: 'ozon', sku: spent, atMs: nightMs, bid: 0.8 });
    expect(bidAt(spent, nightMs)).toBe(0.8);
    expect(viewsOf(spent, nightMs, nightMs + HOUR_MS).views).toBeGreaterThan(0);
    expect(bidAt(spent, nightMs - 1)).toBe(0);
  });
});
