import { expect, test } from 'vitest';
import type { TableSort } from '../column.ts';
import { sortInForce } from './sort-in-force.ts';

const SCREEN: TableSort = { sort: 'name', direction: 'asc' };
const OWN: TableSort = { sort: 'price', direction: 'desc' };

test('a person’s own order goes before that of the screen until it is taken away', () => {
  const onSort = undefined;
  expect(sortInForce({ sort: SCREEN, ownSort: undefined, onSort })).toBe(SCREEN);
  expect(sortInForce({ sort: SCREEN, ownSort: OWN, onSort })).toBe(OWN);
  expect(sortInForce({ sort: SCREEN, ownSort: null, onSort })).toBeUndefined();
});

test('where the screen keeps the order there is no other one', () => {
  const onSort = () => undefined;
  for (const ownSort of [undefined, null, OWN]) {
    expect(sortInForce({ sort: SCREEN, ownSort, onSort })).toBe(SCREEN);
    expect(sortInForce({ sort: undefined, ownSort, onSort })).toBeUndefined();
  }
});
