import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shelfKey, type Tracking } from '../rules.ts';
import { nextTick } from '../slots.ts';
import { askMoment } from './ask-rules.ts';
import { withMove } from './move-rules.ts';

const tracked: Tracking = {
  skus: new Set([5, 6]),
  productsOfShelf: new Map([
    [shelfKey(1, 'чай'), 2],
    [shelfKey(1, 'чайник'), 1],
    [shelfKey(2, 'чай'), 1],
  ]),
};

test('moving gives back what only this entry followed and joins what is followed there', () => {
  const moved = withMove(tracked, { sku: 5, fromCity: 1, toCity: 2, queries: ['чай', 'чайник'] });
  expect([...moved.productsOfShelf]).toEqual([
    [shelfKey(1, 'чай'), 1],
    [shelfKey(2, 'чай'), 2],
    [shelfKey(2, 'чайник'), 1],
  ]);
  expect(moved.skus).toEqual(tracked.skus);
});

test('there and back is where it was', () => {
  const there = withMove(tracked, { sku: 5, fromCity: 1, toCity: 3, queries: ['чай', 'чайник'] });
  const back = withMove(there, { sku: 5, fromCity: 3, toCity: 1, queries: ['чай', 'чайник'] });
  expect(new Map(back.productsOfShelf)).toEqual(new Map(tracked.productsOfShelf));
});

test('an ask has a whole second of its own, which is no tick of its cabinet', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      fc.boolean(),
      fc.boolean(),
      (anyNow, cabinetId, isSecond, isAtSlot) => {
        const now = isAtSlot ? nextTick(new Date(anyNow), cabinetId).getTime() : anyNow;
        const last = isSecond ? askMoment(new Date(now), cabinetId, null) : null;
        const moment = askMoment(new Date(now), cabinetId, last);
        expect(moment.getTime() % 1000).toBe(0);
        expect(moment.getTime()).toBeGreaterThanOrEqual(Math.floor(now / 1000) * 1000);
        expect(Math.abs(moment.getTime() - now)).toBeLessThanOrEqual(3000);
        expect(moment).not.toEqual(last);
        expect(nextTick(new Date(moment.getTime() - 1), cabinetId)).not.toEqual(moment);
      },
    ),
  );
});
