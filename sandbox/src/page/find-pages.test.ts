import { DAY_MS } from '@vitrina/contract/durations.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Product } from '../market/market.ts';
import { openSellerPages } from '../test/seller-pages.ts';
import { START } from '../test/small-sandbox.ts';
import { addCounters } from '../traffic/traffic.ts';
import { findCardPage } from './find-card-page.ts';
import { findSellerPage } from './find-seller-page.ts';
import { findShelfPage } from './find-shelf-page.ts';
import { countDay } from './list-goods.ts';
import type { SellerPages } from './seller-pages.ts';

describe('what the pages of sellers show', () => {
  let pages: SellerPages;
  let product: Product;
  beforeAll(() => {
    ({ pages, product } = openSellerPages());
  });
  const shelf = (ask: Partial<Parameters<typeof findShelfPage>[1]>) =>
    findShelfPage(pages, {
      text: '',
      cityId: 0,
      marketplace: 'ozon',
      sellerId: DEMO_SELLER_ID,
      page: 1,
      ...ask,
    });

  test('today ends now, an earlier day is whole', () => {
    const viewsAt = (now: Date, daysAgo: number) => {
      const { organic, advertised } = countDay(
        pages,
        { marketplace: 'ozon', sku: product.sku },
        now,
        daysAgo,
      );
      return addCounters(organic, advertised).views;
    };
    const evening = new Date(START.getTime() + DAY_MS / 4);
    expect(viewsAt(START, 0)).toBeLessThanOrEqual(viewsAt(evening, 0));
    expect(viewsAt(START, 1)).toBe(viewsAt(evening, 1));
  });

  test('a product stands where the shelf has it, in its most searched query first', () => {
    const queries = pages.findTopQueries(product, { cityId: 0, at: START, marketplace: 'ozon', most: 6 });
    const searches = queries.map((query) => query.searches);
    expect(searches).toEqual(searches.toSorted((one, other) => other - one));
    expect(queries.length).toBeGreaterThan(0);
    for (const { text, place } of queries) {
      const skus = [...pages.shelves.of(text, 0, START)];
      expect(place === undefined ? skus.includes(product.sku) : skus[place - 1] === product.sku).toBe(
        place !== undefined,
      );
    }
  });

  test('a shelf is cut into pages, and a page that is not there is the last one', () => {
    const ask = { cityId: 0, at: START, marketplace: 'ozon', most: 1 } as const;
    const text = pages.findTopQueries(product, ask)[0]?.text ?? '';
    const first = shelf({ text });
    expect(first.places.map(({ place }) => place)).toEqual(first.places.map((_, index) => index + 1));
    const last = shelf({ text, page: 999 });
    expect(last.page).toBe(first.pages);
    expect(last.places.at(-1)?.place).toBe(first.total);
    const own = first.places.filter(({ isOwn }) => isOwn).map(({ sku }) => sku);
    expect(first.ownPlaces.map(({ sku }) => sku).slice(0, own.length)).toEqual(own);
  });

  test('without a query there are queries to try', () => {
    expect(shelf({})).toMatchObject({
      total: 0,
      places: [],
      suggestions: expect.arrayContaining([expect.any(String)]),
    });
  });

  test('a cabinet shows what is sold on its marketplace, page by page', () => {
    const seller = pages.market.sellers.get(DEMO_SELLER_ID);
    if (seller === undefined) throw new Error('no demo seller');
    const of = (page: number) => findSellerPage(pages, seller, { marketplace: 'ozon', page });
    const first = of(1);
    const skus = Array.from({ length: first.pages }, (_, index) => of(index + 1).goods).flat();
    expect(skus).toHaveLength(first.productsCount);
    expect(new Set(skus.map(({ product: { sku } }) => sku)).size).toBe(first.productsCount);
    expect(of(999).page).toBe(first.pages);
  });

  test('other sellers are on cards of Ozon only', () => {
    const at = { atMs: START.getTime() - 1000, untilMs: START.getTime() + DAY_MS };
    pages.market.change({ kind: 'piggyBacker', sku: product.sku, sellerId: 11, priceKopecks: 1000, ...at });
    const offers = findCardPage(pages, product, 'ozon', 0).piggyBackers;
    expect(offers).toContainEqual(expect.objectContaining({ sellerId: 11, priceKopecks: 1000 }));
    expect(findCardPage(pages, product, 'wb', 0).piggyBackers).toEqual([]);
  });
});
