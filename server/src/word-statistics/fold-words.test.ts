import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { foldWords, keysOf } from './fold-words.ts';
import { NOTHING, type QueryFigures } from './own-figures.ts';
import { chooseStopWords } from './stop-words/choose-stop-words.ts';

const NONE_STOPPED = chooseStopWords({ languages: [], added: [], returned: [] });
const { queries: _, ...NO_FIGURES } = NOTHING;

function input(text: string, users: number, more: Partial<QueryFigures> = {}): QueryFigures {
  return { ...NO_FIGURES, text, users: [users, null, null, null], ...more };
}
const usersOf = (queries: readonly QueryFigures[]) =>
  foldWords(queries, NONE_STOPPED).words.map(({ word, sums }) => [word, sums.queries, sums.users[0]]);

describe('a query counts once for a word', () => {
  test('however often and in however many forms it says it', () =>
    expect(usersOf([input('платье платья для платьев', 10)])).toContainEqual(['платье', 1, 10]));

  const word = fc.constantFrom(
    'платье',
    'платья',
    'кроссовки',
    'кроссовок',
    'nike',
    'kettle',
    'kettles',
    'été',
  );
  const queries = fc.array(fc.tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat({ max: 1000 })), {
    maxLength: 20,
  });
  test('so no word has more than all queries have, and each has what a slow count finds', () =>
    fc.assert(
      fc.property(queries, (list) => {
        const figures = list.map(([words, users]) => input(words.join(' '), users));
        const { words, totals } = foldWords(figures, NONE_STOPPED);
        for (const { key, sums } of words) {
          const having = figures.filter(({ text }) => splitWords(text).map(stemWord).includes(key));
          expect(sums.queries).toBe(having.length);
          expect(sums.users[0]).toBe(having.reduce((sum, one) => sum + (one.users[0] ?? 0), 0));
          expect(sums.users[0]).toBeLessThanOrEqual(totals.users[0] ?? 0);
        }
      }),
    ));

  test('so sums over words may exceed the whole', () => {
    const { words, totals } = foldWords([input('белые кроссовки', 5), input('кроссовки', 1)], NONE_STOPPED);
    expect(totals.users[0]).toBe(6);
    expect(words.reduce((sum, one) => sum + (one.sums.users[0] ?? 0), 0)).toBe(11);
  });
});

describe('forms of one word share a row', () => {
  test.each([
    ['ru', ['женское платье', 'платья', 'много платьев'], ['платье', 'платьев', 'платья']],
    ['en', ['red kettle', 'kettles'], ['kettle', 'kettles']],
    ['fr', ['robe été', 'étés'], ['étés', 'été']],
    ['ar', ['حقيبة جلد', 'الحقيبة'], ['الحقيبة', 'حقيبة']],
  ])('%s', (_language, texts, forms) => {
    const { words } = foldWords(
      texts.map((text) => input(text, 1)),
      NONE_STOPPED,
    );
    const row = words.find((one) => one.sums.queries === texts.length);
    expect(row?.forms.toSorted()).toEqual(forms.toSorted());
  });

  test('the form of most people stands for all', () => {
    const { words } = foldWords([input('платье', 1), input('платья', 9)], NONE_STOPPED);
    expect(words).toMatchObject([{ word: 'платья', forms: ['платья', 'платье'] }]);
  });
});

describe('pairs', () => {
  test('are unordered, of two different words, with sums of their own', () => {
    const { pairs } = foldWords(
      [input('белые кроссовки', 5), input('кроссовки белые nike', 2), input('белые', 9)],
      NONE_STOPPED,
    );
    const found = pairs.map(({ keys, sums }) => [keys.toSorted().join('+'), sums.queries, sums.users[0]]);
    expect(found).toEqual([
      ['бел+кроссовк', 2, 7],
      ['nike+бел', 1, 2],
      ['nike+кроссовк', 1, 2],
    ]);
  });

  test('a word is no pair with itself', () =>
    expect(foldWords([input('платье платья', 1)], NONE_STOPPED).pairs).toEqual([]));
});

describe('stop words', () => {
  const isStopped = chooseStopWords({ languages: ['ru'], added: ['купить'], returned: ['без'] });

  test('are left out and named; what was taken back counts', () => {
    const { words, stopped } = foldWords([input('купить чайник для дома без шума', 3)], isStopped);
    expect(words.map(({ word }) => word).toSorted()).toEqual(['без', 'дома', 'чайник', 'шума']);
    expect(stopped).toEqual(['для', 'купить']);
  });

  test('what a person adds means all forms of the word', () =>
    expect([...keysOf('купит чайник', isStopped).keys()]).toEqual(['чайник']));
});

test('unknown figures stay unknown, and what is known from advertising alone is counted', () => {
  const ad = { adViews: 40, adClicks: 4, spendKopecks: 900 };
  const { words } = foldWords(
    [input('чайник', 3, { viewUsers: null }), { ...NO_FIGURES, text: 'чайник красный', ...ad }],
    NONE_STOPPED,
  );
  expect(words[0]).toMatchObject({ word: 'чайник', sums: { queries: 2, viewUsers: null, ...ad } });
});

test('viewers known for some queries are not given as the viewers of all', () => {
  const seen = (...views: (number | null)[]) =>
    foldWords(
      views.map((viewUsers, index) => input(`чайник ${index}x`, 5, { viewUsers })),
      NONE_STOPPED,
    ).words.find(({ word }) => word === 'чайник')?.sums.viewUsers;
  expect([seen(2, 3), seen(2, null), seen(null, 2, 3)]).toEqual([5, null, null]);
});

test('a word of earlier spans alone is not a row', () =>
  expect(usersOf([{ ...NO_FIGURES, text: 'чайник', users: [null, 5, null, null] }])).toEqual([]));
