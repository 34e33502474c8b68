import { expect, test } from 'vitest';
import { readButtons } from './read-buttons.ts';

const read = (row: object[]) => readButtons({ reply_markup: { inline_keyboard: [row] } });

test('buttons come as an object or as JSON of a form', () => {
  const row = [
    { text: 'Открыть', url: 'http://127.0.0.1:4400/radar' },
    { text: 'Да', callback_data: 'yes' },
  ];
  expect(read(row)).toEqual([row]);
  expect(readButtons({ reply_markup: JSON.stringify({ inline_keyboard: [row] }) })).toEqual([row]);
});

test('a message needs none, and keyboards of another kind are let pass', () => {
  expect(readButtons({})).toEqual([]);
  expect(readButtons({ reply_markup: { keyboard: [[{ text: 'a' }]], resize_keyboard: true } })).toEqual([]);
  expect(readButtons({ reply_markup: { remove_keyboard: true } })).toEqual([]);
});

test.each([
  [{ text: '', url: 'https://a.b' }, 'button text must be non-empty'],
  [{ text: 'a' }, 'text buttons are unallowed'],
  [{ text: 'a', url: 'javascript:alert(1)' }, 'wrong HTTP URL'],
  [{ text: 'a', url: 'https://' }, 'wrong HTTP URL'],
  [{ text: 'a', callback_data: 'я'.repeat(33) }, 'BUTTON_DATA_INVALID'],
])('%j is refused', (button, words) => {
  expect(read([button])).toMatchObject({ error_code: 400, description: expect.stringContaining(words) });
});

test('data of exactly 64 bytes goes', () => {
  const button = { text: 'a', callback_data: 'я'.repeat(32) };
  expect(read([button])).toEqual([[button]]);
});
