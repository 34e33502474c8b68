import { expect, test } from 'vitest';
import { parseTypedDay, writeTypedDay } from './typed-day.ts';

test.each([
  ['05.01.2026', '2026-01-05'],
  ['5.1.26', '2026-01-05'],
  ['05/01/2026', '2026-01-05'],
  [' 5 1 2026 ', '2026-01-05'],
  ['05012026', '2026-01-05'],
  ['2026-01-05', '2026-01-05'],
  // What an Arabic locale writes has marks of direction between the numbers.
  ['5\u200F/1\u200F/2026', '2026-01-05'],
])('%j is the fifth of January', (text, day) => {
  expect(parseTypedDay(text)).toBe(day);
});

test.each(['', '5.1', '31.02.2026', '1.13.2026', '5.1.026', 'завтра', '1.2.3.4'])('%j is no day', (text) => {
  expect(parseTypedDay(text)).toBeUndefined();
});

test('what the field shows is read back as the same day', () => {
  expect(writeTypedDay('2026-01-05', 'ru')).toBe('05.01.2026');
  for (const language of ['ru', 'en', 'fr', 'ar'] as const) {
    expect(parseTypedDay(writeTypedDay('2026-01-05', language))).toBe('2026-01-05');
  }
});
