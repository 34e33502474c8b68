import { CabinetId } from '@vitrina/contract/ids.ts';
import { JUMP_DIRECTIONS, JUMP_METRICS } from '@vitrina/contract/sharp-jumps.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FIRST_SHARP_JUMPS, SharpJumpsSearch } from './search.ts';
import { baseForPeople, fromAlertFilter, toAlertFilter, toQuestion } from './to-question.ts';

const CABINET = CabinetId.parse(7);

test('the address without anything asks for the rises of searches over a week', () => {
  expect(toQuestion(FIRST_SHARP_JUMPS, CABINET)).toEqual({
    cabinetId: 7,
    marketplace: 'ozon',
    window: 7,
    direction: 'rise',
    metric: 'count',
    contains: '',
    isMisspelt: false,
  });
});

test('money is typed in roubles and asked for in kopecks', () => {
  const requested = { ...FIRST_SHARP_JUMPS, base: 500 };
  expect(toQuestion({ ...requested, metric: 'gmv' }, CABINET).minBase).toBe(50_000);
  expect(toQuestion({ ...requested, metric: 'ord' }, CABINET).minBase).toBe(500);
});

test('hiding what is seasonal is no other question, and a day that is none is not asked for', () => {
  const hidden = { ...FIRST_SHARP_JUMPS, hideSeasonal: true };
  expect(toQuestion(hidden, CABINET)).toEqual(toQuestion(FIRST_SHARP_JUMPS, CABINET));
  expect(toQuestion({ ...FIRST_SHARP_JUMPS, day: '2026-02-31' }, CABINET)).not.toHaveProperty('day');
  expect(toQuestion({ ...FIRST_SHARP_JUMPS, day: '2026-02-28' }, CABINET).day).toBe('2026-02-28');
});

test('an alert opens the screen that it was made on, on the newest day', () => {
  const search = fc.record({
    marketplace: fc.constantFrom('ozon', 'wb', 'ym'),
    window: fc.constantFrom(7 as const, 28 as const),
    direction: fc.constantFrom(...JUMP_DIRECTIONS),
    metric: fc.constantFrom(...JUMP_METRICS),
    base: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined }),
    contains: fc.string({ maxLength: 20 }),
    hideSeasonal: fc.boolean(),
    misspelt: fc.boolean(),
    day: fc.constant(''),
  });
  fc.assert(
    fc.property(search, (requested) => {
      expect(fromAlertFilter(toAlertFilter(requested))).toEqual(requested);
    }),
  );
});

test('whatever an address says, the screen opens', () => {
  const nonsense = {
    window: 9,
    direction: 'up',
    metric: 'price',
    base: -5,
    hideSeasonal: 'yes',
    contains: 5,
  };
  expect(z.parse(SharpJumpsSearch, nonsense)).toEqual(FIRST_SHARP_JUMPS);
});

test('a base is written in whole roubles, and in pieces as it is', () => {
  expect([baseForPeople('gmv', 149), baseForPeople('gmv', 150), baseForPeople('ord', 150)]).toEqual([
    1, 2, 150,
  ]);
});

test('a base in the address is one to a billion', () => {
  const base = (requested: number) => z.parse(SharpJumpsSearch, { base: requested }).base;
  expect([base(1), base(1_000_000_000)]).toEqual([1, 1_000_000_000]);
  expect([base(0), base(1_000_000_001)]).toEqual([undefined, undefined]);
});
