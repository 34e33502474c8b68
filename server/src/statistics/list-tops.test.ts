import { expect, test } from 'vitest';
import { endOfQuarter } from './list-tops.ts';

test('a day ends with the quarter of the Moscow day that is under way', () => {
  const end = (moment: string) => new Date(endOfQuarter(new Date(moment)) * 1000).toISOString();
  expect(end('2026-03-10T12:00:00+03:00')).toBe('2026-03-10T15:00:00.000Z');
  expect(end('2026-03-10T11:59:59+03:00')).toBe('2026-03-10T09:00:00.000Z');
  expect(end('2026-03-10T00:00:00+03:00')).toBe('2026-03-10T03:00:00.000Z');
});
