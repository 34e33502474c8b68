import { PLAN_LIMITS, type PlanLimitType } from '@vitrina/contract/plans.ts';
import { expect, test } from 'vitest';
import { restingUnder } from './resting.ts';

const usage = new Map<PlanLimitType, number>([
  ['cabinets', 4],
  ['cabinetUsers', 5],
  ['positionProducts', 60],
  ['positionQueries', 300],
  ['productCardRuns', 400],
]);

test('what a plan has no room for rests, and a day’s runs do not', () => {
  expect(restingUnder('beginnerExpert', usage)).toEqual([
    { type: 'cabinets', count: 4 - PLAN_LIMITS.beginnerExpert.cabinets },
    { type: 'positionProducts', count: 10 },
  ]);
  expect(restingUnder('expert', usage)).toEqual([]);
});

test('nothing is known to rest while nothing is known to be used', () => {
  expect(restingUnder('none', new Map())).toEqual([]);
});
