import { expect, test } from 'vitest';
import { rightOf } from './missing-right.ts';

test('only a screen of a cabinet misses a right', () => {
  expect(rightOf({ title: 'screens.statistics', access: { cabinet: 'view' } })).toBe('view');
  expect(rightOf({ title: 'screens.login', access: 'guest' })).toBeUndefined();
  expect(rightOf(undefined)).toBeUndefined();
});
