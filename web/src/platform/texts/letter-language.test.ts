import { expect, test } from 'vitest';
import { VERA } from '../session/account-samples.ts';
import type { LanguageId } from './languages.ts';
import { settleLanguage, withLetters } from './letter-language.ts';

const speaks = (language: LanguageId) => ({ ...VERA, language });
const ready = (language: LanguageId) => ({ stage: 'ready', account: speaks(language) }) as const;
const idle = (language: LanguageId) => ({ stage: 'idle', account: speaks(language) }) as const;
const nobody = { stage: 'ready', account: null } as const;

test.each([
  ['a new browser takes the language of the person', idle('fr'), ready('fr'), null, 'screens', 'fr'],
  ['so it does when the account comes last', nobody, ready('fr'), null, 'screens', 'fr'],
  ['letters follow what was chosen in this browser', idle('fr'), ready('fr'), 'en', 'letters', 'en'],
  ['the same language needs nothing', idle('en'), ready('en'), null, 'nothing', 'en'],
  ['nobody is met twice', ready('en'), ready('fr'), null, 'nothing', 'en'],
  ['nobody is met before the session is there', nobody, idle('fr'), null, 'nothing', 'en'],
  ['nobody has turned up', idle('fr'), nobody, null, 'nothing', 'en'],
] as const)('%s', (_, before, now, stored, by, language) => {
  expect(settleLanguage(before, now, { shown: 'en', stored })).toEqual({ by, language });
});

test('letters change for a person who is there and has another language', () => {
  expect(withLetters(ready('fr'), 'en')).toEqual(speaks('en'));
  expect(withLetters(ready('en'), 'en')).toBeUndefined();
  expect(withLetters(idle('fr'), 'en')).toBeUndefined();
  expect(withLetters(nobody, 'en')).toBeUndefined();
});

test('a guest of a public demo changes the language of the screens, and nothing is saved', () => {
  expect(withLetters({ ...ready('fr'), isGuest: true }, 'en')).toBeUndefined();
  expect(withLetters({ ...ready('fr'), isGuest: false }, 'en')).toEqual(speaks('en'));
});
