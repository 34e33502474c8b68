import { PLANS } from '@vitrina/contract/plans.ts';
import { expect, test } from 'vitest';
import { planColor, planOf } from './plan-of.ts';

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
