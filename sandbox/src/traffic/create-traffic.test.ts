import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { moscowMoment } from '../clock/moscow-day.ts';
import { dayOf } from '../market/calendar.ts';
import { createMarket } from '../market/create-market.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Market } from '../market/market.ts';
import { createTraffic, type Traffic } from './create-traffic.ts';
import { addCounters, NO_COUNTERS } from './traffic.ts';

const DAY = dayOf(2026, 11, 20);
const NOON_MS = moscowMoment(DAY, 12).getTime();

let market: Market;
let traffic: Traffic;
beforeAll(() => {
  market = createMarket({ seed: 7, queryCount: 2000, productCount: 2000 });
  traffic = createTraffic(market);
});

/** Products of campaigns that run all the time; each test takes one of its own, because changes stay. */
let taken = 0;
function takeAdvertised(): number {
  const running = traffic.campaigns
    .ofSeller('ozon', DEMO_SELLER_ID, new Date(NOON_MS))
    .filter(({ end }) => end === undefined);
  const skus = running.flatMap(({ items }) => items.map(({ sku }) => sku)).filter(isShownNow);
  const sku = skus[taken];
  if (sku === undefined) throw new Error('no advertised product is left');
  taken += 1;
  return sku;
}
function isShownNow(sku: number): boolean {
  if (traffic.campaigns.bid('ozon', sku, NOON_MS) === 0) return false;
  return [-2, -1, 0, 1, 2].every(
    (days) => market.products.state(sku, new Date(NOON_MS + days * DAY_MS)).stock > 0,
  );
}

const ozon = (sku: number, fromMs: number, toMs: number) => ({
  marketplace: 'ozon' as const,
  sku,
  fromMs,
  toMs,
});
const show = (sku: number, atMs: number, contentHash: string) =>
  market.change({
    kind: 'pictures',
    marketplace: 'ozon',
    sku,
    atMs,
    pictures: [{ address: `/images/${contentHash}`, contentHash }],
  });

describe('traffic of a product', () => {
  test('counters of adjoining spans add up, whatever was changed inside', () => {
    const sku = takeAdvertised();
    show(sku, NOON_MS + 20 * MINUTE_MS, 'one');
    market.change({
      kind: 'price',
      marketplace: 'ozon',
      sku,
      atMs: NOON_MS + 65 * MINUTE_MS,
      priceKopecks: 9900,
    });
    market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs: NOON_MS + 130 * MINUTE_MS, bid: 0 });
    market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs: NOON_MS + 150 * MINUTE_MS, bid: 0.9 });
    const moment = fc.integer({ min: NOON_MS - 30 * 3_600_000, max: NOON_MS + 30 * 3_600_000 });
    fc.assert(
      fc.property(
        fc.tuple(moment, moment, moment),
        fc.constantFrom('organic', 'advertised'),
        (moments, kind) => {
          const [from, middle, to] = moments.toSorted((one, other) => one - other);
          const count = (one = 0, other = 0) => traffic[kind](ozon(sku, one, other));
          const whole = count(from, to);
          expect(addCounters(count(from, middle), count(middle, to))).toEqual(whole);
          expect(whole.orders).toBeLessThanOrEqual(whole.carts);
          expect(whole.carts).toBeLessThanOrEqual(whole.clicks);
          expect(whole.clicks).toBeLessThanOrEqual(whole.views);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('grows within the hour', () => {
    const sku = takeAdvertised();
    const views = [5, 15, 30, 59].map(
      (minutes) => traffic.advertised(ozon(sku, NOON_MS, NOON_MS + minutes * MINUTE_MS)).views,
    );
    expect(views).toEqual(views.toSorted((one, other) => one - other));
    expect(new Set(views).size).toBe(4);
  });

  test('a change leaves the past as it was', () => {
    const sku = takeAdvertised();
    const past = [
      ozon(sku, NOON_MS - 40 * DAY_MS, NOON_MS),
      ozon(sku, NOON_MS - 3_600_000, NOON_MS + 12 * MINUTE_MS),
    ];
    const read = () => past.map((span) => [traffic.organic(span), traffic.advertised(span)]);
    const before = read();
    show(sku, NOON_MS + 12 * MINUTE_MS, 'later');
    market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs: NOON_MS + 13 * MINUTE_MS, bid: 0 });
    expect(read()).toEqual(before);
  });

  test('nobody is shown an advertisement while the campaign is off', () => {
    const sku = takeAdvertised();
    const atMs = NOON_MS + 7 * MINUTE_MS;
    expect(traffic.advertised(ozon(sku, NOON_MS, atMs)).views).toBeGreaterThan(0);
    market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs, bid: 0 });
    expect(traffic.advertised(ozon(sku, atMs, atMs + 2 * DAY_MS))).toEqual(NO_COUNTERS);
    expect(traffic.organic(ozon(sku, atMs, atMs + 2 * DAY_MS)).views).toBeGreaterThan(0);
  });

  test('over a month two pictures are clicked as they are liked', () => {
    const sku = takeAdvertised();
    market.setAttractiveness('plain', 0.8);
    market.setAttractiveness('bright', 1.3);
    const fromMs = NOON_MS + 40 * DAY_MS;
    const sums = [NO_COUNTERS, NO_COUNTERS];
    for (let hour = 0; hour < 30 * 24; hour += 1) {
      show(sku, fromMs + hour * 3_600_000, (hour + Math.floor(hour / 24)) % 2 === 0 ? 'plain' : 'bright');
    }
    for (let hour = 0; hour < 30 * 24; hour += 1) {
      const which = (hour + Math.floor(hour / 24)) % 2;
      const startMs = fromMs + hour * 3_600_000;
      sums[which] = addCounters(
        sums[which] ?? NO_COUNTERS,
        traffic.advertised(ozon(sku, startMs, startMs + 3_600_000)),
      );
    }
    const [plain, bright] = sums.map(({ clicks, views }) => clicks / views);
    expect(sums[0]?.views).toBeGreaterThan(10_000);
    expect((bright ?? 0) / (plain ?? 1)).toBeGreaterThan(1.3 / 0.8 - 0.25);
    expect((bright ?? 0) / (plain ?? 1)).toBeLessThan(1.3 / 0.8 + 0.25);
  });

  test('what is known about a picture later counts for its past days as well', () => {
    const sku = takeAdvertised();
    show(sku, NOON_MS - 20 * DAY_MS, 'unknown');
    const span = ozon(sku, NOON_MS - 19 * DAY_MS, NOON_MS);
    market.setAttractiveness('unknown', 1);
    const { clicks } = traffic.advertised(span);
    market.setAttractiveness('unknown', 1.6);
    expect(traffic.advertised(span).clicks).toBeGreaterThan(clicks * 1.3);
  });

  test('a dearer product is bought less', () => {
    const sku = takeAdvertised();
    const { priceKopecks } = market.products.state(sku, new Date(NOON_MS));
    const month = ozon(sku, NOON_MS, NOON_MS + 30 * DAY_MS);
    const before = traffic.organic(month);
    market.change({ kind: 'price', marketplace: 'ozon', sku, atMs: NOON_MS, priceKopecks: priceKopecks * 3 });
    const after = traffic.organic(month);
    expect(after.orders).toBeLessThan(before.orders);
    expect(after.clicks / after.views).toBeLessThan((before.clicks / before.views) * 0.8);
  });

  test('marketplaces have buyers of their own; what is not sold there or not yet made has none', () => {
    const product = market.products.ofSeller(DEMO_SELLER_ID)[0];
    if (product === undefined) throw new Error('the demo seller sells nothing');
    const week = { sku: product.sku, fromMs: NOON_MS - 7 * DAY_MS, toMs: NOON_MS };
    const ofOzon = traffic.organic({ ...week, marketplace: 'ozon' });
    expect(traffic.organic({ ...week, marketplace: 'wb' })).not.toEqual(ofOzon);
    const unsold = Array.from({ length: market.products.count }, (_, index) =>
      market.products.at(index),
    ).find(({ sku }) => !market.products.isSold(sku, 'ym'));
    expect(traffic.organic({ ...week, sku: unsold?.sku ?? 0, marketplace: 'ym' })).toEqual(NO_COUNTERS);
    expect(traffic.organic({ ...week, sku: 1, marketplace: 'ozon' })).toEqual(NO_COUNTERS);
    const bornMs = moscowMoment(product.createdDay, 0).getTime();
    expect(traffic.organic(ozon(product.sku, bornMs - 9 * DAY_MS, bornMs))).toEqual(NO_COUNTERS);
    expect(traffic.organic(ozon(product.sku, NOON_MS, NOON_MS - 1))).toEqual(NO_COUNTERS);
  });

  test('campaigns of the demo seller are on or off as their products are', () => {
    const list = () => traffic.campaigns.ofSeller('ozon', DEMO_SELLER_ID, new Date(NOON_MS));
    const inactive = list().find(({ end }) => end === 'inactive');
    expect(inactive).toMatchObject({ isOn: false, switchedAtMs: undefined });
    for (const { sku, bid } of inactive?.items ?? []) {
      market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs: NOON_MS - MINUTE_MS, bid });
    }
    expect(list().find(({ serial }) => serial === inactive?.serial)).toMatchObject({
      isOn: true,
      switchedAtMs: NOON_MS - MINUTE_MS,
    });
    expect(list().filter(({ end, isOn }) => end === 'stopped' && isOn)).toEqual([]);
  });

  test('a seasonal campaign that was switched off begins anew with the next season', () => {
    const season = traffic.campaigns.ofSeller('ozon', DEMO_SELLER_ID, new Date(NOON_MS)).at(-1);
    const startMs = moscowMoment(season?.fromDay ?? 0, 0).getTime();
    const skus = season?.items.map(({ sku }) => sku) ?? [];
    const isOn = (atMs: number) => skus.map((sku) => traffic.campaigns.bid('ozon', sku, atMs) > 0);
    for (const sku of skus)
      market.change({ kind: 'bid', marketplace: 'ozon', sku, atMs: startMs + DAY_MS, bid: 0 });
    expect(season?.end).toBe('finished');
    expect(isOn(startMs)).not.toContain(false);
    expect(isOn(startMs + 2 * DAY_MS)).not.toContain(true);
    const later = Array.from({ length: 6 }, (_, round) => isOn(startMs + (28 * (round + 1) + 1) * DAY_MS));
    expect(later.flat()).toContain(true);
    expect(isOn(startMs + 25 * DAY_MS)).not.toContain(true);
  });
});
