import { Ability } from '@casl/ability';
import { abilityRulesOf, type Role } from '@vitrina/contract/access.ts';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { expect, test } from 'vitest';
import { isPermitted } from './permitted.ts';

const person = (roles: Role[] | null, hasAllPagesAccess: boolean | null = true) => ({
  account: hasAllPagesAccess === null ? null : ({ hasAllPagesAccess } as AccountInfo),
  cabinet: roles === null ? null : ({ id: 7, roles } as unknown as Cabinet),
  ability: new Ability(abilityRulesOf(roles ?? [])),
});
const OF_CABINET = { access: { cabinet: 'edit' } } as const;

test('a screen of a cabinet is open to whoever has its right there', () => {
  expect(isPermitted(OF_CABINET, person(['owner']))).toBe(true);
  expect(isPermitted(OF_CABINET, person(['analyticsReadOnly']))).toBe(false);
});

test('without a cabinet every link leads somewhere, and so do those that ask for no right', () => {
  expect(isPermitted(OF_CABINET, person(null))).toBe(true);
  expect(isPermitted({ access: 'user' }, person(['analyticsReadOnly']))).toBe(true);
});

test('without the all-pages access only screens that are open to all are left', () => {
  expect(isPermitted({ access: 'user' }, person(null, false))).toBe(false);
  expect(isPermitted(OF_CABINET, person(['owner'], false))).toBe(false);
  expect(isPermitted({ access: 'user', isOpenToAll: true }, person(null, false))).toBe(true);
  expect(isPermitted({ access: 'user', isOpenToAll: false }, person(null, false))).toBe(false);
  expect(isPermitted({ access: 'user', isOpenToAll: false }, person(null))).toBe(true);
  expect(isPermitted({ access: 'user' }, person(null, null))).toBe(true);
});

test('the office is a link for operators alone, with a cabinet and without one', () => {
  const office = { access: 'operator' } as const;
  for (const roles of [null, ['owner'] as Role[]]) {
    const somebody = person(roles);
    expect(isPermitted(office, somebody)).toBe(false);
    const account = { ...somebody.account, isOperator: true } as AccountInfo;
    expect(isPermitted(office, { ...somebody, account })).toBe(true);
  }
});

test('guests of a public demo have no links to what is about an account', () => {
  const guest = { ...person(['analyticsReadOnly']), isGuest: true };
  expect(isPermitted({ access: 'user' }, guest)).toBe(false);
  expect(isPermitted({ access: 'user', isOpenToAll: true }, guest)).toBe(false);
  expect(isPermitted({ access: { cabinet: 'view' } }, guest)).toBe(true);
  expect(isPermitted({ access: 'public' }, guest)).toBe(true);
});
