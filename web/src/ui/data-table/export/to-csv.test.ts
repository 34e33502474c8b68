import { expect, test } from 'vitest';
import { createFormat } from '../../../platform/texts/create-format.ts';
import type { Words } from '../../../platform/texts/words.ts';
import type { CellValue, Column } from '../column.ts';
import { toCsv } from './to-csv.ts';

const WORDS: Words = { t: ((key: string) => key) as Words['t'], format: createFormat('ru') };
const NUMBER: Column<CellValue> = {
  id: 'a',
  header: 'common.add',
  kind: 'number',
  width: 1,
  value: (row) => row,
};

const cellsOf = (rows: readonly CellValue[], unit: Partial<Column<CellValue>> = {}) =>
  toCsv([{ ...NUMBER, ...unit }], rows, WORDS);

test('a file begins with its mark and its headers, and each line ends', () => {
  expect(cellsOf([])).toBe('\uFEFFcommon.add\r\n');
  expect(cellsOf([1, 2])).toBe('\uFEFFcommon.add\r\n1\r\n2\r\n');
});

test('what was not measured or does not apply is an empty cell, and a zero is none', () => {
  expect(cellsOf([null, undefined, 0]).slice(1)).toBe('common.add\r\n\r\n\r\n0\r\n');
});

test('numbers are written by their unit, texts as they are', () => {
  expect(cellsOf([1234], { unit: 'kopecks' })).toContain('\r\n12,34\r\n');
  expect(cellsOf(['1234'], { unit: 'kopecks' })).toContain('\r\n1234\r\n');
});

test('a text with a sign of the form stands in quotes, another one does not', () => {
  expect(cellsOf(['a;b', 'a "b"', 'a\nb', 'a,b']).slice(1)).toBe(
    'common.add\r\n"a;b"\r\n"a ""b"""\r\n"a\nb"\r\na,b\r\n',
  );
});

test('cells of a line stand between signs of the form', () => {
  const other: Column<CellValue> = { ...NUMBER, id: 'b', header: 'common.copy' };
  expect(toCsv([NUMBER, other], [5], WORDS)).toBe('\uFEFFcommon.add;common.copy\r\n5;5\r\n');
});
