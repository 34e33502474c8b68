import type { Cabinet } from '@vitrina/contract/cabinets.ts';
import { expect, it, test } from 'vitest';
import { faultOf, picturesOf, stateOf } from './cabinet-state.ts';

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

it('names a fault only for a key that was refused', () => {
  expect(faultOf('valid')).toBeUndefined();
  expect(faultOf('unchecked')).toBeUndefined();
  expect(faultOf('ipBound')).toBe('ipBound');
});

it('does not take silence of the marketplace for a missing right', () => {
  expect(picturesOf({ canChangePictures: null })).toBe('unknown');
  expect(picturesOf({ canChangePictures: false })).toBe('no');
});
