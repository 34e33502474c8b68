import { expect, test } from 'vitest';
import { monthPrice, mostMonths, offerOf } from './plan-columns.ts';

const slot = (planType: number) => ({
  planType,
  activeFrom: '2026-03-01T09:00:00.000Z',
  activeTo: '2026-04-01T09:00:00.000Z',
});
const free = { current: null, next: null, monthsLeft: 12 };

test('no plan has no price and no offer', () => {
  expect(monthPrice('none')).toBeUndefined();
  expect(offerOf('none', free)).toBeUndefined();
});

test('the current plan is extended, any other one is chosen', () => {
  const tariff = { ...free, current: slot(5), monthsLeft: 3 };
  expect(offerOf('beginnerExpert', tariff)).toEqual({ kind: 'extend' });
  expect(offerOf('expert', tariff)).toEqual({ kind: 'choose' });
  expect(offerOf('start', free)).toEqual({ kind: 'choose' });
});

test('a plan that is paid for a year ahead waits; with a next plan paid all do', () => {
  const full = { current: slot(6), next: null, monthsLeft: 0 };
  expect(offerOf('expert', full)).toEqual({ kind: 'closed', why: 'paidAhead' });
  expect(offerOf('start', full)).toEqual({ kind: 'choose' });
  expect(offerOf('start', { ...full, next: slot(4) })).toEqual({ kind: 'closed', why: 'nextPaid' });
});

test('a plan in the place of the current one may have all months', () => {
  expect(mostMonths('now', true, 2)).toBe(12);
  expect(mostMonths('next', true, 2)).toBe(2);
  expect(mostMonths('now', false, 2)).toBe(2);
});
