import { expect, test } from 'vitest';
import { subjectsOfScreen } from './subjects-of-screen.ts';

test('a screen and the pages of its things show the same past', () => {
  expect(subjectsOfScreen('/radar-changes')).toEqual(['radar']);
  expect(subjectsOfScreen('/radar-changes/12')).toEqual(['radar']);
  expect(subjectsOfScreen('/wb/search-history')).toEqual(['wbQueries']);
});

test('other screens show no part of it before the others', () => {
  expect(subjectsOfScreen('/')).toEqual([]);
  expect(subjectsOfScreen('/radar-changes-of-others')).toEqual([]);
});
