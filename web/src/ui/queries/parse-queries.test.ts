import { expect, test } from 'vitest';
import { isQueryList, parseQueries } from './parse-queries.ts';

const LIMITS = { existing: [], maximum: 5, maximumLength: 20 };

test('semicolons, line ends and tabs all part queries', () => {
  expect(parseQueries('термос; плед\nшапка\r\nчайник\tлампа', LIMITS).accepted).toEqual([
    'термос',
    'плед',
    'шапка',
    'чайник',
    'лампа',
  ]);
});

test('case, ё and е, and spaces do not make a new query; the first spelling stays', () => {
  const { accepted, merged } = parseQueries('Ёлка  живая;елка живая; ЕЛКА   ЖИВАЯ ', LIMITS);
  expect(accepted).toEqual(['Ёлка живая']);
  expect(merged).toBe(2);
});

test('what is chosen already is merged and not lost', () => {
  const { accepted, merged } = parseQueries('термос;плед', { ...LIMITS, existing: ['Термос'] });
  expect(accepted).toEqual(['Термос', 'плед']);
  expect(merged).toBe(1);
});

test('every line that is not taken is listed with its number and reason', () => {
  const { accepted, rejected } = parseQueries(`a;${'я'.repeat(21)};b\u0000;\uD800;c;d;e;f;g`, LIMITS);
  expect(accepted).toEqual(['a', 'c', 'd', 'e', 'f']);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'tooLong'],
    [3, 'characters'],
    [4, 'characters'],
    [9, 'tooMany'],
  ]);
});

test('a duplicate beyond the maximum is merged, not rejected', () => {
  const { merged, rejected } = parseQueries('a;b', { ...LIMITS, existing: ['a'], maximum: 1 });
  expect([merged, rejected.length]).toEqual([1, 1]);
});

test('accepted, merged and rejected add up to all that was pasted', () => {
  const text = 'a;A;;b;\n;c;d;e;f;g;ё;е';
  const { accepted, merged, rejected } = parseQueries(text, LIMITS);
  expect(accepted.length + merged + rejected.length).toBe(text.split(/[;\n]+/).filter(Boolean).length);
});

test('one typed query is not a list', () => {
  expect(isQueryList(' платье летнее\n')).toBe(false);
  expect(isQueryList('платье;юбка')).toBe(true);
});
