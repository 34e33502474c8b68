import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areForms } from './are-forms.ts';
import { findSlip } from './find-slip.ts';

describe('findSlip names the slip that makes the wrong word', () => {
  test.each([
    ['куртка', 'крутка', 'swapped'],
    ['пижама', 'пиама', 'lost'],
    ['футболка', 'фуутболка', 'doubled'],
    ['коллаген', 'колаген', 'single'],
    ['шампунь', 'шампцнь', 'nextKey'],
    ['мангал', 'мангшал', 'nextKey'],
    ['корзина', 'карзина', 'heardAlike'],
    ['складной', 'скландной', 'added'],
    ['казан', 'кабан', 'changed'],
    ['nike', 'niek', 'swapped'],
  ] as const)('%s, %s: %s', (right, wrong, slip) => expect(findSlip(right, wrong)).toBe(slip));

  test.each([
    ['куртка', 'куртка'],
    ['куртка', 'кутрак'],
    ['куртка', 'куртками'],
    ['платье', 'платбю'],
  ])('%s, %s: none or more than one', (right, wrong) => expect(findSlip(right, wrong)).toBeUndefined());
});

const word = fc.stringMatching(/^[а-я]{5,12}$/);

test('a lost, added, changed or swapped letter is found wherever it is, from both sides', () => {
  fc.assert(
    fc.property(
      word,
      fc.nat({ max: 3 }),
      fc.constantFrom('lose', 'add', 'change', 'swap'),
      (right, place, act) => {
        const before = right.slice(0, place);
        const next = right.charAt(place);
        const wrong = {
          lose: before + right.slice(place + 1),
          add: `${before}ф${right.slice(place)}`,
          change: `${before}ф${right.slice(place + 1)}`,
          swap: before + right.charAt(place + 1) + next + right.slice(place + 2),
        }[act];
        fc.pre(wrong !== right);
        expect(findSlip(right, wrong)).toBeDefined();
        expect(findSlip(wrong, right)).toBeDefined();
      },
    ),
  );
});

describe('forms of one word are no slips', () => {
  test.each([
    ['платье', 'платья'],
    ['куртка', 'куртки'],
    ['шкафы', 'шкаф'],
    ['красное', 'красные'],
    ['зимнее', 'зимние'],
    ['kettle', 'kettles'],
  ])('%s, %s', (one, other) => expect([areForms(one, other), areForms(other, one)]).toEqual([true, true]));

  test.each([
    ['куртка', 'крутка'],
    ['шампунь', 'шампун'],
    ['детская', 'детсая'],
    ['полка', 'палка'],
    ['блузка', 'блузк'],
  ])('%s, %s are none', (one, other) => expect(areForms(one, other)).toBe(false));
});
