import { PLAN_LIMITS, type PlanUsageType } from '@vitrina/contract/plans.ts';
import { expect, test } from 'vitest';
import { restingUnder } from './resting.ts';

const usage = new Map<PlanUsageType, number>([
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

test('radar products and tests that run rest; open invitations and paused tests do not', () => {
  const used = new Map<PlanUsageType, number>([
    ['cabinetUsers', 9],
    ['members', 4],
    ['radarProducts', 14],
    ['abTestsActive', 5],
    ['abTestsRunning', 3],
  ]);
  expect(restingUnder('start', used)).toEqual([
    { type: 'cabinetUsers', count: 1 },
    { type: 'radarProducts', count: 4 },
    { type: 'abTestsActive', count: 2 },
  ]);
  expect(restingUnder('beginnerExpert', used)).toEqual([]);
});

test('nothing is known to rest while nothing is known to be used', () => {
  expect(restingUnder('none', new Map())).toEqual([]);
});
