import { afterEach, expect, test, vi } from 'vitest';
import { readCookie } from './cookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a cookie that cannot be decoded reads as absent and does not stop the application', () => {
  vi.stubGlobal('document', { cookie: 'verticalNavCollapsed=%E0%A4%A; other=a%20b' });
  expect(readCookie('verticalNavCollapsed')).toBeUndefined();
  expect(readCookie('other')).toBe('a b');
});
