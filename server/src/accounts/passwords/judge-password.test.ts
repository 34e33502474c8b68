import { NewPassword } from '@vitrina/contract/accounts/passwords.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCommonPasswords } from './common-passwords.ts';
import { judgePassword } from './judge-password.ts';

const ANNA = { email: 'anna.petrova@example.test', username: 'romashka' };

let commonOnes: ReadonlySet<string>;
beforeAll(async () => {
  commonOnes = await loadCommonPasswords();
});

it.each([
  'Password1!',
  'P@ssw0rd123!',
  'Qwerty123!',
  '!!Dragon2024',
  'LetMeIn!1',
  'Zxcv12341!',
  'Пароль123!',
  'Йцукен-1',
])('%s is what everybody takes', (password) =>
  expect(judgePassword(password, ANNA, commonOnes)).toBe('common'),
);

it.each(['Petrova-2024-ru', 'x7Anna.Petrova#', 'My-Romashka-9', 'Go-Vitrina-77', 'Моя-Витрина-7'])(
  '%s is about the person or the product',
  (password) => expect(judgePassword(password, ANNA, commonOnes)).toBe('personal'),
);

it.each(['Correct-horse-7', 'gT7#mm2-Quark', 'Зелёный-чайник-12', 'Ab1!Ab1!Ab1!'])(
  '%s may be taken',
  (password) => expect(judgePassword(password, ANNA, commonOnes)).toBeUndefined(),
);

it('short parts of an address forbid nothing', () =>
  expect(judgePassword('Annual-kettle-7', { email: 'ann@example.test' }, commonOnes)).toBeUndefined());

describe('the 3000 passwords that are tried first', () => {
  const disguised = () =>
    [...commonOnes].slice(0, 3000).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);

  it('are refused as they are', () => {
    const words = disguised().filter((word) => word.length >= 4);
    expect(words.length).toBeGreaterThan(2950);
    expect(words.filter((word) => judgePassword(word, ANNA, commonOnes) !== 'common')).toEqual([]);
  });

  it('are refused with the digit and the sign that the rules of composition ask for', () => {
    const composed = disguised()
      .filter((word) => /^\p{L}{4,}/u.test(word))
      .map((word) => `${word}1!`.padEnd(8, '!'))
      .filter((password) => NewPassword.safeParse(password).success);
    expect(composed.length).toBeGreaterThan(2000);
    const passed = composed.filter((password) => judgePassword(password, ANNA, commonOnes) === undefined);
    expect(passed).toEqual([]);
  });
});
