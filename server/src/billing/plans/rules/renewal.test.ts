import { addMonths } from '@vitrina/contract/billing/months.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { expect, it } from 'vitest';
import { judgeRenewal } from './renewal.ts';
import type { Slot } from './slots.ts';

const END = new Date('2026-02-28T09:00:00Z');
const before = (minutes: number) => new Date(END.getTime() - minutes * MINUTE_MS);
const slot: Slot = { planType: 5, from: addMonths(END, -1), to: END, paid: 2990, onDay: 31 };

it('a month is added in the last hour, and the end returns to its day', () => {
  expect(judgeRenewal([slot], before(61))).toBeUndefined();
  expect(judgeRenewal([slot], before(60))).toMatchObject({
    planType: 5,
    purchase: { price: 2990, after: { current: { from: slot.from, to: new Date('2026-03-31T09:00:00Z') } } },
  });
});

it('a plan that ended while no worker was there goes on from now', () => {
  const now = before(-90);
  expect(judgeRenewal([slot], now)).toMatchObject({ purchase: { kind: 'start', bought: { from: now } } });
});

it('nothing is renewed while another plan follows, or when nobody sells it', () => {
  const next = { ...slot, planType: 4, from: END, to: addMonths(END, 1) };
  expect(judgeRenewal([slot, next], before(10))).toBeUndefined();
  expect(judgeRenewal([slot, next], before(-10))).toBeUndefined();
  expect(judgeRenewal([{ ...slot, planType: 7 }], before(10))).toBeUndefined();
  expect(judgeRenewal([], END)).toBeUndefined();
});
