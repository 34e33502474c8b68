import { expect, it } from 'vitest';
import { NewPassword, PASSWORD_RULES } from './passwords.ts';

const ofLength = (length: number) => 'Aa1!'.padEnd(length, 'x');

it.each([
  [7, false],
  [8, true],
  [128, true],
  [129, false],
])(
  'a password of %i characters: %s, by the rule that is shown and by the one that decides',
  (length, isFine) => {
    expect(PASSWORD_RULES.length(ofLength(length))).toBe(isFine);
    expect(NewPassword.safeParse(ofLength(length)).success).toBe(isFine);
  },
);
