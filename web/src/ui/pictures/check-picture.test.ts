import { AVATAR_BOUNDS } from '@vitrina/contract/accounts/account.ts';
import { expect, test } from 'vitest';
import { checkPictureFile, checkPictureSize, PICTURE_TYPES } from './check-picture.ts';

test.each(PICTURE_TYPES)('%s of the largest size is taken', (type) => {
  expect(checkPictureFile({ type, size: AVATAR_BOUNDS.bytes }, AVATAR_BOUNDS)).toBeNull();
});

test('one byte more is too large a file', () => {
  const problem = checkPictureFile({ type: 'image/png', size: AVATAR_BOUNDS.bytes + 1 }, AVATAR_BOUNDS);
  expect(problem?.key).toBe('request.tooLarge');
});

test.each(['image/svg+xml', 'image/gif', 'text/html', ''])('a file of type "%s" is refused', (type) => {
  expect(checkPictureFile({ type, size: 1 }, AVATAR_BOUNDS)).toMatchObject({
    key: 'image.refused',
    meta: { why: 'type' },
  });
});

test.each([
  [199, 199, 'tooSmall'],
  [7681, 10, 'tooLarge'],
  [10, 7681, 'tooLarge'],
])('a picture of %d × %d is refused as %s', (width, height, why) => {
  expect(checkPictureSize({ width, height }, AVATAR_BOUNDS)).toMatchObject({
    key: 'image.refused',
    meta: { why },
  });
});

test.each([
  [200, 1],
  [1, 200],
  [7680, 7680],
])('a picture of %d × %d is taken: its longer side is within the bounds', (width, height) => {
  expect(checkPictureSize({ width, height }, AVATAR_BOUNDS)).toBeNull();
});

test('the kinds that the server draws are those that are sent', () => {
  expect(PICTURE_TYPES).toEqual(AVATAR_BOUNDS.types);
});

test('what the browser cannot read is called broken', () => {
  expect(checkPictureSize(null, AVATAR_BOUNDS)).toMatchObject({
    key: 'image.refused',
    meta: { why: 'broken' },
  });
});
