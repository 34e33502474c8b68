import { expect, test } from 'vitest';
import { describeSpellings, type Spelling } from './describe-spellings.ts';

const spelling = (query_id: number, query: string, means: number): Spelling => ({
  query_id,
  query,
  means,
  means_query: `query ${means}`,
  reason: 'slip',
});

const SPELLINGS = [spelling(2, 'шапмунь', 1), spelling(3, 'шампуь', 1), spelling(4, 'шемпунь', 1)];

test('spellings that were searched, the most searched first, with their part of all searches', () => {
  const counts = new Map([
    [1, 820],
    [2, 60],
    [3, 120],
  ]);
  expect(describeSpellings([1, 7], SPELLINGS, counts)).toEqual(
    new Map([
      [
        1,
        {
          others: {
            count: 2,
            share: 0.18,
            named: [
              { query: 'шампуь', count: 120, reason: 'slip' },
              { query: 'шапмунь', count: 60, reason: 'slip' },
            ],
          },
          means: null,
        },
      ],
      [7, { others: null, means: null }],
    ]),
  );
});

test('a misspelt row says what it means', () =>
  expect(describeSpellings([2], SPELLINGS, new Map([[2, 60]])).get(2)).toEqual({
    others: null,
    means: 'query 1',
  }));

test('of two that are searched as much the older comes first, whichever was read first', () => {
  const pair = [spelling(9, 'шапунь', 1), spelling(4, 'шымпунь', 1)];
  const counts = new Map([
    [9, 10],
    [4, 10],
  ]);
  for (const read of [pair, pair.toReversed()])
    expect(
      describeSpellings([1], read, counts)
        .get(1)
        ?.others?.named.map(({ query }) => query),
    ).toEqual(['шымпунь', 'шапунь']);
});

test('many are counted and the first of them named', () => {
  const many = Array.from({ length: 50 }, (_, index) => spelling(index + 2, `написание ${index}`, 1));
  const counts = new Map(Array.from({ length: 51 }, (_, index) => [index + 1, 10]));
  const described = describeSpellings([1], many, counts).get(1);
  expect([described?.others?.count, described?.others?.named.length]).toEqual([50, 20]);
  expect(described?.others?.share).toBeCloseTo(50 / 51);
});
