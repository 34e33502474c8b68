import { PLAN_LIMIT_TYPES } from '@vitrina/contract/plans.ts';
import { expect, it } from 'vitest';
import { groupLimits } from './limit-groups.ts';

const ALL = PLAN_LIMIT_TYPES.map((name) => ({ name, current: 1, maximum: 2 }));

it('shows every kind of limit once, in the group of its tool', () => {
  const shown = groupLimits(ALL).flatMap(({ spent, allowed }) => [...spent, ...allowed]);
  expect(shown.map(({ name }) => name).toSorted()).toEqual([...PLAN_LIMIT_TYPES].toSorted());
});

it('draws bars for what fills up and none for how far one may look', () => {
  const [, positions, search] = groupLimits(ALL);
  expect(positions?.spent.map(({ name }) => name)).toEqual(['positionProducts', 'positionQueries']);
  expect(positions?.allowed.map(({ name }) => name)).toEqual(['positionHistoryDays']);
  expect(search?.allowed.map(({ name }) => name)).toEqual(['searchHistoryDays', 'searchHistoryQueries']);
});

it('leaves out a kind that the server does not return', () => {
  expect(groupLimits([]).every(({ spent, allowed }) => spent.length + allowed.length === 0)).toBe(true);
});
