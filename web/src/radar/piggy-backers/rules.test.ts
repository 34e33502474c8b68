import { PiggyBackerId, Sku } from '@vitrina/contract/ids.ts';
import type { PiggyBacker, PiggyBackers } from '@vitrina/contract/radar/piggy-backers.ts';
import { describe, expect, it, test } from 'vitest';
import { listSellers, stateOf, undercutShare } from './rules.ts';

const AT = '2026-03-02T09:00:00.000Z';
const stay = (id: number, rest: Partial<PiggyBacker> = {}): PiggyBacker => ({
  id: PiggyBackerId.parse(id),
  offerSku: Sku.parse(900 + id),
  sellerId: 7,
  sellerName: 'ООО «Семь»',
  firstSeenAt: AT,
  lastSeenAt: AT,
  isOnCard: true,
  isOver: false,
  hours: 1,
  firstKopecks: 90_000,
  kopecks: 80_000,
  lowestKopecks: 80_000,
  undercutKopecks: 20_000,
  deepestUndercutKopecks: 20_000,
  ownKopecks: 100_000,
  status: 'new',
  statusBy: null,
  statusAt: null,
  ...rest,
});

const ON: PiggyBackers = {
  isTracked: true,
  isWatched: true,
  lookedAt: AT,
  piggyBackers: [],
  lockedBefore: null,
};

test.each([
  [{}, 'nobody'],
  [{ lookedAt: null }, 'waiting'],
  [{ isWatched: false, lookedAt: null }, 'unwatched'],
  [{ isTracked: false, isWatched: false }, 'off'],
  [{ isTracked: false, piggyBackers: [stay(1)] }, null],
] satisfies [Partial<PiggyBackers>, ReturnType<typeof stateOf>][])('%o is %s', (rest, state) => {
  expect(stateOf({ ...ON, ...rest })).toBe(state);
});

describe('the under-cut', () => {
  it('is a part of the own price', () => {
    expect(undercutShare(stay(1))).toBe(0.2);
    expect(undercutShare(stay(1, { undercutKopecks: -5000 }))).toBe(-0.05);
  });

  it('is not known without one of the prices', () => {
    expect(undercutShare(stay(1, { undercutKopecks: null }))).toBeNull();
    expect(undercutShare(stay(1, { ownKopecks: 0 }))).toBeNull();
  });
});

test('each seller is a choice once, and one without a name by its offer', () => {
  const stays = [stay(1), stay(2), stay(3, { sellerId: null, sellerName: null })];
  expect(listSellers(stays, ({ offerSku }) => `SKU ${offerSku}`)).toEqual([
    { value: '1', label: 'ООО «Семь»' },
    { value: '3', label: 'SKU 903' },
  ]);
});
