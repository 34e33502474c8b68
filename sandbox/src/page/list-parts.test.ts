import { beforeAll, expect, test } from 'vitest';
import { createMarket } from '../market/create-market.ts';
import type { Market } from '../market/market.ts';
import { openStore } from '../platform/open-store.ts';
import { listParts } from './list-parts.ts';

let market: Market;
beforeAll(() => {
  market = createMarket({ seed: 7, queryCount: 300, productCount: 300, store: openStore() });
});

test('names every part once, and each with a link of its own server', () => {
  const { forPeople, forProduct } = listParts(market, new Date('2026-11-21T09:00:00Z'));
  const all = [...forPeople, ...forProduct];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { tryUrl, base } of all) {
    expect(tryUrl).toMatch(/^[/#]/);
    expect(base).toMatch(/^\//);
  }
});

test('shows the last day of the feed by the clock', () => {
  const feedAt = (now: string) =>
    listParts(market, new Date(now)).forProduct.find(({ base }) => base === '/feed')?.trying;
  expect(feedAt('2026-11-21T09:00:00Z')).not.toBe(feedAt('2026-11-25T09:00:00Z'));
});
