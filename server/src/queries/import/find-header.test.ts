import { expect, test } from 'vitest';
import { findHeader } from './find-header.ts';

const lines = (...rows: (string | number)[][]) => rows.map((cells, index) => ({ line: index + 1, cells }));
const found = (...rows: (string | number)[][]) => findHeader(lines(...rows))?.index ?? null;

test('the row with most known words of headers is the header, the first of equals', () => {
  expect(found(['Запрос', 'Частота'], ['чай', 5])).toBe(0);
  expect(found(['Отчёт'], ['Запрос', 'Клики'], ['Запрос', 'Клики', 'Расход'])).toBe(2);
  expect(found(['Запрос', 'Клики'], ['Запрос', 'Расход'])).toBe(0);
});

test('a row without a column of queries is no header', () => {
  expect(found(['Клики', 'Расход'], ['чай', 5])).toBeNull();
});

test('one known word beside a number is data', () => {
  expect(found(['запрос', 500])).toBeNull();
  expect(found(['запрос', 'что угодно'])).toBe(0);
  expect(found(['запрос', 'клики', 5])).toBe(0);
});

test('one known word alone is a header in the first line and data below it', () => {
  expect(found(['запрос', ' '], ['чай'])).toBe(0);
  expect(found(['чай'], ['запрос', ''])).toBeNull();
  expect(found(['чай'], ['запрос', 'что угодно'])).toBe(1);
});

test('headers are looked for in the first twenty-five rows', () => {
  const after = (rows: number) => [...Array.from({ length: rows }, () => ['-']), ['Запрос', 'Клики']];
  expect(found(...after(24))).toBe(24);
  expect(found(...after(25))).toBeNull();
});

test('a line with broken quotes is no header, and the line number is that of the file', () => {
  const [broken, header] = lines(['Запрос', 'Клики'], ['Запрос', 'Расход']);
  if (!broken || !header) throw new Error('two lines');
  expect(
    findHeader([
      { ...broken, hasBrokenQuotes: true },
      { ...header, line: 7 },
    ]),
  ).toEqual({
    index: 1,
    line: 7,
    names: ['запрос', 'расход'],
    known: 2,
  });
});
