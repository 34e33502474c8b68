import { expect, test } from 'vitest';
import {
  aboutFile,
  coverageOf,
  csvHead,
  csvRow,
  type RawCheck,
  rawColumns,
  rawRow,
  wideFile,
} from './file.ts';

const TEXTS = { notFoundShort: 'н/н', deepShort: '1000+', found: 'найдено', coverage: 'охват' };
const check: RawCheck = {
  at: Date.parse('2026-03-01T09:00:00.000Z'),
  query: 'чай',
  outcome: 'found',
  place: 7,
  placesRead: 100,
  mode: 'plain',
  lateSeconds: 3,
};

test('a stored check says its place, 1000+ or н/н, or nothing where it failed', () => {
  const placeIn = (change: Partial<RawCheck>) => rawRow({ ...check, ...change }, TEXTS).slice(2, 4);
  expect(placeIn({})).toEqual([7, 'найдено']);
  expect(placeIn({ outcome: 'deep', place: null })).toEqual(['1000+', 'deep']);
  expect(placeIn({ outcome: 'notFound', place: null })).toEqual(['н/н', 'notFound']);
  expect(placeIn({ outcome: 'timeout', place: null })).toEqual([null, 'timeout']);
});

test('buckets of an hour have their time, those of days and longer do not', () => {
  const header = (grouping: 'Hour' | 'Day' | 'Week' | 'Month') =>
    wideFile({
      buckets: ['2026-02-28T21:00:00.000Z'],
      rows: [],
      grouping,
      colorBy: 'place',
      texts: {},
    }).columns.at(-1)?.header;
  expect(header('Hour')).toBe('01.03.2026 00:00');
  for (const grouping of ['Day', 'Week', 'Month'] as const) expect(header(grouping)).toBe('01.03.2026');
});

test('found places are counted among all answers, and gaps are no answers', () => {
  const cells = [{ place: 4 }, { place: 'deep' }, { place: 'notFound' }, { place: null }] as const;
  expect(coverageOf([{ cells: cells.map((cell) => ({ ...cell, gap: null })) }])).toBe('1 / 3');
});

test('the second sheet says how much was found, where that is known', () => {
  const about = {
    texts: TEXTS,
    cabinetName: 'Дом',
    productName: 'Чайник',
    sku: 5,
    cityName: 'Москва',
    rows: 2,
    madeAt: new Date('2026-03-01T09:00:00.000Z'),
  };
  const names = (details: Parameters<typeof aboutFile>[0]) => aboutFile(details).map(([name]) => name);
  expect(aboutFile({ ...about, coverage: '1 / 3' })).toContainEqual(['охват', '1 / 3']);
  expect(names(about)).not.toContain('охват');
});

test('a line of a CSV has numbers, quoted texts, coloured values and empty cells', () => {
  const columns = rawColumns(TEXTS);
  const line = csvRow([check.at, 'чай; "тот"', { value: 7, fill: '#fff' }, 'да', null, 'plain', 3], columns);
  expect(line).toBe('01.03.2026 12:00;"чай; ""тот""";7;да;;plain;3\r\n');
  expect(csvHead(columns.slice(1, 3))).toBe('\uFEFFquery;place\r\n');
});
