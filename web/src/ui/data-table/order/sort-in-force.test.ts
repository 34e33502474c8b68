import { expect, test } from 'vitest';
import type { TableSort } from '../column.ts';
import { sortInForce } from './sort-in-force.ts';

const SCREEN: TableSort = { sort: 'name', direction: 'asc' };
const OWN: TableSort = { sort: 'price', direction: 'desc' };

test('a person’s own order goes before that of the screen until it is taken away', () => {
  const isKeptByScreen = false;
  expect(sortInForce({ sort: SCREEN, ownSort: undefined, isKeptByScreen })).toBe(SCREEN);
  expect(sortInForce({ sort: SCREEN, ownSort: OWN, isKeptByScreen })).toBe(OWN);
  expect(sortInForce({ sort: SCREEN, ownSort: null, isKeptByScreen })).toBeUndefined();
});

test('where the screen keeps the order there is no other one', () => {
  const isKeptByScreen = true;
  for (const ownSort of [undefined, null, OWN]) {
    expect(sortInForce({ sort: SCREEN, ownSort, isKeptByScreen })).toBe(SCREEN);
    expect(sortInForce({ sort: undefined, ownSort, isKeptByScreen })).toBeUndefined();
  }
});
