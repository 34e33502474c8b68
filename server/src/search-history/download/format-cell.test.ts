import { expect, test } from 'vitest';
import { NO_METRICS } from '../metrics.ts';
import { csvValue, safeText, sheetValue } from './format-cell.ts';

const ROW = {
  ...NO_METRICS,
  query: 'чайник',
  source: 'feed',
  windowDays: 7,
  unit: 'searches' as const,
  day: '2026-03-01',
  timestamp: null,
  sparkline: [],
  count: 1234,
  cart_conversion: 0.1234,
  dynamics_in7: -0.5,
  gmv: 123_456,
  users_per_order: 12.345,
  angle: -3.26,
};

test('a Russian Excel reads the cells of a CSV as numbers', () => {
  expect(csvValue(ROW, 'count')).toBe('1234');
  expect(csvValue(ROW, 'cart_conversion')).toBe('12,34%');
  expect(csvValue(ROW, 'dynamics_in7')).toBe('-50,00%');
  expect(csvValue(ROW, 'gmv')).toBe('1234,56');
  expect(csvValue(ROW, 'angle')).toBe('-3,3');
});

test('what was not measured is an empty cell', () => {
  expect(csvValue(ROW, 'ord')).toBe('');
  expect(sheetValue(ROW, 'ord')).toBeNull();
});

test('a query cannot become a formula', () => {
  for (const text of ['=1+1', '+7', '-5', '@sum', '\tx']) expect(safeText(text)).toBe(`'${text}`);
  expect(safeText('чайник =')).toBe('чайник =');
});
