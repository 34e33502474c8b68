import { expect, test } from 'vitest';
import { hrefOfShared } from './guard-shared.ts';

test('a screen without a state has an address without a question mark', () => {
  expect(hrefOfShared({ screen: '/sharp-jumps-stats', state: '' })).toBe('/sharp-jumps-stats');
  expect(hrefOfShared({ screen: '/sharp-jumps-stats', state: 'a=1' })).toBe('/sharp-jumps-stats?a=1');
});
