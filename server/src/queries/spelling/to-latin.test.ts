import { describe, expect, test } from 'vitest';
import { listPairs } from './add-word-pairs.ts';
import { areNeighbourKeys } from './keyboard.ts';
import { toLatin } from './to-latin.ts';

describe('words that sound alike are written alike in Latin letters', () => {
  test.each([
    ['шампунь', 'shampun', 'shampun'],
    ['самсунг', 'samsung'],
    ['щетка', 'shchetka', 'schetka', 'shetka'],
    ['хлеб', 'khleb', 'hleb'],
    ['кофе', 'kofe', 'cofe'],
    ['топпер', 'topper'],
    ['юбка', 'yubka', 'jubka'],
  ])('%s', (...ways) => expect(new Set(ways.map(toLatin)).size).toBe(1));

  test('other words are not', () => expect(toLatin('шапка')).not.toBe(toLatin('shuba')));
});

describe('pairs of words', () => {
  test('of two scripts: either may be meant', () =>
    expect(listPairs('самсунг', 'samsung')).toEqual([
      { wrong: 'самсунг', right: 'samsung', kind: 'translit' },
      { wrong: 'samsung', right: 'самсунг', kind: 'translit' },
    ]));

  test('one slip apart: each as seen from the other', () =>
    expect(listPairs('пиама', 'пижама')).toEqual([
      { wrong: 'пиама', right: 'пижама', kind: 'lost' },
      { wrong: 'пижама', right: 'пиама', kind: 'added' },
    ]));

  test('a short word is never meant', () =>
    expect(listPairs('кот', 'коты').concat(listPairs('сука', 'суа'))).toEqual([]));

  test('forms of one word are no pair', () => expect(listPairs('куртка', 'куртки')).toEqual([]));
});

test('keys are neighbours in a row and in the rows beside it, of one layout', () => {
  expect(areNeighbourKeys('а', 'п')).toBe(true);
  expect(areNeighbourKeys('а', 'к')).toBe(true);
  expect(areNeighbourKeys('к', 'а')).toBe(true);
  expect(areNeighbourKeys('а', 'м')).toBe(true);
  expect(areNeighbourKeys('й', 'я')).toBe(false);
  expect(areNeighbourKeys('q', 'й')).toBe(false);
  expect(areNeighbourKeys('1', '2')).toBe(false);
});
