import { HOUR_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMarket } from '../create-market.ts';
import { isSecondInFront } from './share-stage.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const HOURS = 120;
const at = (hour: number) => new Date(START + hour * HOUR_MS);
const open = () => createMarket({ seed: 7, queryCount: 2000, productCount: 4000 });

/** Two cards of the demo seller on one shelf, and the shelf of every hour. */
function watch(isPlanted: boolean) {
  const market = open();
  const own = (text: string) =>
    Array.from(market.shelf(text, 213, at(0))).filter((sku) => market.products.bySku(sku)?.sellerId === 7);
  const text = 'шторы';
  const [sku = 0, otherSku = 0] = own(text);
  if (isPlanted) market.change({ kind: 'twins', sku, otherSku, atMs: START, untilMs: at(HOURS).getTime() });
  const shelves = Array.from({ length: HOURS + 1 }, (_, hour) =>
    Array.from(market.shelf(text, 213, at(hour))),
  );
  return { market, sku, otherSku, shelves };
}

describe('twins', () => {
  test('each is in front for a part of every cycle', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 32 - 1 }), fc.nat({ max: 500_000 }), (hash, hour) => {
        const inFront = Array.from({ length: 60 }, (_, step) => isSecondInFront(hash, hour + step));
        expect(new Set(inFront).size).toBe(2);
      }),
    );
  });

  test('come past each other, leave everybody else in order, and stop when their time is over', () => {
    const [planted, plain] = [watch(true), watch(false)];
    const { sku, otherSku } = planted;
    const isAbove = planted.shelves.map((shelf) => shelf.indexOf(sku) < shelf.indexOf(otherSku));
    const swaps = isAbove.filter((above, hour) => hour > 0 && above !== isAbove[hour - 1]).length;
    expect(swaps).toBeGreaterThanOrEqual(3);
    const others = (shelf: readonly number[] = []) => shelf.filter((one) => one !== sku && one !== otherSku);
    for (const hour of [0, 40, HOURS])
      expect(others(planted.shelves[hour])).toEqual(others(plain.shelves[hour]));
    expect(planted.shelves[HOURS]).toEqual(plain.shelves[HOURS]);
    expect(planted.market.twinsAt(at(HOURS))).toEqual([]);
  });

  test('on another marketplace too', () => {
    const { market, sku, otherSku } = watch(true);
    const order = (hour: number) => {
      const shelf = Array.from(market.shelf('шторы', 213, at(hour), 'wb'));
      return shelf.indexOf(sku) < shelf.indexOf(otherSku);
    };
    expect(new Set(Array.from({ length: HOURS }, (_, hour) => order(hour))).size).toBe(2);
  });
});
