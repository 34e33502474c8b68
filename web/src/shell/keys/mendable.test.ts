import type { Role } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { expect, test } from 'vitest';
import { mendable } from './mendable.ts';

type Given = { isValid?: boolean; isBlocked?: boolean; roles?: Role[] };
const cabinet = (id: number, { isValid = false, isBlocked = false, roles = ['owner'] }: Given = {}) =>
  ({ id, isValid, isBlocked, roles }) as unknown as Cabinet;
const account = { hasAllPagesAccess: true };
const idsOf = (cabinets: Cabinet[], pathname = '/statistics') =>
  mendable({ account, cabinets }, pathname).map(({ id }) => id);

test('a refused key is announced to the owner and to administrators', () => {
  expect(idsOf([cabinet(1), cabinet(2, { roles: ['administrator'] })])).toEqual([1, 2]);
  expect(
    idsOf([cabinet(1, { roles: ['analytics', 'usersManager'] }), cabinet(2, { roles: ['none'] })]),
  ).toEqual([]);
});

test('a key that works, and a cabinet that the plan blocks, are not', () => {
  expect(idsOf([cabinet(1, { isValid: true }), cabinet(2, { isBlocked: true })])).toEqual([]);
});

test('pages of cabinets say it themselves, and a closed way is not shown', () => {
  expect(idsOf([cabinet(1)], '/cabinets')).toEqual([]);
  expect(idsOf([cabinet(1)], '/cabinets/1')).toEqual([]);
  expect(mendable({ account: { hasAllPagesAccess: false }, cabinets: [cabinet(1)] }, '/statistics')).toEqual(
    [],
  );
  expect(mendable({ account: null, cabinets: [cabinet(1)] }, '/statistics')).toEqual([]);
});
