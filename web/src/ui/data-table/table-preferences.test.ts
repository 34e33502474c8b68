import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { preferencesKey, TablePreferences } from './table-preferences.ts';

test('what an older release stored is kept, and what it did not know takes its first value', () => {
  const older = { visibility: { gmv: false }, widths: { query: 320 }, density: 'compact' };
  expect(z.parse(TablePreferences, older)).toEqual({
    ...older,
    order: [],
    pinned: [],
    scale: 'own',
    facts: null,
  });
});

test('one broken part does not cost the others', () => {
  const broken = { visibility: 'all', order: ['b', 'a'], pinned: [1], density: 'tight', facts: {} };
  expect(z.parse(TablePreferences, broken)).toEqual({
    visibility: {},
    order: ['b', 'a'],
    pinned: [],
    widths: {},
    density: 'comfortable',
    scale: 'own',
    facts: null,
  });
});

test('what is kept is of one person and of one table', () => {
  const keys = [
    preferencesKey('search-history', null),
    preferencesKey('search-history', 7),
    preferencesKey('search-history', 8),
    preferencesKey('wb-search-history', 7),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
