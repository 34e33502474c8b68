import { expect, test } from 'vitest';
import type { SearchKey } from './digest-search.ts';
import { isRunOf } from './is-run-of.ts';

const SAVED: SearchKey = {
  marketplace: 'ozon',
  queries: ['Чайник', 'ковёр'],
  cityId: 213,
  from: '2026-02-01',
  to: '2026-02-28',
};
const CUT = { ...SAVED, from: '2026-02-20' };
const LATER = { ...SAVED, from: '2026-03-10', to: '2026-03-16' };

test.each<[string, Partial<SearchKey>, string, boolean]>([
  ['all of its days', SAVED, '2026-01-01', true],
  ['the days that are left', CUT, '2026-02-20', true],
  ['all of its days, though some are not shown any more', SAVED, '2026-02-20', false],
  ['a part of the days that are shown', CUT, '2026-01-01', false],
  ['other days, when none of its own is left', LATER, '2026-03-01', true],
  ['other days, when some of its own are left', LATER, '2026-02-28', false],
  ['other queries', { ...LATER, queries: ['чайник'] }, '2026-03-01', false],
  ['another city', { ...LATER, cityId: 0 }, '2026-03-01', false],
])('a saved search run with %s', (_, run, firstVisible, isRun) => {
  expect(isRunOf(SAVED, { ...SAVED, ...run }, firstVisible)).toBe(isRun);
});
