import { expect, test } from 'vitest';
import { bidKopecks, percent, perOne, writeMillionths, writeRub } from './money.ts';

test('roubles are written with two digits and a mark', () => {
  expect([writeRub(0, '.'), writeRub(5, ','), writeRub(123_456, '.')]).toEqual(['0.00', '0,05', '1234.56']);
});

test('bids are whole kopecks, and millionths of a rouble on the wire', () => {
  for (const bid of [0, 0.333, 0.7, 1]) {
    expect(Number.isInteger(bidKopecks(bid))).toBe(true);
    expect(Number(writeMillionths(bidKopecks(bid))) / 1_000_000).toBeCloseTo(bidKopecks(bid) / 100, 9);
  }
  expect(bidKopecks(1)).toBeGreaterThan(bidKopecks(0.3));
});

test('nothing of nothing is zero', () => {
  expect([percent(0, 0), perOne(0, 0), percent(1, 8), perOne(100, 3)]).toEqual([0, 0, 12.5, 33]);
});
