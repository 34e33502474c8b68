import { expect, it } from 'vitest';
import { BLOCK_BYTES, findChange, hashBlocks } from './blocks.ts';

const bytes = Uint8Array.from({ length: 2 * BLOCK_BYTES + 10 }, (_, place) => place % 251);
const blocks = hashBlocks(bytes);
const changed = (...places: number[]) =>
  bytes.map((byte, place) => (places.includes(place) ? byte ^ 0xff : byte));

it('what is as it was hashed has no change', () => {
  expect(findChange(bytes, blocks)).toBeUndefined();
});

it('one changed byte is named, several of a block by the block', () => {
  expect(findChange(changed(300), blocks)).toEqual({ from: 300, to: 301 });
  expect(findChange(changed(300, 301), blocks)).toEqual({ from: BLOCK_BYTES, to: 2 * BLOCK_BYTES });
  expect(findChange(changed(515, 516), blocks)).toEqual({ from: 2 * BLOCK_BYTES, to: bytes.length });
});

it('what was appended begins where the hashed blocks end', () => {
  const whole = bytes.subarray(0, 2 * BLOCK_BYTES);
  expect(findChange(bytes, hashBlocks(whole))).toEqual({ from: 2 * BLOCK_BYTES, to: bytes.length });
});
