import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMarket } from '../market/create-market.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import type { Market } from '../market/market.ts';
import { openStore } from '../platform/open-store.ts';
import { openSettings, type SettingsBoard, USUAL_SETTINGS } from '../settings/open-settings.ts';
import { createTraffic, type Traffic } from './create-traffic.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-21T09:00:00Z');

describe('buyers', () => {
  let market: Market;
  let settings: SettingsBoard;
  let traffic: Traffic;
  let sku: number;
  beforeAll(() => {
    market = createMarket({ seed: 7, queryCount: 2000, productCount: 2000 });
    sku =
      market.products
        .ofSeller(DEMO_SELLER_ID)
        .map((product) => product.sku)
        .toSorted((one, other) => views(USUAL_SETTINGS, other) - views(USUAL_SETTINGS, one))[0] ?? 0;
  });
  beforeEach(() => {
    settings = openSettings(openStore());
    traffic = createTraffic(market, settings);
  });

  const span = (of: number, fromHour: number, toHour: number) => ({
    marketplace: 'ozon' as const,
    sku: of,
    fromMs: NOON + fromHour * HOUR_MS,
    toMs: NOON + toHour * HOUR_MS,
  });
  function views(reader: typeof USUAL_SETTINGS, of: number) {
    return createTraffic(market, reader).organic(span(of, 0, 24)).views;
  }

  test('are the same as ever while nothing is set', () => {
    expect(traffic.organic(span(sku, -24, 24))).toEqual(createTraffic(market).organic(span(sku, -24, 24)));
  });

  test('swing more from an hour on, and the past stays as it was', () => {
    const before = traffic.organic(span(sku, -48, 0));
    const usual = traffic.organic(span(sku, 1, 48));
    settings.change(NOON, { viewsNoise: 0.6, clicksNoise: 0.6 });
    expect(traffic.organic(span(sku, -48, 0))).toEqual(before);
    expect(traffic.organic(span(sku, 1, 48))).not.toEqual(usual);
  });

  test('see the former picture for a while', () => {
    const change = (contentHash: string, factor: number, hour: number) => {
      market.setAttractiveness(contentHash, factor);
      const pictures = [{ address: `/ozon-pictures/${contentHash}.jpg`, contentHash }];
      market.change({ kind: 'pictures', marketplace: 'ozon', sku, atMs: NOON + hour * HOUR_MS, pictures });
    };
    change('dull', 0.1, 0);
    change('bright', 5, 12);
    const clicks = (reader: typeof USUAL_SETTINGS, from: number, to: number) =>
      createTraffic(market, reader).organic(span(sku, from, to)).clicks;
    settings.change(NOON - HOUR_MS, { carryOverMinutes: 60 });
    expect(clicks(settings, 12, 13)).toBeLessThan(clicks(USUAL_SETTINGS, 12, 13) / 3);
    expect(clicks(settings, 13, 15)).toBe(clicks(USUAL_SETTINGS, 13, 15));
    expect(clicks(settings, 2, 12)).toBe(clicks(USUAL_SETTINGS, 2, 12));
  });
});
