import { expect, test } from 'vitest';
import { demandShape } from './demand-shape.ts';

const CODE = 'Ab3dEf7hIj9lMn1pQr5t';

test('a code of the right shape goes on, without the spaces around it', () => {
  expect(demandShape('verifyEmail', ` ${CODE} `, 'code.invalid')).toBe(CODE);
});

test.each([
  ['cut short', CODE.slice(0, 19)],
  ['with something added', `${CODE}.`],
  ['of other letters', 'Ж'.repeat(20)],
  ['absent', undefined],
])('one that is %s is a wrong code', (_what, given) => {
  expect(() => demandShape('verifyEmail', given, 'code.invalidVerification')).toThrow(
    'code.invalidVerification',
  );
});
