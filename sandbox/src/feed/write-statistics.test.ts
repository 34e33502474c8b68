import { expect, test } from 'vitest';
import { quoteCell } from './write-statistics.ts';

test.each([
  ['чехол для телефона', 'чехол для телефона'],
  ['гвозди 3,5', '"гвозди 3,5"'],
  ['экран 24"', '"экран 24"""'],
  ['две\nстроки', '"две\nстроки"'],
])('quotes %j only when a comma, a quote or a line break asks for it', (text, cell) => {
  expect(quoteCell(text)).toBe(cell);
});
