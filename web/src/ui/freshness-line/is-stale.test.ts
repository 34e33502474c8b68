import { expect, test } from 'vitest';
import { isStale } from './is-stale.ts';

const at = (time: string) => `2026-03-02T${time}:00Z`;
const fiveMinutes = { takenAt: at('10:00'), nextAt: at('10:05'), stepMinutes: 5 };

test.each([
  ['10:04', false],
  ['10:05', false],
  ['10:10', false],
  ['10:11', true],
])('numbers of ten, due again at five past, at %s are stale: %s', (time, stale) => {
  expect(isStale(fiveMinutes, new Date(at(time)))).toBe(stale);
});

test('a source that keeps promising another try grows stale all the same', () => {
  const retrying = { ...fiveMinutes, nextAt: at('11:32') };
  expect(isStale(retrying, new Date(at('11:30')))).toBe(true);
});

test('a daily source is late only after another day', () => {
  const daily = { takenAt: at('03:00'), nextAt: '2026-03-03T03:00:00Z', stepMinutes: 24 * 60 };
  expect(isStale(daily, new Date('2026-03-04T02:59:00Z'))).toBe(false);
  expect(isStale(daily, new Date('2026-03-04T03:01:00Z'))).toBe(true);
});

test('the very first numbers may be late as well', () => {
  expect(isStale({ ...fiveMinutes, takenAt: null }, new Date(at('10:09')))).toBe(false);
  expect(isStale({ ...fiveMinutes, takenAt: null }, new Date(at('10:11')))).toBe(true);
});

test('what is paused promises nothing and is not stale', () => {
  expect(isStale({ ...fiveMinutes, nextAt: null }, new Date(at('23:00')))).toBe(false);
});
