import { addMonths } from '@vitrina/contract/billing/months.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countMonthsLeft, judgePurchase, monthPriceOf, type Purchase } from './judge-purchase.ts';
import type { Slot, Slots } from './slots.ts';

const NOW = new Date('2026-03-31T09:00:00Z');
const EMPTY: Slots = { current: null, next: null };
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const ofExpert: Slot = { planType: 6, from: inDays(-10), to: inDays(20), paid: 7990, onDay: 21 };
const now = (planType: number, months = 1) => ({ planType, months, begins: 'now' as const });
const next = (planType: number, months = 1) => ({ planType, months, begins: 'next' as const });

function bought(slots: Slots, wish: Parameters<typeof judgePurchase>[1], at = NOW): Purchase {
  const judged = judgePurchase(slots, wish, at);
  if ('refused' in judged) throw new Error(judged.refused);
  return judged;
}

it('a first plan begins now and costs its months', () => {
  const purchase = bought(EMPTY, next(5, 2));
  expect(purchase).toMatchObject({ kind: 'start', price: 5980, credit: 0, endsNow: null });
  expect(purchase.after.current).toEqual({
    planType: 5,
    from: NOW,
    to: addMonths(NOW, 2),
    paid: 5980,
    onDay: 31,
  });
});

it('the same plan is extended from its end, however it is wished, and keeps its day of the month', () => {
  const current = { ...ofExpert, to: new Date('2026-04-30T09:00:00Z'), onDay: 31 };
  for (const wish of [now(6), next(6)]) {
    const purchase = bought({ current, next: null }, wish);
    expect(purchase).toMatchObject({ kind: 'extend', price: 7990, credit: 0, endsNow: current.to });
    expect(purchase.bought).toEqual({ from: current.to, to: new Date('2026-05-31T09:00:00Z') });
    expect(purchase.after.current).toMatchObject({ from: current.from, paid: 15_980 });
  }
});

it('another plan begins when the current one ends', () => {
  const purchase = bought({ current: ofExpert, next: null }, next(5));
  expect(purchase).toMatchObject({ kind: 'next', price: 2990, credit: 0 });
  expect(purchase.after.current).toBe(ofExpert);
  expect(purchase.after.next).toMatchObject({ planType: 5, from: ofExpert.to });
});

it('or now, and what is left of the current one comes back', () => {
  const purchase = bought({ current: ofExpert, next: null }, now(5));
  expect(purchase).toMatchObject({ kind: 'change', price: 2990, daysLeft: 20, credit: 5326 });
  expect(purchase.after).toMatchObject({ current: { planType: 5, from: NOW, paid: 2990 }, next: null });
});

it.each([0, 1, 7, -5])('a plan of type %i is not on sale', (planType) => {
  expect(judgePurchase(EMPTY, now(planType), NOW)).toEqual({ refused: 'notOffered' });
});

it('with a next plan paid nothing is bought, whether the current one has ended or not', () => {
  const paid = { ...ofExpert, planType: 5, from: inDays(20), to: inDays(50) };
  for (const current of [ofExpert, null])
    for (const wish of [now(4), now(6), next(5)])
      expect(judgePurchase({ current, next: paid }, wish, NOW)).toEqual({ refused: 'nextPaid' });
});

it('a year ahead is the most, and the page says how much of it is left', () => {
  const judge = (slots: Slots, months: number) => judgePurchase(slots, next(6, months), NOW);
  expect(judge(EMPTY, 12)).not.toHaveProperty('refused');
  const current = { ...ofExpert, to: addMonths(NOW, 9), onDay: 31 };
  expect(judge({ current, next: null }, 3)).not.toHaveProperty('refused');
  expect(judge({ current, next: null }, 4)).toEqual({ refused: 'tooManyMonths' });
  expect(countMonthsLeft({ current, next: null }, NOW)).toBe(3);
  expect(countMonthsLeft(EMPTY, NOW)).toBe(12);
  // A new plan in the place of the current one is bounded by itself alone.
  expect(judgePurchase({ current, next: null }, now(4, 12), NOW)).not.toHaveProperty('refused');
});

const wishes = fc.record({
  planType: fc.constantFrom(...Object.values(PLANS).filter((type) => monthPriceOf(type) !== undefined)),
  months: fc.integer({ min: 1, max: 12 }),
  begins: fc.constantFrom('now' as const, 'next' as const),
  pause: fc.double({ min: 0, max: 200, noNaN: true }),
});

it('whatever is bought, no day is lost, nothing is paid twice and a year is never exceeded', () => {
  fc.assert(
    fc.property(fc.array(wishes, { maxLength: 12 }), (orders) => {
      let at = NOW;
      let slots = EMPTY;
      for (const { pause, ...wish } of orders) {
        at = new Date(at.getTime() + pause * DAY_MS);
        if (slots.current && slots.current.to <= at) slots = { current: slots.next, next: null };
        if (slots.current && slots.current.to <= at) slots = EMPTY;
        const judged = judgePurchase(slots, wish, at);
        if ('refused' in judged) continue;
        const left = countMonthsLeft(slots, at);
        if (judged.kind === 'extend' || judged.kind === 'next') expect(wish.months).toBeLessThanOrEqual(left);
        const held = slots.current?.paid ?? 0;
        expect(judged.credit).toBeLessThanOrEqual(held);
        const { after } = judged;
        const paid = (after.current?.paid ?? 0) + (after.next?.paid ?? 0);
        expect(paid).toBe((judged.kind === 'change' ? 0 : held) + judged.price);
        expect(judged.bought.to > judged.bought.from).toBe(true);
        expect(judged.bought.to <= addMonths(at, 12)).toBe(true);
        if (after.next) expect(after.next.from).toEqual(after.current?.to);
        slots = after;
      }
    }),
  );
});
