import { PLANS } from '@vitrina/contract/plans.ts';
import { expect, test } from 'vitest';
import { planColor, planOf, slotInForce } from './plan-of.ts';

test.each([
  [0, 'none', 'red'],
  [4, 'start', 'yellow'],
  [5, 'beginnerExpert', 'green'],
  [6, 'expert', 'primary'],
])('type %d is the plan %s with a %s chip', (planType, plan, color) => {
  expect(planOf(planType)).toBe(plan);
  expect(planColor(planType)).toBe(color);
});

test('every plan in use has a colour of its own', () => {
  const colors = Object.values(PLANS).map(planColor);
  expect(new Set(colors).size).toBe(colors.length);
  expect(colors).not.toContain('gray');
});

test('a plan of a later version has no name here and a quiet colour', () => {
  expect(planOf(7)).toBeUndefined();
  expect(planColor(7)).toBe('gray');
});

test('given days of a larger plan are in force beside a smaller one that was bought', () => {
  const [activeFrom, activeTo] = ['2026-03-01T09:00:00.000Z', '2026-04-01T09:00:00.000Z'];
  const current = { planType: 4, activeFrom, activeTo };
  const given = { planType: 5, activeFrom, activeTo, source: 'trial' as const };
  expect(slotInForce({ current, additional: [given], planType: 5 })).toBe(given);
  expect(slotInForce({ current, additional: [], planType: 4 })).toBe(current);
  expect(slotInForce({ current: null, additional: [], planType: 0 })).toBeNull();
});
