import { expect, test } from 'vitest';
import { createFaultBoard } from '../faults/create-fault-board.ts';
import { createMarket } from '../market/create-market.ts';
import { openStore } from '../platform/open-store.ts';
import { createTraffic } from '../traffic/create-traffic.ts';
import { describeOffer } from './describe-offer.ts';
import { listBids } from './list-bids.ts';
import { listOwnProducts } from './list-own-products.ts';
import type { MarketCall } from './market-call.ts';
import { OrderedReport } from './reports/ordered-report.ts';

const BEFORE = new Date('2026-11-21T09:00:00Z');
const CHANGED_MS = Date.parse('2026-11-21T10:00:00Z');
const AFTER = new Date('2026-11-21T11:00:00Z');

const store = openStore();
const market = createMarket({ seed: 7, queryCount: 500, productCount: 2000, store });
const traffic = createTraffic(market);
const seller = { id: 7, name: 'seller' };

const callAt = (now: Date): MarketCall => ({
  seller,
  businessId: 1_200_049,
  tokenName: 'token',
  scopes: ['ALL_METHODS'],
  market,
  traffic,
  faults: createFaultBoard(),
  now,
  apiKey: '',
  origin: 'http://sandbox.test',
  baseUrl: 'http://sandbox.test/yandex-market',
  reports: store.collection('reports', OrderedReport),
});

const products = listOwnProducts(market, seller.id);
const changed = products.find(({ sku }) => traffic.campaigns.bid('ym', sku, BEFORE.getTime()) > 0);
if (changed === undefined) throw new Error('the demo seller advertises nothing');
const { sku, offerId } = changed;
const offerAt = (now: Date) => describeOffer(callAt(now), changed).offer;
const bidsAt = (now: Date) => {
  const { result } = listBids(callAt(now), { params: { businessId: '1200049' }, query: {}, body: {} });
  return result.bids.map((bid) => bid.sku);
};

test('a price counts from its moment on, on this marketplace alone', () => {
  const before = offerAt(BEFORE).basicPrice.value;
  market.change({ kind: 'price', marketplace: 'ozon', sku, atMs: CHANGED_MS, priceKopecks: 11_100 });
  expect(offerAt(AFTER).basicPrice.value).not.toBe(111);
  market.change({ kind: 'price', marketplace: 'ym', sku, atMs: CHANGED_MS, priceKopecks: 55_550 });
  expect(offerAt(AFTER).basicPrice.value).toBe(555.5);
  expect(offerAt(BEFORE).basicPrice.value).toBe(before);
});

test('pictures are links: those of the sandbox with its address, others as they are', () => {
  const before = offerAt(BEFORE).pictures;
  expect(before.every((link) => link.startsWith('http://sandbox.test/images/'))).toBe(true);
  const pictures = [{ address: 'https://cdn.test/a.jpg', contentHash: 'a' }];
  market.change({ kind: 'pictures', marketplace: 'ym', sku, atMs: CHANGED_MS, pictures });
  expect(offerAt(AFTER).pictures).toEqual(['https://cdn.test/a.jpg']);
  expect(offerAt(BEFORE).pictures).toEqual(before);
});

test('a campaign that is switched off takes its bid along', () => {
  expect(bidsAt(BEFORE)).toContain(offerId);
  market.change({ kind: 'bid', marketplace: 'ym', sku, atMs: CHANGED_MS, bid: 0 });
  expect(bidsAt(AFTER)).not.toContain(offerId);
  expect(bidsAt(BEFORE)).toContain(offerId);
});

test('an old price is given only when it is higher', () => {
  for (const product of products) {
    const { basicPrice } = describeOffer(callAt(BEFORE), product).offer;
    if ('discountBase' in basicPrice) expect(basicPrice.discountBase).toBeGreaterThan(basicPrice.value);
  }
});
