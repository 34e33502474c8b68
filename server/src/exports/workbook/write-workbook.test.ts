import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { toCells } from './sheet-cells.ts';
import type { SheetColumn, SheetRow } from './workbook.ts';
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

async function write(rows: readonly SheetRow[], sheet = 'Запросы') {
  return writeWorkbook(
    { sheet, columns: COLUMNS, isRightToLeft: false },
    rows.map((row) => toCells(row, COLUMNS)),
    ABOUT,
  );
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
  expect(sheet).toMatch(/<pane ySplit="1" xSplit="1" topLeftCell="B2"[^>]*state="frozen"/);
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
