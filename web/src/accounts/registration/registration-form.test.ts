import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from '../../platform/problem.ts';
import { doneText, faultText, fieldOf, invitedBy, REFUSED, RegistrationForm } from './registration-form.ts';

const FILLED = {
  fullName: 'Анна Ким',
  email: ' Anna@Mail.ru ',
  password: 'Sea-Horse-27',
  repeat: 'Sea-Horse-27',
  inviteCode: '',
  referralCode: '  ',
  agreements: { userAgreement: true, paymentPolicy: true, privacyPolicy: true },
};
const faults = (change: object) =>
  z.safeParse(RegistrationForm, { ...FILLED, ...change }).error?.issues.map(({ path }) => path.join('.'));

test('empty codes are no codes, and the address is written as the server knows it', () => {
  expect(z.parse(RegistrationForm, FILLED)).toMatchObject({
    email: 'anna@mail.ru',
    inviteCode: undefined,
    referralCode: undefined,
  });
});

test('a pasted invitation code loses the spaces around it', () => {
  expect(z.parse(RegistrationForm, { ...FILLED, inviteCode: ' Ab3dEf7h ' }).inviteCode).toBe('Ab3dEf7h');
});

test.each([
  ['a short name', { fullName: 'Ян' }, ['fullName']],
  ['no address', { email: 'anna' }, ['email']],
  ['passwords that differ', { repeat: 'Sea-Horse-28' }, ['repeat']],
  ['a short code', { inviteCode: 'Ab3' }, ['inviteCode']],
  [
    'one paper refused',
    { agreements: { ...FILLED.agreements, privacyPolicy: false } },
    ['agreements.privacyPolicy'],
  ],
  [
    'a wrong name and passwords that differ, reported together',
    { fullName: '', repeat: '' },
    ['fullName', 'repeat'],
  ],
])('%s is told at its field', (_what, change, fields) => {
  expect(faults(change)).toEqual(fields);
});

test.each([
  ['user.exists', { what: 'email' }, 'email'],
  ['user.exists', { what: 'username' }, undefined],
  ['user.weakPassword', { why: 'common' }, 'password'],
  ['code.invalid', {}, 'inviteCode'],
  ['code.expired', {}, 'inviteCode'],
  ['cabinet.limitExceeded', { type: 'cabinetUsers', maximum: 3 }, 'inviteCode'],
  ['referral.notFound', {}, 'referralCode'],
  ['user.registrationDisabled', {}, undefined],
  ['user.blockedForMinutes', { minutes: 5 }, undefined],
] as const)('%s %j stands at %s', (key, meta, field) => {
  expect(fieldOf(new Problem(key, meta, 400))).toBe(field);
});

test("the server's own words win over the rule", () => {
  expect(faultText(undefined, 'rule')).toBeUndefined();
  expect(faultText({ type: 'invalid_format' }, 'rule')).toBe('rule');
  expect(faultText({ type: REFUSED, message: 'taken' }, 'rule')).toBe('taken');
});

test.each([
  [{ invite: 'Ab3dEf7h' }, 'Ab3dEf7h'],
  [{ redirect: '/cabinets-invite-verification/Ab3dEf7h' }, 'Ab3dEf7h'],
  [{ invite: 'Zz3dEf7h', redirect: '/cabinets-invite-verification/Ab3dEf7h' }, 'Zz3dEf7h'],
  [{ redirect: '/cabinets-invite-verification/Ab3dEf7h/more' }, ''],
  [{ redirect: '/cabinets' }, ''],
  [{}, ''],
])('%j fills in the code "%s"', (search, code) => {
  expect(invitedBy(search)).toBe(code);
});

test('an invited person sees the invitation', () => {
  expect(doneText('AbC12345')).toBe('register.doneInvited');
  expect(doneText(undefined)).toBe('register.done');
});
