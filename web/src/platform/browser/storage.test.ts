import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

afterEach(() => {
  writeStored('language', null);
  vi.unstubAllGlobals();
});

/** A browser's storage that keeps what it has and takes nothing new. */
function fullStorage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a value that a full storage refused is read all the same, and not the older one', () => {
  vi.stubGlobal('localStorage', fullStorage(new Map([['language', 'ru']])));
  writeStored('language', 'fr');
  expect(readStored('language')).toBe('fr');
  writeStored('language', null);
  expect(readStored('language')).toBeNull();
});

test('where storage is forbidden, values live as long as the page', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect(readStored('language')).toBeNull();
  writeStored('language', 'en');
  expect(readStored('language')).toBe('en');
});
