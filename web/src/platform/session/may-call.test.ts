import { type Access, RIGHT_RULES } from '@vitrina/contract/access.ts';
import { expect, test } from 'vitest';
import { abilityOf } from '../token/ability.ts';
import { cabinet } from './cabinet-samples.ts';
import { mayCall } from './may-call.ts';

const VIEW: Access = { cabinet: 'view' };
const OPEN: Access = { cabinet: 'view', isOpenInExample: true };
const EDIT: Access = { cabinet: 'edit' };
const reader = await abilityOf([RIGHT_RULES.view]);

test.each([
  ['whoever reads their own cabinet', false, [true, true, false]],
  ['whoever looks at the example', true, [false, true, false]],
] as const)('%s', (_who, isExample, may) => {
  const visitor = { cabinet: { ...cabinet(1, []), isExample }, ability: reader };
  expect([VIEW, OPEN, EDIT].map((access) => mayCall(visitor, access))).toEqual(may);
});

test('what is about the person is open to everybody, the office to nobody here', () => {
  const visitor = { cabinet: null, ability: reader };
  expect((['public', 'user', 'operator'] as const).map((access) => mayCall(visitor, access))).toEqual([
    true,
    true,
    false,
  ]);
});
