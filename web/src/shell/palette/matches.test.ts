import { expect, test } from 'vitest';
import { matches, otherLayout } from './matches.ts';

test.each([
  ['стат', 'Статистика'],
  ['СТАТИСТ', 'статистика'],
  ['поз пров', 'Проверка позиций'],
  ['зеленый', 'Зелёный чай'],
  ['reglages', 'Réglages du compte'],
  ['зиций', 'Проверка позиций'],
  ['  кабинеты  ', 'Кабинеты'],
  // Three letters may stand inside of a word, two only begin one.
  ['зиц', 'Проверка позиций'],
  ['по', 'Проверка позиций'],
  ['', 'Проверка позиций'],
  ['', ''],
  ['إحصاءات', 'الإحصاءات'],
])('«%s» finds «%s»', (typed, text) => {
  expect(matches(typed, text)).toBe(true);
});

test.each([
  ['та', 'Статистика'],
  ['зи', 'Проверка позиций'],
  ['поз запрос', 'Проверка позиций'],
  ['позиции запросы', 'Проверка позиций'],
  ['вб', 'Ozon'],
])('«%s» does not find «%s»', (typed, text) => {
  expect(matches(typed, text)).toBe(false);
});

test('a keyboard in the other language still finds what was meant, both ways', () => {
  expect(matches('cnfnbcnbrf', 'Статистика')).toBe(true);
  expect(matches('ыефешыешсы', 'Statistics')).toBe(true);
  expect(otherLayout(otherLayout('палитра'))).toBe('палитра');
});

test('letters that only one keyboard has stay as they are', () => {
  expect(otherLayout('Q1 ё')).toBe('q1 `');
  expect(otherLayout('q1 -')).toBe('й1 -');
});
