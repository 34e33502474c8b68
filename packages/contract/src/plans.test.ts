import { expect, it } from 'vitest';
import { PLAN_LIMITS, PLANS, type Plan } from './plans.ts';
import { POSITION_RULES } from './positions/rules.ts';
import { MAX_QUERIES_PER_REQUEST } from './search-history.ts';

const plans = Object.keys(PLANS) as Plan[];

it('a dearer plan never allows less', () => {
  const limits: Record<Plan, Record<string, number>> = PLAN_LIMITS;
  const ordered = plans.toSorted((a, b) => PLANS[a] - PLANS[b]);
  for (const [index, plan] of ordered.entries()) {
    const cheaper = ordered[index - 1];
    if (!cheaper) continue;
    for (const [limit, value] of Object.entries(limits[plan])) {
      expect(value, `${plan}.${limit}`).toBeGreaterThanOrEqual(limits[cheaper][limit] ?? 0);
    }
  }
});

it('product.md 6.3: position check begins with "Beginner expert"', () => {
  expect(plans.filter((plan) => PLAN_LIMITS[plan].positionProducts > 0)).toEqual([
    'beginnerExpert',
    'expert',
  ]);
});

it('no plan promises more than a key or a request can carry', () => {
  for (const plan of plans) {
    expect(PLAN_LIMITS[plan].positionQueries).toBeLessThanOrEqual(POSITION_RULES.queriesPerHour);
    expect(PLAN_LIMITS[plan].searchHistoryQueries).toBeLessThanOrEqual(MAX_QUERIES_PER_REQUEST);
  }
});
