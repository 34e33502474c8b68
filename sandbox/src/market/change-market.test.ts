import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStore } from '../platform/open-store.ts';
import { msOfHour } from './calendar.ts';
import type { CauseName, MarketChange } from './changes/market-change.ts';
import { createMarket } from './create-market.ts';
import { DEMO_SELLER_ID } from './demo-seller.ts';
import type { Market, MarketplaceId, RankedProduct } from './market.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const at = (shiftMs = 0) => new Date(NOW + shiftMs);
const open = (seed = 7) => createMarket({ seed, queryCount: 2000, productCount: 4000 });

/** A text and a product on its shelf at the moment, in the middle of the places. */
function findOnShelf(market: Market, wanted: (place: RankedProduct) => boolean = () => true) {
  for (let index = 0; index < 300; index += 1) {
    const text = market.queries.text(index);
    const shelf = market.search(text, 213, at());
    const place = shelf.slice(5, -5).find((one) => wanted(one) && isQuiet(market, one.sku));
    if (place !== undefined) return { text, place };
  }
  throw new Error('no such product on any shelf');
}

/** Nothing planted works on it for some days, so that what changes is what a test changes. */
function isQuiet(market: Market, sku: number): boolean {
  return market.causes(sku, NOW - DAY_MS, NOW + 3 * DAY_MS).length === 0;
}

const moscowMs = (day: number) => msOfHour(day * 24);
const isQuietAbout = (market: Market, sku: number, ms: number) =>
  market.causes(sku, ms - 2 * DAY_MS, ms + 2 * DAY_MS).length === 0;

const factorsOf = (market: Market, text: string, sku: number, moment = at(), marketplace?: MarketplaceId) =>
  market.search(text, 213, moment, marketplace).find((place) => place.sku === sku)?.factors;
const rankOf = (market: Market, text: string, sku: number, moment = at()) =>
  market.search(text, 213, moment).findIndex((place) => place.sku === sku);

describe('a change of price', () => {
  test('moves price and place from its moment on, on its marketplace only', () => {
    const market = open();
    const { text, place } = findOnShelf(market);
    const { sku } = place;
    const before = market.products.state(sku, at());
    const rank = rankOf(market, text, sku);
    const elsewhere = market.products.state(sku, at(), 'wb');
    market.change({ kind: 'price', marketplace: 'ozon', sku, atMs: NOW, priceKopecks: 100 });
    expect(market.products.state(sku, at())).toEqual({ ...before, priceKopecks: 100 });
    expect(market.products.state(sku, at(DAY_MS)).priceKopecks).toBe(100);
    expect(market.products.state(sku, at(-1)).priceKopecks).toBe(before.priceKopecks);
    expect(market.products.state(sku, at(), 'wb')).toEqual(elsewhere);
    expect(factorsOf(market, text, sku)?.price).toBeGreaterThan(place.factors.price);
    expect(rankOf(market, text, sku)).toBeLessThan(rank);
    expect(factorsOf(market, text, sku, at(-1))).toEqual(place.factors);
  });

  test('begins a new span, and only then', () => {
    const market = open();
    const { sku } = market.products.at(0);
    const quiet = market.spanOf(at());
    expect(market.spanOf(at(60_000))).toBe(quiet);
    expect(market.spanOf(at(HOUR_MS))).not.toBe(quiet);
    market.change({ kind: 'price', marketplace: 'wb', sku, atMs: NOW + 60_000, priceKopecks: 5000 });
    expect(market.spanOf(at(59_999))).toBe(quiet);
    expect(market.spanOf(at(60_000))).not.toBe(quiet);
  });
});

describe('other changes', () => {
  test('pictures are shown from their moment on', () => {
    const market = open();
    const { sku } = market.products.at(10);
    const before = market.products.look(sku, at());
    const pictures = [{ address: 'https://img.test/a.jpg', contentHash: 'a' }];
    market.change({ kind: 'pictures', marketplace: 'ozon', sku, atMs: NOW, pictures });
    expect(market.products.look(sku, at())).toEqual({ ...before, pictures });
    expect(market.products.look(sku, at(-1))).toEqual(before);
    expect(market.products.look(sku, at(), 'ym').pictures).not.toEqual(pictures);
  });

  test('a bid of 0 stops advertising, another one starts it again', () => {
    const market = open();
    const { text, place } = findOnShelf(market, ({ factors }) => factors.advertising > 0);
    const { sku } = place;
    market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs: NOW, bid: 0 });
    market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs: NOW + HOUR_MS, bid: 0.9 });
    expect(factorsOf(market, text, sku)).toEqual({ ...place.factors, advertising: 0 });
    expect(factorsOf(market, text, sku, at(HOUR_MS))?.advertising).toBe(0.9);
    expect(factorsOf(market, text, sku, at(-1))?.advertising).toBe(place.factors.advertising);
  });

  test('a switch does not outlive a change of the plan, and an offer of somebody else has no advertising', () => {
    const market = open();
    const campaign = market.campaigns(DEMO_SELLER_ID, at()).find(({ end }) => end === 'inactive');
    const startMs = moscowMs(campaign?.fromDay ?? 0);
    const endMs = moscowMs(campaign?.untilDay ?? 0);
    const { sku, bid } = campaign?.items.find((item) => isQuietAbout(market, item.sku, endMs)) ?? {
      sku: 0,
      bid: 0,
    };
    const bidAt = (ms: number) => market.products.advertising(sku, new Date(ms)).campaignBid;
    expect([startMs - 1, startMs, endMs - 1, endMs].map(bidAt)).toEqual([0, bid, bid, 0]);
    market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs: endMs - DAY_MS, bid: 0.9 });
    expect([endMs - DAY_MS, endMs - 1, endMs].map(bidAt)).toEqual([0.9, 0.9, 0]);
    market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs: endMs + DAY_MS, bid: 0.5 });
    expect(market.products.advertising(sku, new Date(endMs + DAY_MS))).toEqual({
      bid: 0.5,
      campaignBid: 0.5,
      switchedAtMs: endMs + DAY_MS,
    });
    market.change({
      kind: 'piggyBacker',
      sku,
      sellerId: 3,
      priceKopecks: 5000,
      atMs: NOW,
      untilMs: NOW + DAY_MS,
    });
    const offer = market.piggyBackers(sku, at()).at(-1);
    expect(market.products.advertising(offer?.sku ?? 0, at()).campaignBid).toBe(0);
    expect(() => market.products.advertising(1, at())).toThrow(RangeError);
  });

  test('everything done to a card is listed, the oldest first', () => {
    const market = open();
    const { sku } = market.products.at(3);
    market.change({ kind: 'bid', marketplace: 'wb', sku, atMs: NOW, bid: 1 });
    market.change({ kind: 'cause', sku, atMs: NOW - 5, untilMs: NOW, cause: 'soldOut' });
    expect(market.changesOf(sku).map(({ kind }) => kind)).toEqual(['cause', 'bid']);
    expect(market.changesOf(market.products.at(4).sku)).toEqual([]);
  });
});

describe('an injected cause', () => {
  const cases: [CauseName, keyof RankedProduct['factors']][] = [
    ['priceRaised', 'price'],
    ['ratingFell', 'rating'],
    ['deliverySlowed', 'delivery'],
    ['advertisingStopped', 'advertising'],
    ['titleWorsened', 'relevance'],
  ];
  test.each(cases)('%s lowers the factor %s for its time and no other', (cause, factor) => {
    const market = open();
    const { text, place } = findOnShelf(market, ({ factors }) => factors.advertising > 0);
    const { sku } = place;
    const untilMs = NOW + 20 * 60_000;
    market.change({ kind: 'cause', sku, atMs: NOW, untilMs, cause });
    const during = factorsOf(market, text, sku);
    expect(during?.[factor]).toBeLessThan(place.factors[factor]);
    expect({ ...during, [factor]: place.factors[factor] }).toEqual(place.factors);
    expect(factorsOf(market, text, sku, new Date(untilMs))).toEqual(place.factors);
    expect(market.causes(sku, NOW, NOW + 1)).toEqual([{ cause, fromMs: NOW, untilMs, isPlanted: false }]);
  });

  test('priceCut makes it cheaper, soldOut takes it off the shelf', () => {
    const market = open();
    const { text, place } = findOnShelf(market);
    const { sku } = place;
    const { priceKopecks } = market.products.state(sku, at());
    market.change({ kind: 'cause', sku, atMs: NOW, untilMs: NOW + 1000, cause: 'priceCut' });
    market.change({ kind: 'cause', sku, atMs: NOW + 1000, untilMs: NOW + 2000, cause: 'soldOut' });
    expect(market.products.state(sku, at()).priceKopecks).toBeLessThan(priceKopecks);
    expect(factorsOf(market, text, sku)?.price).toBeGreaterThan(place.factors.price);
    expect(market.products.state(sku, at(1000)).stock).toBe(0);
    expect(factorsOf(market, text, sku, at(1000))).toBeUndefined();
    expect(factorsOf(market, text, sku, at(2000))).toEqual(place.factors);
  });
});

describe('planted causes', () => {
  test('show in what buyers meet', () => {
    const market = open();
    const shown = market.products
      .ofSeller(DEMO_SELLER_ID)
      .flatMap(({ sku }) => market.causes(sku, NOW - 60 * DAY_MS, NOW).map((cause) => ({ sku, ...cause })));
    expect(shown.length).toBeGreaterThan(200);
    const soldOut = shown.filter(({ cause }) => cause === 'soldOut');
    expect(soldOut.length).toBeGreaterThan(5);
    for (const { sku, fromMs, untilMs } of soldOut) {
      expect(market.products.state(sku, new Date(fromMs)).stock).toBe(0);
      expect(market.products.state(sku, new Date(untilMs - 1)).stock).toBe(0);
    }
    const stopped = shown.filter(({ cause }) => cause === 'advertisingStopped');
    expect(stopped.length).toBeGreaterThan(5);
    for (const { sku, fromMs, untilMs } of stopped) {
      const campaignBidAt = (ms: number) => market.products.advertising(sku, new Date(ms)).campaignBid;
      expect([fromMs, untilMs - 1].map(campaignBidAt)).toEqual([0, 0]);
      // Only what is advertised can stop.
      expect(Math.max(campaignBidAt(fromMs - 1), campaignBidAt(untilMs))).toBeGreaterThan(0);
    }
    const worse = shown.find(({ cause }) => cause === 'titleWorsened');
    const titleAt = (ms: number) => market.products.look(worse?.sku ?? 0, new Date(ms)).title;
    const [from, until] = [worse?.fromMs ?? 0, worse?.untilMs ?? 0];
    expect(titleAt(from).length).toBeLessThan(titleAt(from - 1).length);
    expect(titleAt(until)).toBe(titleAt(from - 1));
    expect(shown.every(({ isPlanted }) => isPlanted)).toBe(true);
  });
});

describe('the marketplaces', () => {
  const market = open();
  const skus = Array.from({ length: 2000 }, (_, index) => market.products.at(2 * index).sku);

  test('sell about 70 % of the assortment, and what is not sold has no stock and no place', () => {
    for (const marketplace of ['wb', 'ym'] as const) {
      const sold = skus.filter((sku) => market.products.isSold(sku, marketplace));
      expect(sold.length / skus.length).toBeGreaterThan(0.66);
      expect(sold.length / skus.length).toBeLessThan(0.76);
      const absent = skus.find((sku) => !market.products.isSold(sku, marketplace)) ?? 0;
      expect(market.products.state(absent, at(), marketplace).stock).toBe(0);
      const shelf = market.search(market.queries.text(0), 213, at(), marketplace);
      expect(shelf.length).toBeGreaterThan(5);
      expect(shelf.every(({ sku }) => market.products.isSold(sku, marketplace))).toBe(true);
    }
    expect(skus.every((sku) => market.products.isSold(sku, 'ozon'))).toBe(true);
  });

  test('have shelves, prices and pictures of their own', () => {
    const shelf = (marketplace: MarketplaceId) =>
      market.shelf(market.queries.text(0), 213, at(), marketplace);
    expect(shelf('wb')).not.toEqual(shelf('ozon'));
    expect(shelf('wb')).not.toEqual(shelf('ym'));
    const prices = skus.map((sku) => market.products.state(sku, at(), 'wb').priceKopecks);
    expect(prices).not.toEqual(skus.map((sku) => market.products.state(sku, at()).priceKopecks));
    const main = (sku: number, marketplace: MarketplaceId) =>
      market.products.look(sku, at(), marketplace).pictures[0]?.contentHash;
    expect(skus.some((sku) => main(sku, 'wb') !== main(sku, 'ozon'))).toBe(true);
  });

  test('a shelf is the SKUs of the search', () => {
    const text = market.queries.text(3);
    expect([...market.shelf(text, 2, at(), 'wb')]).toEqual(
      market.search(text, 2, at(), 'wb').map(({ sku }) => sku),
    );
  });
});

describe('the card', () => {
  const market = open();

  test('says the same as the product', () => {
    for (let index = 0; index < 4000; index += 37) {
      const product = market.products.at(index);
      const card = market.products.card(product.sku);
      expect(card.description).toContain(product.title);
      expect(card.characteristics).toContainEqual({ name: 'Бренд', value: product.brand });
      expect(card.contentGroups.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      expect(card.contentRating).toBeGreaterThan(0);
      expect(card.contentRating).toBeLessThanOrEqual(100);
      expect(card.weightGrams).toBeGreaterThan(0);
      expect(Math.min(...card.sizeMm)).toBeGreaterThanOrEqual(10);
    }
  });

  test('every picture that it ever showed is known by its address', () => {
    const { sku, imageCount, createdDay } = market.products.at(100);
    for (let days = 0; days < 700; days += 50) {
      const { pictures } = market.products.look(sku, new Date((createdDay + days) * DAY_MS));
      expect(pictures).toHaveLength(imageCount);
      for (const picture of pictures) expect(market.products.pictureAt(picture.address)).toEqual(picture);
    }
    expect(market.products.pictureAt(`/images/${sku}/${imageCount + 1}.svg`)).toBeUndefined();
    expect(market.products.pictureAt('/images/5/1.svg')).toBeUndefined();
    const own = market.products.ofSeller(DEMO_SELLER_ID)[0];
    expect(market.products.pictureAt(`/images/${own?.sku}/1.svg`)).toBeDefined();
    expect(market.products.pictureAt(`/images/${own?.sku}/1-1.svg`)).toBeUndefined();
  });
});

describe('a span', () => {
  const market = open();
  const text = market.queries.text(0);
  const [sku = 0] = market.shelf(text, 213, at());
  const anyMoment = fc.integer({ min: NOW - 3 * HOUR_MS, max: NOW + 3 * HOUR_MS });
  const anyChange = fc.oneof(
    fc.record({
      kind: fc.constant('price' as const),
      atMs: anyMoment,
      priceKopecks: fc.integer({ min: 100, max: 1e6 }),
    }),
    fc.record({ kind: fc.constant('bid' as const), atMs: anyMoment, bid: fc.constantFrom(0, 0.4, 1) }),
    fc.record({
      kind: fc.constant('cause' as const),
      atMs: anyMoment,
      untilMs: anyMoment,
      cause: fc.constantFrom<CauseName[]>('soldOut', 'priceCut', 'titleWorsened'),
    }),
  );

  test('has one state, one look and one shelf, whatever was done before and after it', () => {
    fc.assert(
      fc.property(anyChange, anyMoment, fc.nat({ max: HOUR_MS }), (order, fromMs, laterMs) => {
        const change: MarketChange =
          order.kind === 'cause' ? { ...order, sku } : { ...order, sku, marketplace: 'ozon' };
        market.change(change);
        const [one, other] = [new Date(fromMs), new Date(fromMs + laterMs)];
        if (market.spanOf(one) !== market.spanOf(other)) return;
        expect(market.products.state(sku, other)).toEqual(market.products.state(sku, one));
        expect(market.products.look(sku, other)).toEqual(market.products.look(sku, one));
        expect(market.shelf(text, 213, other)).toEqual(market.shelf(text, 213, one));
      }),
    );
  });
});

test('a market with the same store is the same market', () => {
  const store = openStore();
  const make = () => createMarket({ seed: 7, queryCount: 200, productCount: 500, store });
  const first = make();
  const { sku } = first.products.at(0);
  first.change({ kind: 'price', marketplace: 'ym', sku, atMs: NOW, priceKopecks: 777_00 });
  expect(make().products.state(sku, at(), 'ym').priceKopecks).toBe(777_00);
});
