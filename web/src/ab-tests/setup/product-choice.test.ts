import { AbSettings } from '@vitrina/contract/ab-tests/project.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isName, refuseProduct, suggestName } from './product-choice.ts';

const SKU = 1_822_328_070;

test.each([
  ['Кружка', 'Кружка'],
  ['  Кружка   синяя ', 'Кружка синяя'],
  ['', String(SKU)],
  ['Ё', String(SKU)],
  ['а'.repeat(70), 'а'.repeat(60)],
  [`${'а'.repeat(58)} длинное`, 'а'.repeat(58)],
  [`${'а'.repeat(60)} длинное`, 'а'.repeat(60)],
])('%j becomes %j', (name, suggested) => {
  expect(suggestName({ name, sku: SKU })).toBe(suggested);
});

test('whatever a product is called, the contract takes what is suggested', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (name) => {
      fc.pre(!/[\p{C}\p{Z}]/u.test(name.replaceAll(' ', '')));
      const suggested = suggestName({ name, sku: SKU });
      expect(isName(suggested)).toBe(true);
      expect(AbSettings.shape.name.safeParse(suggested).success).toBe(true);
    }),
  );
});

test.each([
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
])('%j is a name: %s', (text, is) => {
  expect(isName(text)).toBe(is);
});

test('buyers do not see a product of the archive', () => {
  expect([true, false].map((isArchived) => refuseProduct({ isArchived }))).toEqual(['archived', undefined]);
});
