import { expect, test } from 'vitest';
import { firstLanding, landing } from './landing.ts';

test.each([
  ['nothing asked', {}, '/statistics'],
  [
    'a full path',
    { redirect: '/position-check/5?from=2026-01-01#top' },
    '/position-check/5?from=2026-01-01#top',
  ],
  [
    'a path beside its query',
    { to: '/search-history', city: '2', window: '7' },
    '/search-history?city=2&window=7',
  ],
  ['a path alone', { to: '/cabinets' }, '/cabinets'],
  ['both: the full path wins', { redirect: '/cabinets', to: '/search-history' }, '/cabinets'],
  ['a path that brings a query of its own', { to: '/a?b=1', c: '2' }, '/a?b=1'],
  ['another site', { redirect: 'https://evil.example/' }, '/statistics'],
  ['another site without a scheme', { redirect: '//evil.example/' }, '/statistics'],
  ['another site by a backslash', { redirect: '/\\evil.example' }, '/statistics'],
  ['another site in `to`', { to: '//evil.example', a: '1' }, '/statistics'],
  ['a script', { redirect: 'javascript:alert(1)' }, '/statistics'],
  ['the login screen itself', { redirect: '/login?redirect=/cabinets' }, '/statistics'],
])('%s', (_what, search, path) => {
  expect(landing(search)).toBe(path);
});

test('a query beside `to` is written so that no value can become a parameter', () => {
  expect(landing({ to: '/search-history', query: 'a&b=c d' })).toBe('/search-history?query=a%26b%3Dc+d');
});

test.each([
  [undefined, '/cabinets'],
  ['/statistics', '/cabinets'],
  ['//evil.example', '/cabinets'],
  ['/pages/account-settings/wallet', '/pages/account-settings/wallet'],
])('a new person who asked for %s begins at %s', (redirect, path) => {
  expect(firstLanding(redirect, undefined)).toBe(path);
});

test('whoever was invited begins at the cabinets, wherever they wanted to go', () => {
  expect(firstLanding('/pages/account-settings/wallet', 'AbC12345')).toBe('/cabinets');
});
