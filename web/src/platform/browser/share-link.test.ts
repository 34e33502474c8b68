import { CabinetId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { hrefWithoutCabinet, namedCabinet, shareLink } from './share-link.ts';

const ORIGIN = 'https://vitrina.test';
const SEVEN = CabinetId.parse(7);
const address = (searchStr: string, hash = '') => ({ pathname: '/search-history', searchStr, hash });

test('a link carries the whole state of the screen and its cabinet', () => {
  expect(shareLink(ORIGIN, address('?queries=%5B%22чай+зелёный%22%5D&city=213'), SEVEN)).toBe(
    'https://vitrina.test/search-history?queries=%5B%22%D1%87%D0%B0%D0%B9+%D0%B7%D0%B5%D0%BB%D1%91%D0%BD%D1%8B%D0%B9%22%5D&city=213&cabinet=7',
  );
  expect(shareLink(ORIGIN, address('', 'top'), SEVEN)).toBe(
    'https://vitrina.test/search-history?cabinet=7#top',
  );
});

test('a link of a link names one cabinet, and nobody without one names any', () => {
  expect(shareLink(ORIGIN, address('?cabinet=3&page=2'), SEVEN)).toBe(
    'https://vitrina.test/search-history?page=2&cabinet=7',
  );
  expect(shareLink(ORIGIN, address('?cabinet=3&page=2'), undefined)).toBe(
    'https://vitrina.test/search-history?page=2',
  );
});

test('an invalid cabinet is distinguished from no cabinet', () => {
  expect(namedCabinet('?page=2')).toBeUndefined();
  expect(namedCabinet('?page=2&cabinet=7')).toBe(7);
  expect(['', 'seven', '0', '-1', '1.5', '99999999999'].map((id) => namedCabinet(`?cabinet=${id}`))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('once it is chosen the cabinet leaves the address and nothing else does', () => {
  expect(hrefWithoutCabinet(address('?queries=%5B%22%D1%87%22%5D&cabinet=7&page=2', 'rows'))).toBe(
    '/search-history?queries=%5B%22%D1%87%22%5D&page=2#rows',
  );
  expect(hrefWithoutCabinet(address('?cabinet=7'))).toBe('/search-history');
});
