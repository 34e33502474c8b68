import { expect, test } from 'vitest';
import { hourOf, listDays, PeriodAsk, readPeriod, spanOf, writeMoscowTime } from './period.ts';

const NOON = new Date('2026-11-21T09:00:00Z');
const read = (start: string, end: string, options = {}) =>
  readPeriod(PeriodAsk.parse({ start, end }), NOON, options);

test.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-11-15', '2026-11-21', 7],
  ['2025-11-21', '2026-11-21', 366],
])('%s..%s has %d days', (start, end, days) => {
  const period = read(start, end);
  expect('refused' in period ? [] : listDays(period)).toHaveLength(days);
});

test.each([
  ['2026-11-20', '2026-11-19', {}, 'start'],
  ['2026-11-20', '2026-11-22', {}, 'end'],
  ['2025-11-20', '2025-11-21', {}, '365'],
  ['2026-11-14', '2026-11-21', { mostDays: 7 }, 'at most 7 days'],
])('%s..%s is refused', (start, end, options, words) => {
  expect(read(start, end, options)).toEqual({ refused: expect.stringContaining(words) });
});

test('a span ends with what is counted', () => {
  const today = read('2026-11-21', '2026-11-21');
  if ('refused' in today) throw new Error(today.refused);
  const { fromMs, toMs } = spanOf(today, hourOf(new Date('2026-11-21T09:59:00Z')));
  expect(new Date(fromMs).toISOString()).toBe('2026-11-20T21:00:00.000Z');
  expect(new Date(toMs).toISOString()).toBe('2026-11-21T09:00:00.000Z');
  expect(spanOf(today, new Date('2026-11-20T09:00:00Z'))).toEqual({ fromMs, toMs: fromMs });
});

test('moments are written in Moscow time', () => {
  expect(writeMoscowTime(NOON.getTime())).toBe('2026-11-21T12:00:00.000000+03:00');
});
