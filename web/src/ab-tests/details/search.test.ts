import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AbTestDetailsSearch, FIRST_AB_TEST_DETAILS } from './search.ts';

test('what is no state of the screen takes its first value, and the rest stays', () => {
  const parsed = z.parse(AbTestDetailsSearch, {
    baseline: -1,
    until: '2026-13-01',
    windows: 'table',
    logPage: 0,
    logSize: 7,
  });
  expect(parsed).toEqual({ ...FIRST_AB_TEST_DETAILS, windows: 'table' });
});

test('a day and a size of a page are kept', () => {
  const search = { ...FIRST_AB_TEST_DETAILS, until: '2026-11-20', logPage: 3, logSize: 100, baseline: 12 };
  expect(z.parse(AbTestDetailsSearch, search)).toEqual(search);
});
