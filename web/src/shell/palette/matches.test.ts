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
  ['إحصاءات', 'الإحصاءات'],
])('«%s» finds «%s»', (typed, text) => {
  expect(matches(typed, text)).toBe(true);
});

test.each([
  ['та', 'Статистика'],
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
