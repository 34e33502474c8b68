import { expect, test } from 'vitest';
import { requireShape } from './require-shape.ts';

const CODE = 'Ab3dEf7hIj9lMn1pQr5t';

test('a code of the right shape goes on, without the spaces around it', () => {
  expect(requireShape('verifyEmail', ` ${CODE} `, 'code.invalid')).toBe(CODE);
});

test.each([
  ['cut short', CODE.slice(0, 19)],
  ['with something added', `${CODE}.`],
  ['of other letters', 'Ж'.repeat(20)],
  ['absent', undefined],
])('one that is %s is a wrong code', (_what, given) => {
  expect(() => requireShape('verifyEmail', given, 'code.invalidVerification')).toThrow(
    'code.invalidVerification',
  );
});
