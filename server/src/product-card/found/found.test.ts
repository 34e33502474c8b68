import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stemWord } from '../../words/stem-word.ts';
import { foldWords } from './fold-words.ts';
import { mergeFound, rankQueries } from './merge-found.ts';

const nothing = { place: null, averagePosition: null, viewUsers: null, orders: null };

describe('queries of a card', () => {
  test('one line a query, with what each source knows', () => {
    const merged = mergeFound(
      [{ ...nothing, query: 'щётка для обуви', averagePosition: 4.5, viewUsers: 30, orders: 2 }],
      [
        { ...nothing, query: 'щетка для обуви', place: 3 },
        { ...nothing, query: 'щетка', place: 12 },
      ],
    );
    expect(merged).toEqual([
      { query: 'щетка для обуви', place: 3, averagePosition: 4.5, viewUsers: 30, orders: 2 },
      { ...nothing, query: 'щетка', place: 12 },
    ]);
  });

  test('the top is by buyers who saw it, then by searches; the unknown comes last', () => {
    const found = ['а', 'б', 'в', 'г'].map((query) => ({ ...nothing, query }));
    const seen = found.map((one) => (one.query === 'г' ? { ...one, viewUsers: 1 } : one));
    const ranked = rankQueries(
      seen,
      new Map([
        ['б', 10],
        ['в', 20],
      ]),
    );
    expect(ranked.map(({ query, frequency }) => [query, frequency])).toEqual([
      ['г', null],
      ['в', 20],
      ['б', 10],
      ['а', null],
    ]);
  });
});

describe('words of a card', () => {
  test('forms share a line, a query counts once, prepositions are no words', () => {
    const words = foldWords(
      [
        { query: 'шторы для кухни', frequency: 100 },
        { query: 'штора шторы', frequency: 10 },
        { query: 'портьеры', frequency: null },
      ],
      'Шторы блэкаут в комнату',
    );
    const known = words.map(({ word, queriesCount, frequency, isInTitle }) => [
      word,
      queriesCount,
      frequency,
      isInTitle,
    ]);
    expect(known).toEqual([
      ['шторы', 2, 110, true],
      ['кухни', 1, 100, false],
      ['портьеры', 1, 0, false],
      ['блэкаут', 0, 0, true],
      ['комнату', 0, 0, true],
    ]);
  });

  test('a word has the searches of exactly the queries with one of its forms', () => {
    const word = fc.constantFrom('чайник', 'чайника', 'чайники', 'термос', 'белый', 'белая', 'сталь');
    const query = fc.record({
      query: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
      frequency: fc.nat(1000),
    });
    fc.assert(
      fc.property(fc.array(query, { maxLength: 20 }), (queries) => {
        for (const { key, frequency, queriesCount } of foldWords(queries, '')) {
          const having = queries.filter((one) => one.query.split(' ').some((form) => stemWord(form) === key));
          expect(queriesCount).toBe(having.length);
          expect(frequency).toBe(having.reduce((sum, one) => sum + one.frequency, 0));
        }
      }),
    );
  });
});

test('of forms that are searched for equally often the first of the alphabet is shown', () => {
  const queries = ['чайников', 'чайники', 'чайник'].map((query) => ({ query, frequency: 10 }));
  expect(foldWords(queries, '')).toMatchObject([{ word: 'чайник', queriesCount: 3, frequency: 30 }]);
  expect(foldWords([...queries, { query: 'чайников', frequency: null }], '')).toMatchObject([
    { word: 'чайников' },
  ]);
});
