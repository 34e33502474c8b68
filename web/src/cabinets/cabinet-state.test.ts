import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { expect, it, test } from 'vitest';
import { findOwned, mayEdit, picturesOf, stateOf } from './cabinet-state.ts';

const FINE: Pick<Cabinet, 'isBlocked' | 'isValid' | 'roles'> = {
  isBlocked: false,
  isValid: true,
  roles: ['analytics'],
};

test.each([
  ['ready', {}],
  ['invalid', { isValid: false }],
  ['blocked', { isBlocked: true }],
  ['blocked', { isBlocked: true, isValid: false }],
  ['noRole', { roles: ['none' as const] }],
  ['invalid', { isValid: false, roles: ['none' as const] }],
] as const)('is %s with %j', (state, part) => {
  expect(stateOf({ ...FINE, ...part, roles: [...('roles' in part ? part.roles : FINE.roles)] })).toBe(state);
});

it('does not take silence of the marketplace for a missing right', () => {
  expect(picturesOf({ canChangePictures: null })).toBe('unknown');
  expect(picturesOf({ canChangePictures: false })).toBe('no');
});

it('nobody edits a blocked cabinet, nor without the right', () => {
  expect(mayEdit({ roles: ['analytics'], isBlocked: false })).toBe(true);
  expect(mayEdit({ roles: ['owner'], isBlocked: true })).toBe(false);
  expect(mayEdit({ roles: ['administrator'], isBlocked: false })).toBe(false);
});

it('counts cabinets by one’s own plan, so by a cabinet one owns', () => {
  const list = [
    { id: 1, roles: ['administrator'] },
    { id: 2, roles: ['owner'] },
  ] as Cabinet[];
  expect(findOwned(list)?.id).toBe(2);
  expect(findOwned(list.slice(0, 1))).toBeUndefined();
});
