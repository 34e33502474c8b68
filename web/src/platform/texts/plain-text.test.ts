import { expect, test } from 'vitest';
import { containsText, plainText } from './plain-text.ts';

test('a part is found whatever its case, its ё and its spaces', () => {
  expect(containsText('Чай зелёный', 'ЗЕЛЕНЫЙ ')).toBe(true);
  expect(containsText('чай  листовой', 'чай листовой')).toBe(true);
  expect(containsText('café au lait', 'CAFE')).toBe(true);
  expect(containsText('чай', '')).toBe(true);
});

test('Russian й and Arabic letters keep their marks: without them they are other letters', () => {
  expect(plainText('Мой')).toBe('мой');
  expect(plainText('Ёлка')).toBe('елка');
  expect(containsText('майка', 'маика')).toBe(false);
});
