import { startAbTest } from '@vitrina/contract/ab-tests/running.ts';
import { expect, test } from 'vitest';
import { wayOut } from './start-ways.ts';

test('every refusal of a start that a person can mend leads somewhere', () => {
  const without = startAbTest.errors.filter((key) => wayOut({ key, meta: {} }) === undefined);
  expect(without).toEqual([
    // The page itself is read again.
    'abTest.notFound',
    'abTest.notInSetup',
    // These have a way of their own wherever they are said (problem-alert.tsx), or none at all.
    'product.notFound',
    'cabinet.blocked',
    'cabinet.invalidKey',
    'external.serverError',
  ]);
});

test.each([
  [0, 'plan'],
  [3, 'tests'],
])('a plan with room for %i tests: %s', (maximum, way) => {
  expect(wayOut({ key: 'abTest.activeLimit', meta: { maximum } })).toBe(way);
});
