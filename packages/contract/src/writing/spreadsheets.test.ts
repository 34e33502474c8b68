import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellText,
  csvNumber,
  csvText,
  heatFill,
  sheetFormat,
  sheetMoment,
  sheetName,
  sheetNumber,
} from './spreadsheets.ts';

test.each([
  [1234, 'count', '1234'],
  [0.1234, 'share', '12,34%'],
  [-0.5, 'change', '-50,00%'],
  [123_456, 'kopecks', '1234,56'],
  [12.345, 'decimal', '12,35'],
  [-3.26, 'degrees', '-3,3'],
  [7, 'place', '7'],
  [7.25, 'place', '7,3'],
] as const)('a Russian Excel reads %s of %s as %s', (value, unit, written) => {
  expect(csvNumber(value, unit)).toBe(written);
});

test('a sheet has numbers: roubles for kopecks, and shares as they are', () => {
  expect(sheetNumber(123_456, 'kopecks')).toBe(1234.56);
  expect(sheetNumber(0.1234, 'share')).toBe(0.1234);
  expect([sheetFormat('share', 0.1), sheetFormat('place', 3), sheetFormat('place', 3.5)]).toEqual([
    '0.00%',
    '#,##0',
    '0.0',
  ]);
});

test('a text of a CSV cannot become a formula', () => {
  for (const text of ['=1+1', '+7', '-5', '@sum', '\tx', '\rx', '\nx'])
    expect(csvText(text)).toBe(`'${text}`);
  expect(csvText('чайник =')).toBe('чайник =');
});

test('a heat colour changes at 0.6 and 0.8', () => {
  const [poor, middle, good] = [heatFill(0.59), heatFill(0.6), heatFill(0.8)];
  expect(new Set([poor, middle, good]).size).toBe(3);
  expect(heatFill(0.79)).toBe(middle);
  expect(heatFill(1)).toBe(good);
});

test('only what every object has is written as another key', () => {
  expect(cellText('constructor')).not.toBe('constructor');
  expect(cellText('__proto__')).not.toBe('__proto__');
  expect(cellText('конструктор')).toBe('конструктор');
});

test.each([
  ['Запросы', 'Запросы'],
  ['a[b]:*?/\\c', 'a b      c'],
  ['x'.repeat(40), 'x'.repeat(31)],
  [' / ', 'table'],
])('the sheet of "%s" is called "%s"', (given, named) => {
  expect(sheetName(given, 'table')).toBe(named);
});

test('a moment is the day of a sheet, in Moscow, and reads the same in a text file', () => {
  const at = Date.parse('2026-03-01T21:05:00Z');
  // 02.03.2026 is the 46,083rd day of a sheet.
  expect(sheetNumber(at, 'moment')).toBeCloseTo(46_083 + 5 / 1440, 9);
  expect(sheetFormat('moment', at)).toBe('dd.mm.yyyy hh:mm');
  expect(csvNumber(at, 'moment')).toBe('02.03.2026 00:05');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000_000 }), (minutes) => {
      const moment = Date.parse('2020-01-01T00:00:00Z') + minutes * 60_000;
      expect(csvNumber(moment, 'moment')).toBe(sheetMoment(moment));
    }),
  );
});
