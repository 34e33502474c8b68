import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from './calendar.ts';
import { createMarket } from './create-market.ts';
import { DEMO_SELLER_ID } from './demo-seller.ts';
import type { Market, MarketplaceId, RankFactors } from './market.ts';
import { scoreFactors } from './ranking/score-factors.ts';

const market = createMarket({ seed: 1 });
const SOME_DAY = dayOf(2026, 4, 14);
const MOSCOW = 213;
const FAR_EAST = 76;
const noon = (day: number) => new Date(day * 86_400_000 + 9 * 3_600_000);

const texts = Array.from({ length: market.queries.count }, (_, index) => market.queries.text(index));
const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
const ascending = (one: number, other: number) => one - other;

function countDays(
  place: Market,
  index: number,
  from: number,
  days: number,
  marketplace: MarketplaceId = 'ozon',
) {
  let sum = 0;
  for (let day = from; day < from + days; day += 1) sum += place.day(marketplace, index, day, 0)?.count ?? 0;
  return sum;
}

/** The slope of ln(count) over ln(rank), the three first ranks aside: they are too few to fit. */
function fitZipf(counts: readonly number[]): number {
  const points = counts
    .toSorted((one, other) => other - one)
    .map((count, rank) => [Math.log(rank + 1), Math.log(count)] as const)
    .slice(3, 30_000);
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return -covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

describe('the queries', () => {
  it('are 200,000 different ones over more than 60 categories, 2.2 to 2.9 words long', () => {
    expect(market.queries.count).toBe(200_000);
    expect(new Set(texts).size).toBe(200_000);
    const words = texts.reduce((sum, text) => sum + text.split(' ').length, 0) / texts.length;
    expect(words).toBeGreaterThan(2.2);
    expect(words).toBeLessThan(2.9);
    const sizes = new Map<number, number>();
    texts.forEach((_, index) => {
      const id = market.queries.categoryId(index);
      sizes.set(id, (sizes.get(id) ?? 0) + 1);
    });
    expect(market.categories.length).toBeGreaterThanOrEqual(60);
    expect([...sizes.keys()].toSorted(ascending)).toEqual(
      market.categories.map(({ id }) => id).toSorted(ascending),
    );
    expect(Math.min(...sizes.values())).toBeGreaterThan(500);
  });

  it('are typed in both word orders, in agreement with the noun', () => {
    for (const text of [
      'красное платье',
      'платье красное',
      'женские кроссовки',
      'кроссовки женские',
      'синяя куртка',
    ]) {
      expect(market.queries.find(text), text).toBeDefined();
    }
    const known = new Set(texts.map((text) => text.split(' ').toSorted().join(' ')));
    expect(texts.length - known.size).toBeGreaterThan(20_000);
    for (const wrong of ['красный платье', 'синий куртка', 'женская кроссовки', 'со скидкая']) {
      expect(market.queries.find(wrong), wrong).toBeUndefined();
    }
  });

  it('are found whatever the case, ё and spaces', () => {
    const index = market.queries.find('ёлка');
    expect(index).toBeDefined();
    expect(market.queries.find('  ЕЛКА ')).toBe(index);
    expect(market.queries.find('чего никто не ищет')).toBeUndefined();
  });
});

describe('the demand', () => {
  it('falls by rank as Zipf says, from tens of thousands a day to nothing', () => {
    const counts = texts.map((_, index) => countDays(market, index, SOME_DAY, 5));
    const exponent = fitZipf(counts);
    expect(exponent).toBeGreaterThan(1);
    expect(exponent).toBeLessThan(1.3);
    const top = Math.max(...counts.slice(0, 100)) / 5;
    expect(top).toBeGreaterThan(20_000);
    expect(top).toBeLessThan(60_000);
    expect(texts.some((_, index) => market.day('ozon', index, SOME_DAY, 0) === undefined)).toBe(true);
  });

  it('grows and falls over 13 months as real queries do: -36, +22 and +86 % at the quartiles', () => {
    const changes: number[] = [];
    for (let index = 0; index < 9000; index += 5) {
      const before = countDays(market, index, dayOf(2024, 12, 1), 31);
      if (before >= 30) changes.push(countDays(market, index, dayOf(2025, 12, 1), 31) / before - 1);
    }
    const sorted = changes.toSorted(ascending);
    expect(sorted.length).toBeGreaterThan(1500);
    expect(Math.abs(quantile(sorted, 0.25) + 0.36)).toBeLessThan(0.09);
    expect(Math.abs(quantile(sorted, 0.5) - 0.22)).toBeLessThan(0.09);
    expect(Math.abs(quantile(sorted, 0.75) - 0.86)).toBeLessThan(0.14);
  });

  it('follows the seasons and the marketplaces', () => {
    const week = (text: string, from: number, marketplace: MarketplaceId = 'ozon') =>
      countDays(market, market.queries.find(text) ?? -1, from, 7, marketplace);
    expect(week('купальник', dayOf(2025, 6, 20))).toBeGreaterThan(
      2.5 * week('купальник', dayOf(2025, 12, 5)),
    );
    expect(week('ёлочные игрушки', dayOf(2025, 12, 5))).toBeGreaterThan(
      8 * week('ёлочные игрушки', dayOf(2025, 6, 20)),
    );
    expect(week('платье', SOME_DAY, 'ym')).toBeLessThan(week('платье', SOME_DAY));
    expect(week('платье', SOME_DAY, 'wb')).not.toBe(week('платье', SOME_DAY));
  });

  it('is unknown before the collection starts (product.md 9.4)', () => {
    const starts = { ozon: dayOf(2024, 3, 14), wb: dayOf(2023, 9, 15), ym: dayOf(2025, 1, 9) } as const;
    for (const marketplace of ['ozon', 'wb', 'ym'] as const) {
      expect(market.day(marketplace, 0, starts[marketplace] - 1, 0)).toBeUndefined();
      expect(market.day(marketplace, 0, starts[marketplace], 0)?.count).toBeGreaterThan(0);
    }
    expect(market.day('ozon', 200_000, SOME_DAY, 0)).toBeUndefined();
    expect(market.day('ozon', 0, SOME_DAY, 999_999)).toBeUndefined();
  });

  const anyMarketplace = fc.constantFrom<MarketplaceId[]>('ozon', 'wb', 'ym');
  const anyIndex = fc.oneof(fc.nat({ max: 200 }), fc.nat({ max: 199_999 }));
  const anyDay = fc.integer({ min: dayOf(2025, 1, 9), max: dayOf(2027, 1, 1) });
  const anyCity = fc.constantFrom(0, ...market.cities.map(({ id }) => id));

  it('makes sense in every place on every day', () => {
    fc.assert(
      fc.property(anyMarketplace, anyIndex, anyDay, anyCity, (marketplace, index, day, city) => {
        const row = market.day(marketplace, index, day, city);
        if (row === undefined) return;
        for (const value of Object.values(row)) expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        expect(row.count).toBeGreaterThan(0);
        expect(row.addedToCart).toBeLessThanOrEqual(row.count);
        expect(row.uniqQueriesWithCa).toBeLessThanOrEqual(row.addedToCart);
        expect(row.orders).toBeLessThanOrEqual(row.addedToCart);
        expect(row.orderedUsers).toBeLessThanOrEqual(Math.min(row.orders, row.uniqQueriesWithCa));
        expect(row.usersWithoutInteraction + row.uniqQueriesWithCa).toBeLessThanOrEqual(row.count);
        expect(row.zeroQueries).toBeLessThanOrEqual(row.usersWithoutInteraction);
        expect(row.softQueries + row.zeroQueries).toBeLessThanOrEqual(row.count);
        expect(row.uniqSellers).toBeLessThanOrEqual(row.productsCount);
        expect(row.gmvKopecks).toBeLessThanOrEqual(row.orders * row.avgPriceKopecks);
        expect(row.gmvKopecks).toBeGreaterThanOrEqual(0.7 * row.orders * row.avgPriceKopecks);
      }),
      { numRuns: 1500 },
    );
  });

  it('is the sum of its hours', () => {
    fc.assert(
      fc.property(anyMarketplace, anyIndex, anyDay, anyCity, (marketplace, index, day, city) => {
        const hours = market.hours(marketplace, index, day, city);
        const count = market.day(marketplace, index, day, city)?.count;
        expect(hours === undefined).toBe(count === undefined);
        expect(hours?.length ?? 24).toBe(24);
        expect(hours?.every((searches) => searches >= 0) ?? true).toBe(true);
        expect(hours?.reduce((sum, searches) => sum + searches, 0)).toBe(count);
      }),
      { numRuns: 800 },
    );
  });

  it('is the sum of its cities', () => {
    fc.assert(
      fc.property(anyMarketplace, anyIndex, anyDay, (marketplace, index, day) => {
        const country = market.day(marketplace, index, day, 0);
        const cities = market.cities.map(({ id }) => market.day(marketplace, index, day, id));
        for (const name of [
          'count',
          'addedToCart',
          'orders',
          'gmvKopecks',
          'zeroQueries',
          'itemsViews',
        ] as const) {
          expect(cities.reduce((sum, city) => sum + (city?.[name] ?? 0), 0)).toBe(country?.[name] ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('sleeps at night: later by the Moscow clock in the west than in the east', () => {
    const quietest = (city: number) => {
      const hours = market.hours('ozon', 0, SOME_DAY, city) ?? [];
      return hours.indexOf(Math.min(...hours));
    };
    expect(quietest(MOSCOW)).toBeLessThanOrEqual(5);
    expect(quietest(FAR_EAST)).toBeGreaterThanOrEqual(18);
  });
});

describe('the shelf', () => {
  it('holds up to 1,500 products, best first, each with the score of its factors', () => {
    for (const text of ['платье', 'красное платье', 'чайник электрический', 'набор', 'красный']) {
      const places = market.search(text, MOSCOW, noon(SOME_DAY));
      expect(places.length, text).toBeGreaterThan(100);
      expect(places.length, text).toBeLessThanOrEqual(1500);
      expect(new Set(places.map(({ sku }) => sku)).size).toBe(places.length);
      for (const { factors, score } of places) expect(score).toBe(scoreFactors(factors));
      expect(places.map(({ score }) => -score)).toEqual(
        places.map(({ score }) => -score).toSorted(ascending),
      );
    }
  });

  it('never puts a product lower for a better factor', () => {
    const places = market.search('кроссовки', MOSCOW, noon(SOME_DAY));
    const names = fc.constantFrom<(keyof RankFactors)[]>(
      'relevance',
      'price',
      'rating',
      'delivery',
      'stock',
      'advertising',
    );
    const rankOf = (score: number) => places.filter((place) => place.score > score).length;
    fc.assert(
      fc.property(
        fc.nat({ max: places.length - 1 }),
        names,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, name, gain) => {
          const place = places[at];
          if (place === undefined) return;
          const better = {
            ...place.factors,
            [name]: Math.min(1, place.factors[name] + gain),
          };
          expect(rankOf(scoreFactors(better))).toBeLessThanOrEqual(rankOf(place.score));
        },
      ),
    );
  });

  it('shows what was asked for first', () => {
    const titles = (text: string) =>
      market
        .search(text, MOSCOW, noon(SOME_DAY))
        .slice(0, 20)
        .map(({ sku }) => market.products.bySku(sku)?.title.toLowerCase() ?? '');
    expect(
      titles('красное платье').filter((title) => /плать/.test(title) && /красн/.test(title)).length,
    ).toBeGreaterThan(14);
    // A whole name means more than a part of a longer one: чехол на телефон, юбка-карандаш, робот-пылесос.
    expect(titles('телефон').filter((title) => /чехол|держатель/.test(title))).toEqual([]);
    expect(titles('карандаш').filter((title) => /юбк/.test(title))).toEqual([]);
    expect(titles('робот').filter((title) => /пылесос/.test(title))).toEqual([]);
    expect(titles('чехол на телефон').every((title) => /чехол/.test(title))).toBe(true);
    expect(titles('кросовки').every((title) => /кроссовк|кед/.test(title))).toBe(true);
  });

  it('is empty only for words that mean nothing here', () => {
    expect(market.search('ъыъщъ жжжж', MOSCOW, noon(SOME_DAY))).toEqual([]);
    expect(market.search('', MOSCOW, noon(SOME_DAY))).toEqual([]);
    for (let index = 0; index < 2000; index += 40) {
      expect(market.search(texts[index] ?? '', MOSCOW, noon(SOME_DAY)).length, texts[index]).toBeGreaterThan(
        0,
      );
    }
  });

  it('moves over the hours and differs between cities', () => {
    const skus = (hour: number, city: number) =>
      market
        .search('смартфон', city, new Date(noon(SOME_DAY).getTime() + hour * 3_600_000))
        .map(({ sku }) => sku);
    const now = skus(0, MOSCOW);
    const later = skus(6, MOSCOW);
    expect(later).not.toEqual(now);
    expect(skus(0, FAR_EAST)).not.toEqual(now);
    const moves = now.flatMap((sku, place) =>
      later.includes(sku) ? Math.abs(later.indexOf(sku) - place) : [],
    );
    const sorted = moves.toSorted(ascending);
    // Most move a little, some a lot.
    expect(quantile(sorted, 0.5)).toBeLessThan(now.length / 10);
    expect(quantile(sorted, 0.99)).toBeGreaterThan(now.length / 6);
  });

  it('has places in the top 100 for the demo seller', () => {
    const own = market.products.ofSeller(DEMO_SELLER_ID);
    expect(own.length).toBeGreaterThanOrEqual(40);
    expect(own.length).toBeLessThanOrEqual(150);
    const skus = new Set(own.map(({ sku }) => sku));
    const categories = new Set(own.map(({ categoryId }) => categoryId));
    const popular = texts.filter((_, index) => categories.has(market.queries.categoryId(index))).slice(0, 40);
    const withPlace = popular.filter((text) =>
      market
        .search(text, MOSCOW, noon(SOME_DAY))
        .slice(0, 100)
        .some(({ sku }) => skus.has(sku)),
    );
    expect(withPlace.length).toBeGreaterThan(20);
  });
});

describe('the assortment', () => {
  it('is 100,000 products of about 4,000 sellers, some large, most small', () => {
    expect(market.products.count).toBe(100_000);
    expect(market.sellers.count).toBe(4000);
    let total = 0;
    const sizes: number[] = [];
    for (let id = 1; id <= market.sellers.count; id += 1) {
      const size = market.products.ofSeller(id).length;
      total += size;
      sizes.push(size);
    }
    expect(total).toBe(100_000);
    expect(Math.max(...sizes)).toBeGreaterThan(500);
    expect(quantile(sizes.toSorted(ascending), 0.5)).toBeLessThan(15);
    expect(market.sellers.get(0)).toBeUndefined();
    expect(market.sellers.get(DEMO_SELLER_ID)?.name).toMatch(/\S/);
  });

  it('has products that can be found by SKU and have a state at any time', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999 }), fc.integer({ min: 0, max: 1000 }), (index, later) => {
        const product = market.products.at(index);
        expect(market.products.bySku(product.sku)).toEqual(product);
        expect(product.title.length).toBeGreaterThan(2);
        expect(product.oldPriceKopecks).toBeGreaterThan(product.priceKopecks);
        const state = market.products.state(product.sku, noon(SOME_DAY + later));
        expect(state.priceKopecks).toBeGreaterThan(0);
        expect(Number.isInteger(state.stock) && state.stock >= 0).toBe(true);
        expect(state.rating === 0).toBe(state.reviewsCount === 0);
        expect(state.rating).toBeLessThanOrEqual(5);
      }),
      { numRuns: 300 },
    );
    expect(market.products.bySku(1)).toBeUndefined();
    expect(() => market.products.at(100_000)).toThrow(RangeError);
  });
});

describe('the seed', () => {
  const small = (seed: number) => createMarket({ seed, queryCount: 2000, productCount: 1500 });
  const look = (place: Market) => ({
    texts: Array.from({ length: 50 }, (_, step) => place.queries.text(step * 40)),
    days: Array.from({ length: 50 }, (_, step) =>
      place.day('wb', step * 40, SOME_DAY + step, step % 2 === 0 ? 0 : MOSCOW),
    ),
    hours: place.hours('ozon', 0, SOME_DAY, MOSCOW),
    products: [place.products.at(3), place.products.at(700)],
    shelf: place.search(place.queries.text(1), MOSCOW, noon(SOME_DAY)),
  });

  it('gives the same market twice and another one for another seed', () => {
    const one = look(small(42));
    expect(look(small(42))).toEqual(one);
    const other = look(small(43));
    expect(other.texts).not.toEqual(one.texts);
    expect(other.shelf).not.toEqual(one.shelf);
    expect(other.days).not.toEqual(one.days);
  });

  it('makes markets of any size', () => {
    const tiny = createMarket({ seed: 3, queryCount: 1, productCount: 1 });
    expect(tiny.queries.count).toBe(1);
    expect(tiny.products.at(0).sellerId).toBe(DEMO_SELLER_ID);
    expect(() => createMarket({ seed: 3, queryCount: 1, productCount: 1_000_001 })).toThrow(RangeError);
    expect(small(5).products.ofSeller(DEMO_SELLER_ID).length).toBe(96);
  });
});
