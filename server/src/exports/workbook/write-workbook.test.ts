import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { columnLetters } from './sheet-cells.ts';
import type { About, SheetColumn, SheetRow } from './workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

const COLUMNS: readonly SheetColumn[] = [
  { header: 'Запрос', width: 40 },
  { header: 'Выручка', width: 16, unit: 'kopecks' },
  { header: 'Доля', width: 16, unit: 'share' },
  { header: 'Пик', width: 16, unit: 'share', isHeated: true },
];
const ABOUT = {
  sheet: 'О таблице',
  lines: [
    ['Период', '2026-02-01 – 2026-02-28'],
    ['Строк', 3],
  ] as const,
};

async function write(
  rows: readonly SheetRow[],
  sheet = 'Запросы',
  about: About = ABOUT,
): Promise<Uint8Array> {
  const pages = Readable.from([rows.slice(0, 1), rows.slice(1)]) as AsyncIterable<readonly SheetRow[]>;
  const workbook = { sheet, columns: COLUMNS, isRightToLeft: false };
  return buffer(writeWorkbook(workbook, pages, about));
}

function readPart(bytes: Uint8Array, name: string): string {
  return new TextDecoder().decode(unzipSync(bytes)[name]);
}

test('numbers stay numbers and what is absent stays empty', async () => {
  const bytes = await write([
    ['чайник', 123_456, 0.1234, 1],
    ['=1+1', null, 0, null],
  ]);
  expect(await readSheet(Buffer.from(bytes), 'Запросы')).toEqual([
    ['Запрос', 'Выручка', 'Доля', 'Пик'],
    ['чайник', 1234.56, 0.1234, 1],
    ['=1+1', null, 0, null],
  ]);
  expect(readPart(bytes, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
});

test('whatever a text begins with or holds, it is that text', async () => {
  const texts = ['=1+1', '+7', '-1', '@a', ' два ', 'a&b<c>"d"', 'строка\nстрока', '😀', '00123', '_x0041_'];
  const bytes = await write(texts.map((text) => [text, null, null, null]));
  const read = await readSheet(Buffer.from(bytes), 'Запросы', { trim: false });
  expect(read.slice(1).map(([text]) => text)).toEqual(texts);
  expect(readPart(bytes, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
});

test('what XML has no place for is left out', async () => {
  const bytes = await write([['a\u0000\u0008\uFFFFb\uD800', null, null, null]]);
  expect((await readSheet(Buffer.from(bytes), 'Запросы'))[1]?.[0]).toBe('ab\uFFFD');
});

test('the file comes while the rows are read, and gives up with them', async () => {
  const row: SheetRow = [randomBytes(100_000).toString('hex'), 1, 1, 1];
  async function* pages() {
    for (let page = 0; page < 3; page += 1) yield await Promise.resolve([row]);
    throw new Error('the table is gone');
  }
  const file = writeWorkbook({ sheet: 'a', columns: COLUMNS, isRightToLeft: false }, pages(), ABOUT);
  let bytes = 0;
  const reading = (async () => {
    for await (const piece of file) bytes += piece.length;
  })();
  await expect(reading).rejects.toThrow('the table is gone');
  expect(bytes).toBeGreaterThan(100_000);
});

test('a table without rows is a header', async () => {
  const read = await readSheet(Buffer.from(await write([])), 'Запросы');
  expect(read).toEqual([['Запрос', 'Выручка', 'Доля', 'Пик']]);
});

test('columns are lettered as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('words that every object knows are words in a cell', async () => {
  const rows = ['constructor', '__proto__', 'toString'].map((word) => [word, null, null, null]);
  const read = await readSheet(Buffer.from(await write(rows)), 'Запросы');
  expect(read.slice(1).map(([word]) => word)).toEqual(['constructor', '__proto__', 'toString']);
});

test('the header is frozen and filters, the columns have their widths, heat has its colours', async () => {
  const bytes = await write([
    ['a', 1, 0.1, 0.9],
    ['b', 1, 0.1, 0.1],
  ]);
  const sheet = readPart(bytes, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<autoFilter ref="A1:D3"/>');
  expect(sheet).toMatch(/<pane xSplit="1" ySplit="1" topLeftCell="B2"[^>]*state="frozen"/);
  expect(sheet).toMatch(/<col min="1" max="1" width="40"/);
  expect(readPart(bytes, 'xl/styles.xml').toLowerCase()).toMatch(/bfe8cf[\s\S]*f8c9c4/);
  expect(readPart(bytes, 'xl/worksheets/sheet2.xml')).not.toContain('autoFilter');
});

test('the second sheet says what the first one shows, whatever both are called', async () => {
  const read = await readSheet(Buffer.from(await write([], 'о таблице')), 'О таблице 2');
  expect(read).toEqual([
    ['Период', '2026-02-01 – 2026-02-28'],
    ['Строк', 3],
  ]);
});
