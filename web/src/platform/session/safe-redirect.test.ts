import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  ['/cabinets', '/cabinets'],
  ['/search-history?city=2#top', '/search-history?city=2#top'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/cabinets/..//evil.example/x', undefined],
  ['/login?redirect=/login', undefined],
  ['/login/', undefined],
  ['/%6Cogin//?x=1', undefined],
  ['/%E0%A4%A', undefined],
  ['cabinets', undefined],
  [undefined, undefined],
])('%j leads to %j', (requested, path) => {
  expect(safeRedirect(requested)).toBe(path);
});
