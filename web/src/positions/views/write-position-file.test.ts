import { longFile, wideFile } from '@vitrina/contract/positions/file.ts';
import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writePositionFile } from './write-position-file.ts';

const BUCKETS = ['2026-03-01T07:00:00.000Z', '2026-03-01T08:00:00.000Z', '2026-03-01T09:00:00.000Z'];
const CELLS: readonly PositionCell[] = [
  { place: 4, gap: null, minute: 5, coverage: { answered: 14, planned: 20 } },
  { place: 'deep', gap: null },
  { place: null, gap: 'timeout' },
];
const ROWS = [
  { query: '=чай', now: 4, best: 4, median: 4.5, cells: CELLS },
  { query: 'кофе; тот', now: 'notFound', best: null, median: null, cells: CELLS.toReversed() },
] as const;
const TEXTS = { notFoundShort: 'н/н', deepShort: '1000+', timeout: 'не ответила', found: 'найдено' };
const screen = { buckets: BUCKETS, rows: ROWS, grouping: 'Hour', colorBy: 'place', texts: TEXTS } as const;
const ABOUT = [['rows', 2]] as const;

const write = async (file: ReturnType<typeof wideFile>, format: 'csv' | 'xlsx') =>
  Buffer.from(
    await (
      await writePositionFile(file, { format, texts: TEXTS, about: ABOUT, isRightToLeft: false })
    ).arrayBuffer(),
  );

test('the wide file has the rows and buckets of the matrix; numbers are numbers and words are words', async () => {
  const sheet = await readSheet(await write(wideFile(screen), 'xlsx'), 'sheet');
  expect(sheet).toEqual([
    ['query', 'now', 'best', 'median', '01.03.2026 10:00', '01.03.2026 11:00', '01.03.2026 12:00'],
    ['=чай', 4, 4, 4.5, 4, '1000+', null],
    ['кофе; тот', 'н/н', null, null, null, '1000+', 4],
  ]);
});

test('heat colours are kept: of places and of the words in their stead, never of what nobody measured', async () => {
  const [, ...colored] = wideFile(screen).rows[0]?.slice(3) ?? [];
  expect(colored).toEqual([{ value: 4, fill: '#a9dfbf' }, { value: '1000+', fill: '#fad7d2' }, null]);
  const changed = wideFile({ ...screen, colorBy: 'change' }).rows[0]?.slice(4);
  expect(changed).toEqual([4, { value: '1000+', fill: '#f3bd7e' }, null]);
  const parts = unzipSync(await write(wideFile(screen), 'xlsx'));
  const styles = Buffer.from(parts['xl/styles.xml'] ?? []).toString();
  expect(styles.toUpperCase()).toContain('A9DFBF');
  expect(styles.toUpperCase()).toContain('FAD7D2');
});

test('the long file has a row for each query and bucket, with why a place is absent and what it covers', async () => {
  const lines = parse((await write(longFile(screen), 'csv')).toString('utf8').slice(1), { delimiter: ';' });
  expect(lines.slice(1)).toEqual([
    ['01.03.2026 10:00', "'=чай", '4', 'найдено', '01.03.2026 10:05', '14', '20'],
    ['01.03.2026 11:00', "'=чай", '1000+', 'deep', '', '', ''],
    ['01.03.2026 12:00', "'=чай", '', 'не ответила', '', '', ''],
    ['01.03.2026 10:00', 'кофе; тот', '', 'не ответила', '', '', ''],
    ['01.03.2026 11:00', 'кофе; тот', '1000+', 'deep', '', '', ''],
    ['01.03.2026 12:00', 'кофе; тот', '4', 'найдено', '01.03.2026 12:05', '14', '20'],
  ]);
});

test('days and longer buckets are named by their day', () => {
  const { columns } = wideFile({ ...screen, grouping: 'Day', buckets: ['2026-02-28T21:00:00.000Z'] });
  expect(columns.at(-1)?.header).toBe('01.03.2026');
});

test('the first row stands out as a heading, the others do not', async () => {
  const parts = unzipSync(await write(longFile(screen), 'xlsx'));
  const text = (name: string) => Buffer.from(parts[name] ?? []).toString();
  const fonts = [...text('xl/styles.xml').matchAll(/<font>.*?<\/font>/gs)].map(([font]) =>
    font.includes('<b'),
  );
  const [, formats = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(text('xl/styles.xml')) ?? [];
  const isBold = [...formats.matchAll(/<xf [^>]*>/g)].map(
    ([format]) => fonts[Number(/fontId="(\d+)"/.exec(format)?.[1] ?? 0)] === true,
  );
  const cells = [...text('xl/worksheets/sheet1.xml').matchAll(/<c r="B(\d)"(?: s="(\d+)")?/g)];
  expect(cells.slice(0, 3).map(([, row, style = '0']) => [row, isBold[Number(style)]])).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
  ]);
});
