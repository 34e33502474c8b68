import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { createMarket } from '../market/create-market.ts';
import { createShelves, shelfMoment } from './create-shelves.ts';

const NOON = Date.parse('2026-11-21T09:00:30Z');
const at = (shiftMs = 0) => new Date(NOON + shiftMs);

test('buyers who search within one minute see one shelf', () => {
  expect(shelfMoment(at())).toEqual(new Date('2026-11-21T09:00:00Z'));
  expect(shelfMoment(at(29_999))).toEqual(shelfMoment(at(-30_000)));
  expect(shelfMoment(at(30_000))).not.toEqual(shelfMoment(at()));
});

test('a shelf is made once for all minutes between which the market does not move', () => {
  const market = createMarket({ seed: 3, queryCount: 200, productCount: 6000 });
  let made = 0;
  const shelves = createShelves({
    ...market,
    shelf: (...requested) => {
      made += 1;
      return market.shelf(...requested);
    },
  });
  const text = market.queries.text(0);
  const shelf = shelves.of(text, 213, at());
  expect([...shelf]).toEqual(market.search(text, 213, shelfMoment(at())).map(({ sku }) => sku));
  expect(shelves.of(text, 213, at(20 * MINUTE_MS))).toBe(shelf);
  expect(made).toBe(1);
  const cheap = shelf[Math.floor(shelf.length / 2)] ?? 0;
  market.change({ kind: 'price', marketplace: 'ozon', sku: cheap, atMs: NOON, priceKopecks: 100 });
  // The shelf of this minute stands, the next one is made anew.
  expect(shelves.of(text, 213, at())).toBe(shelf);
  const next = shelves.of(text, 213, at(MINUTE_MS));
  expect(next.indexOf(cheap)).toBeLessThan(shelf.indexOf(cheap));
  expect(shelves.of(text, 2, at())).not.toBe(shelf);
  expect([...shelves.of(text, 213, at(), 'wb')]).not.toEqual([...shelf]);
});
