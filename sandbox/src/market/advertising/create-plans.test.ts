import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberProducts } from '../assortment/number-products.ts';
import { createColumns } from '../assortment/product-columns.ts';
import { dayOf } from '../calendar.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';
import { createPlans } from './create-plans.ts';

const SELLER = DEMO_SELLER_ID;
const anyDay = fc.integer({ min: dayOf(2024, 12, 1), max: dayOf(2028, 1, 1) });

/** One seller whose products are all there are. */
function plan(count: number, hash: number, isSold: (index: number) => boolean = () => true) {
  const numbers = numberProducts(count, 3);
  const columns = createColumns(count);
  columns.sellers.fill(SELLER);
  const assortment = {
    columns,
    numbers,
    sellers: { count: SELLER, get: () => undefined },
    indexesOf: (id: number) => ({ from: 0, until: id === SELLER ? count : 0 }),
  };
  const plans = createPlans({ assortment, isSold, hashOf: () => hash });
  const runningOn = (day: number) =>
    plans
      .ofSeller(SELLER, day)
      .filter(({ fromDay, untilDay }) => day >= fromDay && (untilDay === undefined || day < untilDay));
  return { plans, numbers, runningOn };
}

describe('campaigns of a seller', () => {
  test('no product runs in two campaigns, and each has the bid of the one that runs it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.nat(), anyDay, (count, hash, day) => {
        const { plans, numbers, runningOn } = plan(count, hash);
        const items = runningOn(day).flatMap((campaign) => campaign.items);
        const bids = new Map(items.map(({ sku, bid }) => [sku, bid]));
        expect(bids.size).toBe(items.length);
        for (let index = 0; index < count; index += 1)
          expect(plans.bid(index, day)).toBe(bids.get(numbers.skuOf(index)) ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  test('a plan is so since the day it says, and was another one before', () => {
    fc.assert(
      fc.property(fc.nat({ max: 95 }), fc.nat(), anyDay, (index, hash, day) => {
        const { plans } = plan(96, hash);
        const since = plans.sinceDay(index, day);
        const from = Math.max(since, dayOf(2024, 12, 1));
        expect(since).toBeLessThanOrEqual(day);
        for (let then = from; then <= day; then += 1) {
          expect(plans.bid(index, then)).toBe(plans.bid(index, day));
          expect(plans.sinceDay(index, then)).toBe(since);
        }
        if (since > -Infinity) expect(plans.sinceDay(index, since - 1)).toBeLessThan(since);
      }),
      { numRuns: 100 },
    );
  });

  test('a campaign is the same on every day on which it is listed', () => {
    const { plans } = plan(96, 5);
    const today = plans.ofSeller(SELLER, dayOf(2026, 11, 21));
    const nextMonth = plans.ofSeller(SELLER, dayOf(2026, 12, 21));
    const both = today.filter(({ serial }) => nextMonth.some((later) => later.serial === serial));
    expect(both.length).toBeGreaterThan(6);
    for (const campaign of both) {
      expect(nextMonth.find(({ serial }) => serial === campaign.serial)).toEqual(campaign);
    }
  });

  test('a shop of the usual size has campaigns of both places and every end, with bids of all kinds', () => {
    const campaigns = plan(96, 5).plans.ofSeller(SELLER, dayOf(2026, 11, 21));
    expect(new Set(campaigns.map(({ place }) => place))).toEqual(new Set(['shelf', 'top']));
    expect(new Set(campaigns.map(({ end }) => end))).toEqual(
      new Set([undefined, 'inactive', 'stopped', 'finished']),
    );
    for (const { items } of campaigns.filter((campaign) => campaign.items.length > 4)) {
      const bids = items.map(({ bid }) => bid);
      expect(Math.min(...bids)).toBeGreaterThanOrEqual(0.3);
      expect(Math.max(...bids)).toBeLessThanOrEqual(1);
      expect(Math.max(...bids) - Math.min(...bids)).toBeGreaterThan(0.15);
    }
  });

  test('seasonal campaigns finish within the month, so that one can be watched ending', () => {
    const { runningOn } = plan(96, 5);
    const first = dayOf(2026, 11, 1);
    const ends = Array.from({ length: 31 }, (_, place) => first + place).filter(
      (day) => runningOn(day).length < runningOn(day - 1).length,
    );
    expect(ends.length).toBeGreaterThan(0);
  });

  test('what is not sold is not advertised, and who sells nothing has no campaigns', () => {
    const { plans, numbers } = plan(96, 5, (index) => index % 2 === 0);
    const day = dayOf(2026, 11, 21);
    const skus = plans.ofSeller(SELLER, day).flatMap(({ items }) => items.map(({ sku }) => sku));
    expect(skus.length).toBeGreaterThan(10);
    expect(skus.every((sku) => (numbers.indexOf(sku) ?? 1) % 2 === 0)).toBe(true);
    expect(plan(96, 5, () => false).plans.ofSeller(SELLER, day)).toEqual([]);
    expect(plan(0, 5).plans.ofSeller(SELLER, day)).toEqual([]);
  });
});
