import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FIRST_UNDERVALUED, UndervaluedSearch } from './search.ts';

const read = (given: Record<string, unknown>) => z.parse(UndervaluedSearch, given);
const readArea = (length: number) => read({ area: Array.from({ length }, (_, index) => index) }).area;

test('an address without a question asks for the market as it usually is', () => {
  expect(FIRST_UNDERVALUED).toEqual({
    marketplace: 'ozon',
    day: '',
    growth: 28,
    contains: '',
    frequency: 100,
    hideMine: false,
    misspelt: false,
    area: [],
  });
});

test('whatever somebody wrote into the address by hand falls back to what is usual', () => {
  const spoiled = {
    marketplace: 'x',
    day: 1,
    growth: 14,
    contains: 5,
    frequency: 'many',
    hideMine: 'yes',
    misspelt: 1,
    competitors: 'x',
    priceFrom: null,
    priceTo: '1',
    minGrowth: {},
    area: 'x',
  };
  expect(read(spoiled)).toEqual(FIRST_UNDERVALUED);
});

test('what the address names is kept', () => {
  const requested = {
    marketplace: 'wb',
    day: '2026-11-20',
    growth: 7,
    contains: 'чай',
    frequency: 500,
    hideMine: true,
    misspelt: true,
    competitors: 5,
    priceFrom: 100,
    priceTo: 200,
    minGrowth: 30,
    area: [1, 2, 3, 4, 5, 6],
  };
  expect(read(requested)).toEqual(requested);
});

test.each([
  ['frequency', 27, 100],
  ['frequency', 28, 28],
  ['frequency', 28.5, 100],
  ['frequency', 2_000_000_000, 2_000_000_000],
  ['frequency', 2_000_000_001, 100],
  ['competitors', -1, undefined],
  ['competitors', 0, 0],
  ['competitors', 2_000_000_000, 2_000_000_000],
  ['competitors', 2_000_000_001, undefined],
  ['priceFrom', -1, undefined],
  ['priceFrom', 0, 0],
  ['priceFrom', 1.5, undefined],
  ['priceFrom', 20_000_000, 20_000_000],
  ['priceFrom', 20_000_001, undefined],
  ['priceTo', -1, undefined],
  ['priceTo', 0, 0],
  ['priceTo', 20_000_000, 20_000_000],
  ['priceTo', 20_000_001, undefined],
  ['minGrowth', -101, undefined],
  ['minGrowth', -100, -100],
  ['minGrowth', 100_000, 100_000],
  ['minGrowth', 100_001, undefined],
] as const)('%s of %d is read as %s', (name, given, requested) => {
  expect(read({ [name]: given })[name]).toBe(requested);
});

test('an area has two numbers a corner and forty corners at most', () => {
  expect([0, 1, 2, 3, 78, 79, 80, 81, 82].map((length) => readArea(length).length)).toEqual([
    0, 0, 2, 0, 78, 0, 80, 0, 0,
  ]);
  expect(read({ area: [1, '2'] }).area).toEqual([]);
});
