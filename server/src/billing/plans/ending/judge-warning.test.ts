import { DAY_MS } from '@vitrina/contract/durations.ts';
import { expect, it } from 'vitest';
import { judgeWarning } from './judge-warning.ts';

const END = new Date('2026-04-01T09:00:00Z');
const before = (days: number) => new Date(END.getTime() - days * DAY_MS);
const slot = { planType: 5, from: before(30), to: END, paid: 2990, onDay: 1 };
const holding = { slots: [slot], grants: [], renews: false, available: 0 };

it.each([
  [3.01, undefined],
  [3, 3],
  [1.01, 3],
  [1, 1],
  [0.01, 1],
  [0, undefined],
])('%d days before the end it is the warning of %s days', (days, warning) => {
  const key = warning && `planEnding:${warning}:${END.getTime()}`;
  expect(judgeWarning(holding, before(days))?.onceKey).toBe(key);
});

it('says whether a plan will be renewed, by what the wallet has', () => {
  const renewing = { ...holding, renews: true };
  expect(judgeWarning({ ...renewing, available: 2990 }, before(2))?.event).toEqual({
    kind: 'planEnding',
    planType: 5,
    activeTo: END.toISOString(),
    renewal: 'willRenew',
    price: 2990,
  });
  expect(judgeWarning({ ...renewing, available: 2989 }, before(2))?.event.renewal).toBe('notEnoughPoints');
  expect(judgeWarning(holding, before(2))?.event.renewal).toBeUndefined();
});

it('given days are not renewed, whatever was switched on', () => {
  const given = { planType: 6, from: before(5), to: END };
  const other = { ...slot, to: before(-20) };
  const warning = judgeWarning({ slots: [other], grants: [given], renews: true, available: 9999 }, before(2));
  expect(warning?.event).toMatchObject({ planType: 6 });
  expect(warning?.event.renewal).toBeUndefined();
});

it('a plan that renews itself after given days is warned of before they end, with its own price', () => {
  const paid = { ...slot, from: before(60), to: before(10) };
  const given = { planType: 6, from: paid.to, to: END };
  const renewing = { slots: [paid], grants: [given], renews: true, available: 2990 };
  expect(judgeWarning(renewing, before(12))).toBeUndefined();
  const renewal = { planType: 5, activeTo: END.toISOString(), renewal: 'willRenew', price: 2990 };
  expect(judgeWarning(renewing, before(2))?.event).toMatchObject(renewal);
  expect(judgeWarning({ ...renewing, renews: false }, before(2))?.event).toMatchObject({ planType: 6 });
});

it('a plan that another one as good follows does not end', () => {
  const next = { ...slot, from: END, to: before(-30) };
  expect(judgeWarning({ ...holding, slots: [slot, next] }, before(1))).toBeUndefined();
});
