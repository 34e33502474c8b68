import { AbImageId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { imageColor, numbersById } from './image-colors.ts';

test('fifteen images have fifteen colours', () => {
  const colors = Array.from({ length: 15 }, (_, index) => imageColor({ number: index + 1 }));
  expect(new Set(colors).size).toBe(15);
  expect(colors.at(-1)).toBe('var(--v-series-15)');
});

test('an image is called by its number, and one that is gone by none', () => {
  const numberOf = numbersById([
    { id: AbImageId.parse(70), number: 1 },
    { id: AbImageId.parse(9), number: 2 },
  ]);
  expect([numberOf(AbImageId.parse(9)), numberOf(AbImageId.parse(8)), numberOf(null)]).toEqual([
    2,
    undefined,
    undefined,
  ]);
});
