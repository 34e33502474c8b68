import { describe, expect, test } from 'vitest';
import { checkKey, checkPlan, checkPoints, checkProducts, countPictured, STATES } from './readiness.ts';

describe('the key', () => {
  test.each([
    [true, true, 'ready'],
    [true, false, 'missing'],
    [true, null, 'unknown'],
    [false, true, 'missing'],
  ] as const)('valid %s, with the right "Product" %s: %s', (isValid, canChangePictures, state) => {
    expect(STATES.key[checkKey({ isValid, canChangePictures })]).toBe(state);
  });
});

describe('products', () => {
  const shown = { imageUrl: 'https://pictures.test/1.webp', isArchived: false };

  test('one with a picture that buyers see is enough', () => {
    const products = [{ ...shown, imageUrl: null }, shown, { ...shown, isArchived: true }];
    expect([checkProducts(products), countPictured(products)]).toEqual(['pictures', 1]);
  });

  test('pictures of the archive help nobody, and no products is another matter than no pictures', () => {
    expect(checkProducts([{ ...shown, isArchived: true }])).toBe('noPictures');
    expect(checkProducts([])).toBe('none');
  });
});

test('any points are a start, none are not', () => {
  expect([1, 0].map((points) => STATES.points[checkPoints(points)])).toEqual(['ready', 'missing']);
});

describe('the plan', () => {
  test('of the owner is there or not', () => {
    expect([
      checkPlan(true, { planType: 5 }),
      checkPlan(true, { planType: 0 }),
      checkPlan(true, null),
    ]).toEqual(['active', 'none', 'none']);
  });

  test('of somebody else is not known, whatever plan the reader has', () => {
    expect(checkPlan(false, { planType: 6 })).toBe('ofOwner');
  });
});

test('products without a picture are not counted, nor are those of the archive', () => {
  const one = { imageUrl: 'https://pictures.test/1.webp', isArchived: false };
  expect(countPictured([one, one, { ...one, imageUrl: null }])).toBe(2);
  expect(countPictured([{ ...one, imageUrl: null, isArchived: true }])).toBe(0);
});
