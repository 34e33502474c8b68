import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

test.each([
  [{ browser: 'Firefox 141', system: 'Windows 11' }, 'Firefox 141 · Windows 11'],
  [{ browser: 'Safari', system: null }, 'Safari'],
  [{ browser: null, system: 'Android 15' }, 'Android 15'],
  [{ browser: null, system: null }, undefined],
  [{ browser: '', system: '' }, undefined],
])('%o is called %s', (session, name) => {
  expect(deviceOf(session)).toBe(name);
});
