import { expect, it } from 'vitest';
import { CabinetRight, isBelow, ROLE_ORDER, Role, rightsOf } from './access.ts';

it('roles add up', () => {
  expect(rightsOf(['analyticsReadOnly', 'usersManager'])).toEqual(new Set(['view', 'members', 'users']));
});

it('product.md 6.1: only the owner deletes, and the administrator has no analytics', () => {
  const whoMay = (right: CabinetRight) => Role.options.filter((role) => rightsOf([role]).has(right));
  expect(whoMay('delete')).toEqual(['owner']);
  // The texts say so to everybody else (ui.states.askToFixKey).
  expect(whoMay('key')).toEqual(['owner', 'administrator']);
  expect(whoMay('edit')).toEqual(['owner', 'analytics']);
  expect(rightsOf(['administrator']).has('view')).toBe(false);
});

it('the owner may everything, nobody nothing, and every role has a place in the order', () => {
  expect([...rightsOf(['owner'])].toSorted()).toEqual(CabinetRight.options.toSorted());
  expect(rightsOf(['none']).size).toBe(0);
  expect([...ROLE_ORDER].toSorted()).toEqual(Role.options.toSorted());
});

it('product.md 6.2: one is below those whose highest role is higher, never below an equal', () => {
  expect(isBelow(['analytics'], ['owner'])).toBe(true);
  expect(isBelow(['analytics', 'administrator'], ['administrator'])).toBe(false);
  expect(isBelow(['owner'], ['administrator'])).toBe(false);
});

it('a person without any role counts as one with the lowest', () => {
  expect(isBelow([], ROLE_ORDER.slice(-1))).toBe(false);
  expect(isBelow([], ROLE_ORDER.slice(-2))).toBe(true);
  expect(isBelow(['analytics', 'administrator'], ['usersManager'])).toBe(false);
});
