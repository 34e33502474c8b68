import { topUpBonus } from '@vitrina/contract/billing/payments.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '../../promo/rules.ts';
import { bonusBack, largestRefund, promoBack } from './refund-rules.ts';

const whole = { paid: 20_000, refunded: 0, bonus: 4000, promo: 0, percent: 0, available: 24_000 };

describe('a refund', () => {
  it.each([
    ['the whole payment', 20_000, 4000],
    ['a rouble: what remains earns ten per cent only', 1, 4000 - 1999],
    ['half: what remains earns ten per cent', 10_000, 3000],
    ['more than half: what remains earns nothing', 10_001, 4000],
  ])('%s takes back what the rest no longer earns', (_, points, back) => {
    expect(bonusBack(whole, points)).toBe(back);
  });

  it('of a payment without a bonus takes none', () => {
    expect(bonusBack({ paid: 20_000, refunded: 0, bonus: 0 }, 15_000)).toBe(0);
  });

  it.each([
    [20_000, 3000],
    [1, 1],
    [10_000, 1500],
  ])('of %d takes %d of a promo code of 15 %%', (points, back) => {
    expect(promoBack({ paid: 20_000, refunded: 0, promo: 3000, percent: 15 }, points)).toBe(back);
  });

  it.each([
    ['everything is there', whole, 20_000],
    ['the bonus is spent', { ...whole, available: 20_000 }, 16_000],
    ['nothing is there', { ...whole, available: 0 }, 0],
    [
      'a promo code of half is spent',
      { ...whole, bonus: 0, promo: 10_000, percent: 50, available: 20_000 },
      13_333,
    ],
    ['a part went back before', { ...whole, refunded: 15_000, bonus: 0, available: 5000 }, 5000],
  ])('%s: the largest', (_, refundable, largest) => {
    expect(largestRefund(refundable)).toBe(largest);
  });

  const anything = fc
    .record({
      paid: fc.integer({ min: 500, max: 500_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .chain(({ paid, share }) => {
      const refunded = Math.floor(paid * share);
      return fc.record({
        paid: fc.constant(paid),
        refunded: fc.constant(refunded),
        bonus: fc.constantFrom(0, topUpBonus(paid - refunded)),
        percent: fc.constantFrom(0, 7, 100),
        available: fc.nat({ max: 700_000 }),
      });
    })
    .map((one) => ({ ...one, promo: percentOf(one.paid - one.refunded, one.percent) }));
  const takenBy = (refundable: Parameters<typeof largestRefund>[0], points: number) =>
    points + bonusBack(refundable, points) + promoBack(refundable, points);

  it('never takes more than was paid, nor more than the wallet has, and one rouble more would', () => {
    fc.assert(
      fc.property(anything, (refundable) => {
        const points = largestRefund(refundable);
        expect(points).toBeLessThanOrEqual(refundable.paid - refundable.refunded);
        if (points > 0) expect(takenBy(refundable, points)).toBeLessThanOrEqual(refundable.available);
        const more = points + 1;
        if (more <= refundable.paid - refundable.refunded)
          expect(takenBy(refundable, more)).toBeGreaterThan(refundable.available);
      }),
    );
  });

  it('in parts takes what it takes at once', () => {
    fc.assert(
      fc.property(anything, fc.double({ min: 0, max: 1, noNaN: true }), (refundable, share) => {
        const left = refundable.paid - refundable.refunded;
        const first = Math.floor(left * share);
        const back = bonusBack(refundable, first);
        const after = {
          ...refundable,
          refunded: refundable.refunded + first,
          bonus: refundable.bonus - back,
        };
        expect(back + bonusBack(after, left - first)).toBe(bonusBack(refundable, left));
        expect(back).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
