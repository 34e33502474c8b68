import { expect, it } from 'vitest';
import { Current, Place, Rub, Text, Whole } from './lenient.ts';

it.each([
  [Whole, 5, 5],
  [Whole, '5', 5],
  [Whole, '-12', -12],
  [Rub, 12.34, 1234],
  [Rub, '12,34', 1234],
  [Rub, 0.29, 29],
  [Rub, '7', 700],
  [Text, 'a', 'a'],
  [Text, 15, '15'],
  [Current, { current: '5', dynamics: 3 }, 5],
  [Place, 3, 3],
  [Place, 0, null],
  [Place, '0', null],
] as const)('%#: is read', (shape, value, expected) => {
  expect(shape.parse(value)).toBe(expected);
});

it.each([
  [Whole, 1.5],
  [Whole, ''],
  [Whole, '1e3'],
  [Rub, 'дорого'],
  [Rub, null],
  [Current, {}],
] as const)('%#: is no number, and no zero', (shape, value) => {
  expect(shape.safeParse(value).success).toBe(false);
});
