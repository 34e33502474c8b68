import { expect, test } from 'vitest';
import { createDateFormat } from './create-date-format.ts';

const format = createDateFormat('en-GB');
const AT = new Date('2026-11-21T12:00:00.000Z');
const ago = (seconds: number) => format.ago(new Date(AT.getTime() - seconds * 1000).toISOString(), AT);

test.each([
  [0, 'this minute'],
  [29, 'this minute'],
  [31, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3599, '60 minutes ago'],
  [3600, '1 hour ago'],
  [2 * 3600, '2 hours ago'],
  [23 * 3600, '23 hours ago'],
  [86_399, '24 hours ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [-3599, 'in 60 minutes'],
  [-3600, 'in 1 hour'],
  [-86_399, 'in 24 hours'],
  [-86_400, 'tomorrow'],
])('%d seconds ago is %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});

test('a calendar day is the same in every zone, an instant is shown in Moscow', () => {
  expect(format.dayShort('2026-11-21')).toBe('21 Nov');
  expect(format.time('2026-11-21T21:30:00.000Z')).toBe('00:30');
  expect(format.instantShort('2026-11-21T21:30:00.000Z')).toBe('22 Nov, 00:30');
});
