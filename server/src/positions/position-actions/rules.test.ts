import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shelfKey, type Tracking } from '../rules.ts';
import { slotAt } from '../slots.ts';
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

test('an ask has a whole second of its own, which is no slot of its cabinet', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.constantFrom(5, 30, 60),
      fc.boolean(),
      fc.boolean(),
      (anyNow, cabinetId, termId, step, isSecond, isAtSlot) => {
        const key = { cabinetId, termId, cityId: 1 };
        const now = isAtSlot ? slotAt(new Date(anyNow), key, 5).getTime() : anyNow;
        const last = isSecond ? askMoment(new Date(now), key, null) : null;
        const moment = askMoment(new Date(now), key, last);
        expect(moment.getTime() % 1000).toBe(0);
        expect(Math.abs(moment.getTime() - now)).toBeLessThanOrEqual(3000);
        expect(moment).not.toEqual(last);
        expect(slotAt(moment, key, step as 5)).not.toEqual(moment);
      },
    ),
  );
});
