import { expect, test } from 'vitest';
import { NO_METRICS } from '../../queries/metrics.ts';
import { csvValue } from './format-cell.ts';

const ROW = {
  ...NO_METRICS,
  query: 'чайник',
  isShared: true,
  source: 'feed',
  windowDays: 7,
  unit: 'searches' as const,
  day: '2026-03-01',
  timestamp: null,
  sparkline: [],
  cart_conversion: 0.1234,
  gmv: 123_456,
  uniq_sellers: 0,
};

test('a cell of a CSV is written by the unit of its metric', () => {
  expect(csvValue(ROW, 'cart_conversion')).toBe('12,34%');
  expect(csvValue(ROW, 'gmv')).toBe('1234,56');
});

test('what was not measured is an empty cell, and a zero is a zero', () => {
  expect(csvValue(ROW, 'ord')).toBe('');
  expect(csvValue(ROW, 'uniq_sellers')).toBe('0');
});
