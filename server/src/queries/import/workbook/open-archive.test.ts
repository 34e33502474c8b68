import { UPLOAD_LIMITS } from '@vitrina/contract/upload-limits.ts';
import { expect, test } from 'vitest';
import { growsTooMuch } from './open-archive.ts';

test('an archive may grow by the allowed ratio and a megabyte, and by no byte more', () => {
  const packed = 5000;
  const most = 1024 * 1024 + packed * UPLOAD_LIMITS.unpackRatio;
  expect(growsTooMuch(most, packed)).toBe(false);
  expect(growsTooMuch(most + 1, packed)).toBe(true);
});
