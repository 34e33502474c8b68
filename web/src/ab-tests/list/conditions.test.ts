import { expect, test } from 'vitest';
import { FIRST_AB_TESTS } from '../search.ts';
import { isNarrowed } from './conditions.ts';

test('each condition alone narrows the list, and none does not', () => {
  expect(isNarrowed(FIRST_AB_TESTS)).toBe(false);
  expect(isNarrowed({ ...FIRST_AB_TESTS, search: 'фото' })).toBe(true);
  expect(isNarrowed({ ...FIRST_AB_TESTS, statuses: ['running'] })).toBe(true);
  expect(isNarrowed({ ...FIRST_AB_TESTS, strategies: ['views'] })).toBe(true);
});
