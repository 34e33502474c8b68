import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWords } from '../fold-words.ts';
import { NOTHING, type QueryFigures } from '../own-figures.ts';
import { findMissingWords } from './find-missing-words.ts';
import { judgeTitle } from './judge-title.ts';
import { splitTitle } from './split-title.ts';

const { queries: _, ...NO_FIGURES } = NOTHING;
const input = (text: string, users: number): QueryFigures => ({
  ...NO_FIGURES,
  text,
  users: [users, null, null, null],
});

/** The title with the missing words written in at their places. */
function complete(name: string, queries: readonly QueryFigures[]): string[] {
  const parts = splitTitle(name);
  const missing = findMissingWords(parts, foldWords(queries, () => false).words, queries);
  return missing.map(({ word, before }) => {
    const texts = parts.map(({ text }) => text);
    return [...texts.slice(0, before), `[${word}]`, ...texts.slice(before)].join('');
  });
}

test('the parts are the title to the letter', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(
        splitTitle(name)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  ));

test('words of a title have the key of their forms, signs between them none', () =>
  expect(splitTitle('Кроссовки, белые')).toEqual([
    { text: 'Кроссовки', key: 'кроссовк' },
    { text: ', ', key: null },
    { text: 'белые', key: 'бел' },
  ]));

test('each word has the traffic of this product, a stopped one none', () => {
  const queries = [input('чайник для дачи', 5), input('чайники', 4)];
  const judged = judgeTitle({ sku: 1, name: 'Чайник для дома' }, queries, (word) => word === 'для');
  expect(judged).toMatchObject({ mostUsers: 9, missing: [{ word: 'дачи', users: 5 }] });
  expect(judged.parts.map(({ users }) => users)).toEqual([9, null, 0, null, 0]);
});

describe('a missing word is offered where buyers write it', () => {
  const NAME = 'Чайник 1.7 л';
  test('after its neighbour', () =>
    expect(complete(NAME, [input('чайник электрический', 9), input('электрический чайник', 2)])).toEqual([
      'Чайник[электрический] 1.7 л',
    ]));
  test('before it, when more people write it so', () =>
    expect(complete(NAME, [input('чайник электрический', 1), input('электрический чайник', 8)])).toEqual([
      '[электрический]Чайник 1.7 л',
    ]));
  test('at the end, when no query has it beside a word of the title', () =>
    expect(complete(NAME, [input('самовар', 3)])).toEqual(['Чайник 1.7 л[самовар]']));
  test('not at all, when the title has it in another form', () =>
    expect(complete('Чайники', [input('чайник', 3)])).toEqual([]));
});
