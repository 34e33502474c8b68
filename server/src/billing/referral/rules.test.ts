import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveOfReward, moveOfTaking, rewardOf, takenByRefund } from './rules.ts';

test.each([
  [500, 35],
  [1000, 70],
  [999, 69],
  [10, 0],
])('of %d roubles the referrer gets %d points', (paid, reward) => {
  expect(rewardOf(paid)).toBe(reward);
});

test('a debt is paid off first', () => {
  expect(moveOfReward(70, 0)).toBe(70);
  expect(moveOfReward(70, 50)).toBe(20);
  expect(moveOfReward(70, 100)).toBe(0);
});

test('no more is taken than there is', () => {
  expect(moveOfTaking(70, 100)).toBe(-70);
  expect(moveOfTaking(70, 20)).toBe(-20);
  expect(moveOfTaking(70, 0)).toBe(0);
});

const roubles = fc.integer({ min: 1, max: 500_000 });

test('however a payment is returned, what is left is the share of what was kept', () => {
  fc.assert(
    fc.property(roubles, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (paid, shares) => {
      let rewarded = rewardOf(paid);
      let refunded = 0;
      for (const share of shares) {
        refunded += Math.floor((paid - refunded) * share);
        rewarded -= takenByRefund(rewarded, paid, refunded);
        expect(rewarded).toBe(rewardOf(paid - refunded));
      }
      expect(rewarded - takenByRefund(rewarded, paid, paid)).toBe(0);
    }),
  );
});

test('a payment that brought nothing gives nothing back', () => {
  expect(takenByRefund(0, 1000, 1000)).toBe(0);
  expect(takenByRefund(0, 1000, 10)).toBe(0);
});
