import { expect, test } from 'vitest';
import type { MarketChange } from '../market/changes/market-change.ts';
import { describeChange } from './describe-change.ts';

const base = { sku: 5, atMs: 0, marketplace: 'ozon' as const };
const untilMs = Date.parse('2026-11-23T09:00:00Z');

test.each<[MarketChange, string]>([
  [{ ...base, kind: 'price', priceKopecks: 123_400 }, 'price changed to 1 234 ₽ (ozon)'],
  [
    { ...base, kind: 'pictures', pictures: [{ address: '/images/5/2.svg', contentHash: 'a' }] },
    '1 pictures set, main /images/5/2.svg (ozon)',
  ],
  [{ ...base, kind: 'bid', bid: 0 }, 'taken out of its campaign (ozon)'],
  [{ ...base, kind: 'bid', bid: 0.4 }, 'advertised, bid 0.4 (ozon)'],
  [{ sku: 5, atMs: 0, kind: 'cause', cause: 'soldOut', untilMs }, 'it sells out, until 23 Nov, 12:00'],
  [
    { sku: 5, atMs: 0, kind: 'piggyBacker', sellerId: 11, priceKopecks: 100_000, untilMs },
    'seller 11 joined for 1 000 ₽, until 23 Nov, 12:00',
  ],
  [
    { sku: 5, atMs: 0, kind: 'twins', otherSku: 6, untilMs },
    'taken for one thing with 6, until 23 Nov, 12:00',
  ],
])('%j', (change, expected) => {
  expect(describeChange(change).replaceAll(/\s/g, ' ')).toBe(expected);
});
