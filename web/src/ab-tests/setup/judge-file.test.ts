import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTaken, judgeFile } from './judge-file.ts';

const NONE = { count: 0, bytes: 0 };
const file = (more: Partial<File> = {}) => ({ type: 'image/png', size: 1000, ...more });

describe('a file', () => {
  test.each([
    ['of a kind that may be shown', file(), NONE, undefined],
    ['that is no picture', file({ type: 'application/pdf' }), NONE, 'image.refused'],
    ['of a kind without a name', file({ type: '' }), NONE, 'image.refused'],
    ['as heavy as may be', file({ size: AB_BOUNDS.imageBytes }), NONE, undefined],
    ['a byte heavier', file({ size: AB_BOUNDS.imageBytes + 1 }), NONE, 'request.tooLarge'],
    ['after the last that fits', file(), { count: AB_BOUNDS.images[1], bytes: 0 }, 'abTest.tooManyImages'],
    ['that fills all the room', file(), { count: 1, bytes: AB_BOUNDS.imagesBytes - 1000 }, undefined],
    ['that is too much', file(), { count: 1, bytes: AB_BOUNDS.imagesBytes - 999 }, 'abTest.imagesTooHeavy'],
  ])('%s', (_what, chosen, taken, key) => {
    expect(judgeFile(chosen, taken)?.key).toBe(key);
  });
});

test('the room is said in megabytes', () => {
  const problem = judgeFile(file(), { count: 1, bytes: AB_BOUNDS.imagesBytes });
  expect(problem?.meta).toEqual({ megabytes: 50 });
});

test('what is taken is the sum of the images', () => {
  expect(countTaken([{ bytes: 10 }, { bytes: 32 }])).toEqual({ count: 2, bytes: 42 });
});

test('files that are sent one after another never make more than fits', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: AB_BOUNDS.imageBytes }), { maxLength: 30 });
  fc.assert(
    fc.property(sizes, (all) => {
      const taken: { bytes: number }[] = [];
      for (const size of all)
        if (judgeFile(file({ size }), countTaken(taken)) === null) taken.push({ bytes: size });
      const { count, bytes } = countTaken(taken);
      expect(count).toBeLessThanOrEqual(AB_BOUNDS.images[1]);
      expect(bytes).toBeLessThanOrEqual(AB_BOUNDS.imagesBytes);
    }),
  );
});
