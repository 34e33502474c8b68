import { addMonths } from '@vitrina/contract/billing/months.ts';
import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, it } from 'vitest';
import { judgeRenewal, nextRenewal } from './renewal.ts';
import type { Slot } from './slots.ts';

const END = new Date('2026-02-28T09:00:00Z');
const before = (minutes: number) => new Date(END.getTime() - minutes * MINUTE_MS);
const slot: Slot = { planType: 5, from: addMonths(END, -1), to: END, paid: 2990, onDay: 31 };

it('a month is added in the last hour, and the end returns to its day', () => {
  expect(judgeRenewal([slot], [], before(61))).toBeUndefined();
  expect(judgeRenewal([slot], [], before(60))).toMatchObject({
    planType: 5,
    purchase: { price: 2990, after: { current: { from: slot.from, to: new Date('2026-03-31T09:00:00Z') } } },
  });
});

it('a plan that ended while no worker was there goes on from now', () => {
  const now = before(-90);
  expect(judgeRenewal([slot], [], now)).toMatchObject({ purchase: { kind: 'start', bought: { from: now } } });
});

it('nothing is renewed while another plan follows, or when nobody sells it', () => {
  const next = { ...slot, planType: 4, from: END, to: addMonths(END, 1) };
  expect(judgeRenewal([slot, next], [], before(10))).toBeUndefined();
  expect(judgeRenewal([slot, next], [], before(-10))).toBeUndefined();
  expect(judgeRenewal([{ ...slot, planType: 7 }], [], before(10))).toBeUndefined();
  expect(judgeRenewal([], [], END)).toBeUndefined();
});

describe('given days after the end', () => {
  const given = (planType: number, from: number, to: number) => ({
    planType,
    from: new Date(END.getTime() + from * DAY_MS),
    to: new Date(END.getTime() + to * DAY_MS),
  });
  const afterEnd = (days: number) => new Date(END.getTime() + days * DAY_MS);

  it('the month is bought when they end, with the plan of before', () => {
    const grants = [given(5, 0, 30), given(6, 30, 37)];
    expect(nextRenewal([slot], grants, before(10))).toEqual({ planType: 5, price: 2990, at: afterEnd(37) });
    expect(judgeRenewal([slot], grants, before(10))).toBeUndefined();
    expect(judgeRenewal([slot], grants.slice(1), afterEnd(36.9))).toBeUndefined();
    const now = new Date(afterEnd(37).getTime() - 30 * MINUTE_MS);
    expect(judgeRenewal([slot], grants.slice(1), now)?.purchase).toMatchObject({
      price: 2990,
      bought: { from: afterEnd(37) },
      after: { current: null, next: { planType: 5, from: afterEnd(37), paid: 2990 } },
    });
  });

  it('smaller ones, and those that come after a gap, are not waited for', () => {
    for (const grants of [[given(4, -3, 30)], [given(5, 1, 30)], [given(6, -20, 0)]])
      expect(nextRenewal([slot], grants, before(10))?.at).toEqual(END);
  });

  it('of two paid plans the last one renews', () => {
    const next = { ...slot, planType: 6, from: END, to: addMonths(END, 1) };
    expect(nextRenewal([slot, next], [given(5, 0, 30)], before(10))).toEqual({
      planType: 6,
      price: 7990,
      at: next.to,
    });
  });
});
