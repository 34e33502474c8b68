import { Sku } from '@vitrina/contract/ids.ts';
import type { ProductTitle, WordPair } from '@vitrina/contract/word-statistics.ts';
import { describe, expect, test } from 'vitest';
import {
  changeOf,
  ddrCell,
  filterPairs,
  filterWords,
  namedPeriod,
  neighbourOf,
  newestDay,
  type PlacedWord,
  periodOf,
  placeOf,
  placesOf,
  placeWords,
  productsOf,
  shareCell,
  strengthsOf,
} from './rules.ts';

const title = (sku: number, ...words: string[]) =>
  ({
    sku,
    parts: words.flatMap((word, index) => [
      ...(index === 0 ? [] : [{ text: ' ', key: null, users: null }]),
      { text: word, key: word.toLowerCase(), users: index * 25 },
    ]),
    mostUsers: 100,
    missing: [],
  }) as unknown as ProductTitle;

const word = (key: string, users: number | null, more: object = {}) =>
  ({
    key,
    word: key,
    forms: [key],
    users,
    places: { title: 0, description: 0, unknown: 0, total: 1 },
    ...more,
  }) as unknown as PlacedWord;

describe('where a word stands', () => {
  const titles = [title(1, 'Чайник', 'Белый'), title(2, 'Чайник')];
  const descriptions = new Map([[1, new Set(['электрический', 'чайник'])]]);

  test('in how many titles and descriptions, and of how many nothing is known', () => {
    expect(placesOf('чайник', titles, descriptions)).toEqual({
      title: 2,
      description: 1,
      unknown: 1,
      total: 2,
    });
    expect(placesOf('белый', titles, descriptions)).toMatchObject({ title: 1, description: 0 });
    expect(placesOf('самовар', titles, new Map([[1, null]]))).toMatchObject({ unknown: 2 });
  });

  test.each([
    [{ title: 1, description: 2, unknown: 0, total: 2 }, 'title'],
    [{ title: 0, description: 1, unknown: 1, total: 2 }, 'description'],
    [{ title: 0, description: 0, unknown: 1, total: 2 }, 'unknown'],
    [{ title: 0, description: 0, unknown: 0, total: 2 }, 'nowhere'],
  ])('%j is %s: nowhere is said only when it was looked for everywhere', (places, name) =>
    expect(placeOf(places)).toBe(name),
  );
});

test('growth from nothing, or from what was not measured, has no percentage', () => {
  const change = (users: number | null, usersBefore: number | null) => changeOf({ users, usersBefore });
  expect([change(120, 100), change(0, 100), change(5, 0), change(5, null), change(null, 5)]).toEqual([
    expect.closeTo(0.2, 9),
    -1,
    null,
    null,
    null,
  ]);
});

test('a share of nothing is a dash, a share of an unknown figure is a hatch', () => {
  expect([
    shareCell(0.1, 1, 10),
    shareCell(null, 5, 0),
    shareCell(null, null, 10),
    shareCell(null, 5, null),
  ]).toEqual([0.1, undefined, null, null]);
});

test('spend and sales of different days have no share: a hatch, and a dash where nothing was sold', () => {
  const of = (ddr: number | null, gmvKopecks: number | null) =>
    ddrCell(word('елка', 5, { ddr, spendKopecks: 70, gmvKopecks }));
  expect([of(0.1, 700), of(null, 700), of(null, 0), of(null, null)]).toEqual([0.1, null, undefined, null]);
});

describe('filters', () => {
  const words = [
    word('елка', 5, { forms: ['елка', 'елки'] }),
    word('чайник', 3, { places: { title: 1, description: 0, unknown: 0, total: 1 } }),
  ];
  test('find a part of any form, whatever its case and ё', () => {
    expect(filterWords(words, { contains: 'ЁЛКИ', place: 'any' })).toHaveLength(1);
    expect(filterWords(words, { contains: '', place: 'any' })).toHaveLength(2);
    expect(filterWords(words, { contains: 'самовар', place: 'any' })).toEqual([]);
  });
  test('keep words of one place', () =>
    expect(filterWords(words, { contains: '', place: 'title' }).map(({ key }) => key)).toEqual(['чайник']));
  test('find a pair by either word', () => {
    const pairs = [{ words: ['белые', 'кроссовки'] }, { words: ['белые', 'кеды'] }] as unknown as WordPair[];
    expect(filterPairs(pairs, 'кед')).toHaveLength(1);
    expect(filterPairs(pairs, 'бел')).toHaveLength(2);
  });
});

describe('the title', () => {
  test('a word is as strong as its traffic beside the strongest; signs have no strength', () =>
    expect(strengthsOf(title(1, 'Чайник', 'Белый', 'Икс'))).toEqual([0, null, 0.25, null, 0.5]));
  test('one person who searched is all of the traffic there is', () => {
    const parts = [{ text: 'Чайник', key: 'чайник', users: 1 }];
    expect(strengthsOf({ ...title(1), parts, mostUsers: 1 })).toEqual([1]);
    expect(
      strengthsOf({ ...title(1), parts: parts.map((part) => ({ ...part, users: 0 })), mostUsers: 0 }),
    ).toEqual([0]);
  });
  test('a missing word is offered after the word before its place', () => {
    const parts = title(1, 'Чайник', 'Белый');
    expect([
      neighbourOf(parts, 0),
      neighbourOf(parts, 1),
      neighbourOf(parts, 2),
      neighbourOf(parts, 3),
    ]).toEqual([null, 'Чайник', 'Чайник', 'Белый']);
  });
});

test('product.md 8.4: the newest day is there on the next one after 15:00 Moscow', () => {
  expect(newestDay(new Date('2026-03-02T11:59:00Z'))).toBe('2026-02-28');
  expect(newestDay(new Date('2026-03-02T12:00:00Z'))).toBe('2026-03-01');
});

test.each([
  ['2026-02-01', '2026-02-10', true],
  ['2026-02-10', '2026-02-10', true],
  ['2026-02-11', '2026-02-10', false],
  ['', '2026-02-10', false],
  ['2026-02-01', 'x', false],
])('an address from %s to %s names a period: %s', (from, to, isNamed) => {
  expect(namedPeriod({ from, to })).toEqual(isNamed ? { from, to } : undefined);
});

test('four weeks are shown unless the address names days that the plan shows; a small plan shows a week', () => {
  const bounds = { minimum: '2024-03-14', maximum: '2026-03-01' };
  const named = { from: '2026-01-10', to: '2026-02-15' };
  expect(periodOf(named, bounds, null)).toEqual(named);
  expect(periodOf(named, bounds, 30)).toEqual({ from: '2026-01-31', to: '2026-02-15' });
  expect(periodOf(named, bounds, 7)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  const first = (planDays: number | null) => periodOf(undefined, bounds, planDays).from;
  expect([null, 28, 27].map(first)).toEqual(['2026-02-02', '2026-02-02', '2026-02-23']);
});

test('words are placed by titles and by those descriptions that are known', () => {
  const titles = [title(1, 'Чайник'), title(2, 'Кружка'), title(3, 'Ложка')];
  const descriptions = [
    { sku: 1, keys: ['кружка'] },
    { sku: 2, keys: null },
  ];
  const [placed] = placeWords({ words: [word('кружка', 5)], titles }, descriptions);
  expect(placed?.places).toEqual({ title: 1, description: 1, unknown: 2, total: 3 });
});

test('words are of the named products, else of those that the server chose', () => {
  const [first, second] = [Sku.parse(1), Sku.parse(2)];
  expect(productsOf([first], [{ sku: second }])).toEqual([first]);
  expect(productsOf([], [{ sku: second }])).toEqual([second]);
  expect(productsOf([], [])).toEqual([]);
});
