import { expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import type { Words } from '../../platform/texts/words.ts';
import type { CellValue, Column } from './column.ts';
import { decimalSignOf, toClipboard } from './to-clipboard.ts';

type Row = { value: CellValue };
const WORDS: Words = { t: ((key: string) => `text of ${key}`) as Words['t'], format: createFormat('ru') };
const column = (more: Partial<Column<Row>>): Column<Row> => ({
  id: 'value',
  header: 'common.add',
  kind: 'number',
  width: 100,
  value: (row) => row.value,
  ...more,
});
const cell = (value: CellValue, more: Partial<Column<Row>> = {}, sign = ',') =>
  toClipboard([{ value }], [column(more)], WORDS, sign);

test('numbers are bare digits with the decimal sign of the language', () => {
  expect(cell(1234567)).toBe('1234567');
  expect(cell(-12.5)).toBe('-12,5');
  expect(cell(-12.5, {}, '.')).toBe('-12.5');
  expect(cell(0.1 + 0.2)).toBe('0,3');
  expect(cell(0)).toBe('0');
});

test('shares and changes are percents, money is roubles', () => {
  expect(cell(0.123, { unit: 'share' })).toBe('12,3%');
  expect(cell(-0.07, { unit: 'change' })).toBe('-7%');
  expect(cell(123450, { unit: 'kopecks' })).toBe('1234,5');
});

test('an absent value is an empty cell, a named absence is its text', () => {
  expect(cell(null)).toBe('');
  expect(cell(undefined)).toBe('');
  expect(cell('н/н')).toBe('н/н');
});

test.each(['=1+1', '+7 900', '-скидка', '@sum'])('%s does not become a formula', (text) => {
  expect(cell(text)).toBe(`'${text}`);
});

test('a text stays in its cell', () => {
  expect(cell('чайник\tкрасный\r\nбольшой')).toBe('чайник красный большой');
});

test('words stand where the value is not what a person reads', () => {
  expect(cell(1, { plain: (_row, { t }) => t('common.add') })).toBe('text of common.add');
});

test('rows are lines and columns are tabs', () => {
  const two = [column({}), column({ unit: 'share' })];
  expect(toClipboard([{ value: 1 }, { value: null }], two, WORDS, ',')).toBe('1\t100%\n\t');
});

test('the decimal sign is that of the locale', () => {
  expect(decimalSignOf('ru-RU')).toBe(',');
  expect(decimalSignOf('en-GB')).toBe('.');
});
