import { heatFill, sheetFormat, sheetNumber } from '@vitrina/contract/writing/spreadsheets.ts';
import { expect, test } from 'vitest';
import { createFormat } from '../../../platform/texts/create-format.ts';
import type { Words } from '../../../platform/texts/words.ts';
import type { CellValue, Column } from '../column.ts';
import { textCell, toSheet } from './to-sheet.ts';

const WORDS: Words = { t: ((key: string) => key) as Words['t'], format: createFormat('ru') };
const COLUMN: Column<CellValue> = {
  id: 'a',
  header: 'common.add',
  kind: 'number',
  width: 80,
  value: (row) => row,
};

const sheetOf = (rows: readonly CellValue[], change: Partial<Column<CellValue>> = {}) =>
  toSheet([{ ...COLUMN, ...change }], rows, WORDS);
const cellOf = (value: CellValue, change?: Partial<Column<CellValue>>) =>
  sheetOf([value], change).data[1]?.[0];

test('a text is bold only when it is asked to be', () => {
  expect(textCell('word')).toEqual({ type: String, value: 'word' });
  expect(textCell('word', true)).toEqual({ type: String, value: 'word', fontWeight: 'bold' });
});

test('headers are bold', () => {
  expect(sheetOf([]).data).toEqual([[textCell('common.add', true)]]);
});

test('what was not measured or does not apply is no cell, a zero and an empty text are', () => {
  expect([cellOf(null), cellOf(undefined)]).toEqual([null, null]);
  expect(cellOf(0)).toMatchObject({ type: Number, value: 0 });
  expect(cellOf('')).toEqual(textCell(''));
  expect(cellOf('7')).toEqual(textCell('7'));
});

test('a number has the value and the format of its unit, a count where there is none', () => {
  for (const unit of ['kopecks', 'share', 'count'] as const)
    expect(cellOf(123, { unit })).toEqual({
      type: Number,
      value: sheetNumber(123, unit),
      format: sheetFormat(unit, 123),
    });
  expect(cellOf(123)).toEqual(cellOf(123, { unit: 'count' }));
});

test('a number is coloured where it has a heat, the coldest too', () => {
  expect(cellOf(5, { heat: () => 0 })).toMatchObject({ backgroundColor: heatFill(0) });
  expect(cellOf(5, { heat: () => 0.9 })).toMatchObject({ backgroundColor: heatFill(0.9) });
  for (const change of [{}, { heat: () => null }])
    expect(cellOf(5, change)).not.toHaveProperty('backgroundColor');
});

test('a column is as wide as on the screen, within sixty characters', () => {
  const widthOf = (width: number) => sheetOf([], { width }).columns;
  expect([80, 479, 480, 488].map(widthOf)).toEqual([
    [{ width: 10 }],
    [{ width: 59.875 }],
    [{ width: 60 }],
    [{ width: 60 }],
  ]);
});
