import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listOwnPictures, ownPicture, readOwnAddress } from './own-pictures.ts';

const SKU = 338_334_210;

describe('pictures of the own store', () => {
  test('an address is read back into what it was made of', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2e9 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 99 }),
        (sku, place, revision) => {
          expect(readOwnAddress(ownPicture(sku, place, revision).address)).toEqual({ sku, place, revision });
        },
      ),
    );
  });

  test.each([
    '/images/5/0.svg',
    '/images/5/1.png',
    '/images/5/1-0.svg',
    'https://elsewhere.test/images/5/1.svg',
    '/images/x/1.svg',
    '',
  ])('%j is not one of its addresses', (address) => {
    expect(readOwnAddress(address)).toBeUndefined();
  });

  test('a new set has a new main picture and keeps some of the others', () => {
    const sets = Array.from({ length: 12 }, (_, revision) => listOwnPictures(SKU, 6, revision));
    expect(sets[0]?.map(({ address }) => address)).toEqual(
      [1, 2, 3, 4, 5, 6].map((place) => `/images/${SKU}/${place}.svg`),
    );
    const mains = sets.map(([main]) => main?.contentHash);
    expect(new Set(mains).size).toBe(sets.length);
    const kept = sets.slice(1).map((set, before) => {
      const last = new Set(sets[before]?.map(({ contentHash }) => contentHash));
      return set.filter(({ contentHash }) => last.has(contentHash)).length;
    });
    expect(Math.max(...kept)).toBeGreaterThan(0);
    expect(Math.max(...kept)).toBeLessThan(6);
  });

  test('different pictures have different contents', () => {
    const all = [SKU, SKU + 190].flatMap((sku) =>
      [1, 2, 3].flatMap((place) => [0, 1, 2].map((revision) => ownPicture(sku, place, revision).contentHash)),
    );
    expect(new Set(all).size).toBe(all.length);
    for (const hash of all) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });
});
