import { expect, test } from 'vitest';
import { stemWord } from '../words/stem-word.ts';
import { describeWordSpellings, type WordSpelling, wordOf } from './describe-word-spellings.ts';

const spelling = (
  wrong: string,
  means: string,
  meantQuery = means,
  reason: WordSpelling['reason'] = 'slip',
): WordSpelling => ({ stem: stemWord(wrong), means: stemWord(means), meantQuery, reason });
const uses = new Map(
  [
    ['шампунь', 300],
    ['шапмунь', 60],
    ['шампуь', 40],
    ['дляволос', 10],
  ].map(([word, count]) => [stemWord(String(word)), { count: Number(count), topQuery: `${word} детский` }]),
);

test('a word is shown in the form of its query', () => {
  expect(wordOf('чашки для чая', stemWord('чашка'))).toBe('чашки');
  expect(wordOf('без него', stemWord('чашка'))).toBe(stemWord('чашка'));
});

test('a word names its misspellings, the most searched first, with their share of all', () => {
  const spellingOf = describeWordSpellings(
    [spelling('шампуь', 'шампунь'), spelling('шапмунь', 'шампунь'), spelling('шампнь', 'шампунь')],
    uses,
  );
  expect(spellingOf(stemWord('шампунь'))).toEqual({
    means: null,
    others: {
      count: 2,
      share: 0.25,
      named: [
        { query: 'шапмунь', count: 60, reason: 'slip' },
        { query: 'шампуь', count: 40, reason: 'slip' },
      ],
    },
  });
  expect(spellingOf(stemWord('шапмунь'))).toEqual({ others: null, means: 'шампунь' });
  expect(spellingOf(stemWord('чайник'))).toEqual({ others: null, means: null });
});

test('a word without spaces means several, in their order', () => {
  const meant = 'маска для волос';
  const spellingOf = describeWordSpellings(
    [spelling('дляволос', 'волос', meant, 'spacing'), spelling('дляволос', 'для', meant, 'spacing')],
    uses,
  );
  expect(spellingOf(stemWord('дляволос')).means).toBe('для волос');
  expect(spellingOf(stemWord('волос')).others?.named).toEqual([
    { query: 'дляволос', count: 10, reason: 'spacing' },
  ]);
});
