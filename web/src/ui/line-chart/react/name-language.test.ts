import { expect, test } from 'vitest';
import { nameLanguage } from './name-language.ts';

test.each([
  ['ru-RU', 'ru-RU'],
  ['ar', 'ar'],
  ['en-US@posix', 'en'],
  ['', 'en'],
])('a browser that says %j is asked for numbers in %j', (said, language) => {
  const browser = { language: said };
  nameLanguage(browser);
  expect(browser.language).toBe(language);
  expect(() => new Intl.NumberFormat(browser.language)).not.toThrow();
});
