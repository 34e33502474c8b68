import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';
import { clusterQueries } from './cluster-queries.ts';

test('queries are grouped under the words that distinguish them, whatever the form', () => {
  expect(
    clusterQueries([
      'еда термос',
      'термос для еды',
      'термос для еды детский',
      'термосы детские',
      'термос 1 л',
      'фляга',
    ]),
  ).toEqual(
    new Map([
      ['термос для еды', 'еды'],
      ['термос для еды детский', 'еды'],
      ['еда термос', 'еды'],
      ['термосы детские', 'термос'],
      ['термос 1 л', 'термос'],
    ]),
  );
});

test('where each query has the same word, it names those that share nothing else', () => {
  const clusters = clusterQueries(['чайник стеклянный', 'чайники стеклянные', 'чайник белый', 'чайник']);
  expect(clusters.get('чайник стеклянный')).toBe(clusters.get('чайники стеклянные'));
  expect(clusters.get('чайник белый')).toBe('чайник');
  expect(clusters.get('чайник')).toBe('чайник');
});

test('words that say nothing about goods gather nothing', () => {
  expect(clusterQueries(['для дома', 'для сада', 'м 1', 'с 1', '', '—'])).toEqual(new Map());
});

const someQuery = fc
  .array(fc.constantFrom('чайник', 'чайники', 'белый', 'белая', 'для', 'стекло', '2', 'kettle', 'kettles'), {
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const someQueries = fc.uniqueArray(someQuery, { maxLength: 12 });
const stemsOf = (query: string) => splitWords(query).map(stemWord);

test('a cluster has two queries at least, and each of them has its word', () => {
  fc.assert(
    fc.property(someQueries, (queries) => {
      const members = Map.groupBy(clusterQueries(queries), ([, name]) => name);
      for (const [name, entries] of members) {
        expect(entries.length).toBeGreaterThan(1);
        for (const [query] of entries) expect(stemsOf(query)).toContain(stemWord(name));
      }
    }),
  );
});

test('the order of the queries changes nothing, and no two clusters have one word', () => {
  fc.assert(
    fc.property(someQueries, (queries) => {
      const clusters = clusterQueries(queries);
      expect(new Map(clusterQueries(queries.toReversed()))).toEqual(clusters);
      const names = [...new Set(clusters.values())];
      expect(new Set(names.map(stemWord)).size).toBe(names.length);
    }),
  );
});
