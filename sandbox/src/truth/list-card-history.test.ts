import { DAY_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMarket } from '../market/create-market.ts';
import { listCardHistory } from './list-card-history.ts';

const NOW = Date.parse('2026-11-21T09:20:00Z');
const market = createMarket({ seed: 3, queryCount: 200, productCount: 500 });

test('the last entry before a moment is what the card says at that moment', () => {
  const span = { fromMs: NOW - 40 * DAY_MS, untilMs: NOW };
  fc.assert(
    fc.property(
      fc.nat({ max: 499 }),
      fc.integer({ min: span.fromMs, max: span.untilMs - 1 }),
      fc.constantFrom('ozon' as const, 'wb' as const),
      (index, atMs, marketplace) => {
        const { sku } = market.products.at(index);
        const history = listCardHistory(market, sku, marketplace, span);
        const before = <Event extends { atMs: number }>(events: readonly Event[]) =>
          events.findLast((event) => event.atMs <= atMs);
        const at = new Date(atMs);
        const look = market.products.look(sku, at, marketplace);
        const { priceKopecks } = market.products.state(sku, at, marketplace);
        expect(before(history.prices)?.priceKopecks).toBe(priceKopecks);
        expect(before(history.titles)?.title).toBe(look.title);
        expect(before(history.pictures)?.pictures).toEqual(look.pictures);
      },
    ),
    { numRuns: 30 },
  );
});

test('a change between two whole hours is listed with its own moment', () => {
  const { sku } = market.products.at(20);
  const atMs = NOW - 90 * 60_000;
  market.change({ kind: 'price', marketplace: 'ozon', sku, atMs, priceKopecks: 55_500 });
  const span = { fromMs: NOW - DAY_MS, untilMs: NOW };
  expect(listCardHistory(market, sku, 'ozon', span).prices).toContainEqual({ atMs, priceKopecks: 55_500 });
  expect(listCardHistory(market, sku, 'wb', span).prices).not.toContainEqual({ atMs, priceKopecks: 55_500 });
});
