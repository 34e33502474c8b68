import type { JumpRow } from '@vitrina/contract/sharp-jumps.ts';
import { expect, test } from 'vitest';
import { hourText, laterHalf, marketChange, reasonsOf, sizeOf, withoutSeasonal } from './rules.ts';

const PLAIN = { lastYear: null, holiday: null, note: null } as const;
const SEASON = { lastYear: { before: 10, after: 30, isAlike: true } };
const OTHER_YEAR = { lastYear: { before: 30, after: 10, isAlike: false } };

test('only what moved alike a year ago is seasonal and can be hidden, with the number hidden', () => {
  const rows = [PLAIN, SEASON, OTHER_YEAR];
  expect(withoutSeasonal(rows, true)).toEqual({ shown: [PLAIN, OTHER_YEAR], hidden: 1 });
  expect(withoutSeasonal(rows, false)).toEqual({ shown: rows, hidden: 0 });
});

test('reasons stand with the strongest first', () => {
  const note: JumpRow['note'] = { sku: 5, at: '2026-03-01T09:00:00.000Z', text: 'Новое фото' };
  const holiday: JumpRow['holiday'] = { name: 'women', day: '2026-03-08' };
  expect(reasonsOf({ ...SEASON, holiday, note })).toEqual(['season', 'holiday', 'note']);
  expect(reasonsOf({ ...PLAIN, note })).toEqual(['note']);
  expect(reasonsOf({ ...PLAIN, ...OTHER_YEAR })).toEqual([]);
});

test('a fall is as large as a rise of as much', () => {
  expect(sizeOf({ before: 300, after: 100 })).toBe(sizeOf({ before: 100, after: 300 }));
});

test('the later window is the second half of the days', () => {
  expect(laterHalf(Array.from({ length: 14 }))).toEqual([7, 13]);
});

test('hours have two digits', () => {
  expect([hourText(0), hourText(14)]).toEqual(['00:00', '14:00']);
});

test('a market that was nothing before has no change', () => {
  expect(marketChange({ before: 200, after: 250 })).toBe(0.25);
  expect(marketChange({ before: 0, after: 250 })).toBeNull();
  expect(marketChange(null)).toBeNull();
});
