import { expect, test } from 'vitest';
import { advise, type Pair } from './advise.ts';

const pair = (part: Partial<Pair>): Pair => ({
  skus: [1, 2],
  titles: ['Чайник электрический стеклянный', 'Термопот белый с помпой'],
  queries: [{ query: 'чайник', firstAbove: 300, hours: 500 }],
  mostLostKopecks: null,
  ...part,
});

test('a small loss is left alone, an unknown one is not', () => {
  expect(advise(pair({ mostLostKopecks: 49_999 }))).toEqual({ kind: 'nothing' });
  expect(advise(pair({ mostLostKopecks: 50_000 })).kind).toBe('separate');
});

test('two titles of one thing are merged', () => {
  const titles = [
    'Чайник электрический стеклянный белый',
    'Электрические чайники стеклянные чёрные',
  ] as const;
  expect(advise(pair({ titles }))).toEqual({ kind: 'merge' });
});

test('each card keeps the words of the queries in which it leads', () => {
  const queries = [
    { query: 'стеклянный чайник', firstAbove: 400, hours: 500 },
    { query: 'термопот чайник', firstAbove: 100, hours: 500 },
  ];
  expect(advise(pair({ queries }))).toEqual({ kind: 'separate', words: [['стеклянный'], ['термопот']] });
});

test('with one query in common, the words that its title alone has', () => {
  expect(advise(pair({}))).toEqual({
    kind: 'separate',
    words: [
      ['чайник', 'электрический', 'стеклянный'],
      ['термопот', 'белый', 'помпой'],
    ],
  });
});

test('neither numbers nor prepositions are words to part by', () => {
  const titles = ['Чашка детская для кофе 250 мл', 'Чашка детская красная 300 мл'] as const;
  expect(advise(pair({ titles, queries: [{ query: 'чашка', firstAbove: 300, hours: 500 }] }))).toEqual({
    kind: 'separate',
    words: [['кофе'], ['красная']],
  });
});

test('where a card has no word of its own, the one that stands higher stays', () => {
  const titles = ['Чайник', 'Чайник стеклянный с подсветкой и термометром'] as const;
  const queries = [{ query: 'чайник', firstAbove: 100, hours: 500 }];
  expect(advise(pair({ titles, queries }))).toEqual({ kind: 'leaveOne', sku: 2 });
  expect(advise(pair({ titles: [null, null] }))).toEqual({ kind: 'leaveOne', sku: 1 });
});
