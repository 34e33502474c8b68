import { PLAN_LIMIT_TYPES, PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { expect, test } from 'vitest';
import { limitRows, orderPlans } from './limit-rows.ts';

test('the own plan comes first and the others keep their order', () => {
  expect(orderPlans('beginnerExpert')).toEqual(['beginnerExpert', 'none', 'start', 'expert']);
  expect(orderPlans('none')).toEqual(['none', 'start', 'beginnerExpert', 'expert']);
});

test('under an unknown plan all known ones are compared', () => {
  expect(orderPlans(undefined)).toEqual(['none', 'start', 'beginnerExpert', 'expert']);
});

test('there is a row for every limit, with the maximum of each plan in the order asked for', () => {
  const rows = limitRows(['expert', 'none']);
  expect(rows.map(({ type }) => type)).toEqual([...PLAN_LIMIT_TYPES]);
  for (const { type, maximums } of rows)
    expect(maximums).toEqual([PLAN_LIMITS.expert[type], PLAN_LIMITS.none[type]]);
});

test('limits of history are counted in days', () => {
  const inDays = limitRows(['none']).filter(({ unit }) => unit === 'days');
  expect(inDays.map(({ type }) => type)).toEqual([
    'positionHistoryDays',
    'searchHistoryDaysOzon',
    'searchHistoryDaysWb',
    'searchHistoryDaysYm',
    'undervaluedDays',
    'sharpJumpsDays',
    'myRequestsHistoryDays',
    'radarHistoryDays',
  ]);
});
