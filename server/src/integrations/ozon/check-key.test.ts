import { describe, expect, it } from 'vitest';
import { canChangePictures, missingMethods } from './check-key.ts';

const NEEDED = ['/v3/product/list', '/v3/product/info/list'];

describe('missingMethods', () => {
  it.each([
    ['exact methods', ['/v3/product/list', '/v3/product/info/list'], []],
    ['a prefix, as the documentation writes some', ['/v3/product'], []],
    ['a prefix with a slash at its end', ['/v3/product/'], []],
    ['a longer word that only begins alike', ['/v3/prod'], NEEDED],
    ['half of them', ['/v3/product/list'], ['/v3/product/info/list']],
    ['nothing', [], NEEDED],
  ])('%s', (_, granted, missing) => expect(missingMethods(granted, NEEDED)).toEqual(missing));
});

describe('canChangePictures', () => {
  it.each([
    [['/v2/product/pictures/import'], true],
    [['/v1/product/pictures/import'], true],
    [['/v2/product'], true],
    [['/v2/product/pictures/info'], false],
    [['/v3/product'], false],
    [[], false],
  ])('%j: %s', (granted, can) => expect(canChangePictures(granted)).toBe(can));
});
