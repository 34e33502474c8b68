import { expect, test } from 'vitest';
import { isZip } from './is-zip.ts';

const begins = (...bytes: number[]) => isZip(Uint8Array.from([...bytes, 0x04, 0x00]));

test('a zip is recognised by its first three bytes', () => {
  expect(begins(0x50, 0x4b, 0x03)).toBe(true);
  expect(begins(0x50, 0x4b, 0x05)).toBe(true);
});

test.each([
  ['a text that begins with P', [0x50, 0x72, 0x03]],
  ['a text that begins with PK', [0x50, 0x4b, 0x3b]],
  ['a text with K in its second place', [0x41, 0x4b, 0x03]],
  ['no bytes', []],
])('%s is none', (_, bytes) => {
  expect(isZip(Uint8Array.from(bytes))).toBe(false);
});
