import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { createFormat } from '../../../platform/texts/create-format.ts';
import type { Words } from '../../../platform/texts/words.ts';
import type { Column } from '../column.ts';
import { writeTableFile } from './write-table-file.ts';

type Row = {
  name: string;
  place: number | string | null;
  share: number | null;
  price?: number;
  ratio: number;
};

const WORDS: Words = { t: ((key: string) => `=${key}`) as Words['t'], format: createFormat('ru') };
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', header: 'common.add', kind: 'text', width: 240, value: (row) => row.name },
  { id: 'line', header: 'common.copy', kind: 'custom', width: 130, cell: () => null },
  {
    id: 'place',
    header: 'common.close',
    kind: 'number',
    unit: 'place',
    width: 80,
    value: (row) => row.place,
  },
  { id: 'share', header: 'common.home', kind: 'number', unit: 'share', width: 80, value: (row) => row.share },
  {
    id: 'price',
    header: 'common.loading',
    kind: 'number',
    unit: 'kopecks',
    width: 80,
    value: (row) => row.price,
  },
  {
    id: 'ratio',
    header: 'common.retry',
    kind: 'number',
    unit: 'share',
    width: 80,
    value: (row) => row.ratio,
    heat: (row) => row.ratio,
  },
  {
    id: 'state',
    header: 'common.undo',
    kind: 'custom',
    width: 80,
    value: (row) => row.place,
    plain: (row) => (row.place === null ? 'нет' : 'есть'),
  },
  { id: 'buttons', header: 'common.delete', kind: 'custom', width: 40, value: () => 'x', isFixed: true },
];
const ROWS: readonly Row[] = [
  { name: 'чайник "Заря"; дом', place: 7, share: 0.123, price: 123_450, ratio: 0.9 },
  { name: '=cmd|calc', place: 'н/н', share: null, ratio: 0.1 },
  { name: 'constructor', place: null, share: 0, price: 0, ratio: 0.7 },
];

const write = async (format: 'csv' | 'xlsx', rows = ROWS) => {
  const file = await writeTableFile(format, {
    columns: COLUMNS,
    rows,
    words: WORDS,
    about: [
      ['Кабинет', 'Ромашка'],
      ['Строк', rows.length],
    ],
    sheetNames: ['Таблица', 'О таблице'],
    isRightToLeft: true,
  });
  return Buffer.from(await file.arrayBuffer());
};

test('a CSV has the columns and rows of the table as a Russian Excel reads them', async () => {
  const csv = (await write('csv')).toString('utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(parse(csv.slice(1), { delimiter: ';', record_delimiter: '\r\n' })).toEqual([
    [
      "'=common.add",
      "'=common.close",
      "'=common.home",
      "'=common.loading",
      "'=common.retry",
      "'=common.undo",
    ],
    ['чайник "Заря"; дом', '7', '12,30%', '1234,50', '90,00%', 'есть'],
    ["'=cmd|calc", "'н/н".slice(1), '', '', '10,00%', 'есть'],
    ['constructor', '', '0,00%', '0,00', '70,00%', 'нет'],
  ]);
});

test('a workbook has the same in typed cells, and says where they come from', async () => {
  const bytes = await write('xlsx');
  expect(await readSheet(bytes, 'Таблица')).toEqual([
    ['=common.add', '=common.close', '=common.home', '=common.loading', '=common.retry', '=common.undo'],
    ['чайник "Заря"; дом', 7, 0.123, 1234.5, 0.9, 'есть'],
    ['=cmd|calc', 'н/н', null, null, 0.1, 'есть'],
    ['constructor', null, 0, 0, 0.7, 'нет'],
  ]);
  expect(await readSheet(bytes, 'О таблице')).toEqual([
    ['Кабинет', 'Ромашка'],
    ['Строк', 3],
  ]);
});

test('it filters under a frozen header, runs from the right where the language does, and keeps heat', async () => {
  const parts = unzipSync(await write('xlsx'));
  const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
  expect(sheet).toContain('<autoFilter ref="A1:F4"/>');
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).not.toContain('<f>');
  const styles = new TextDecoder().decode(parts['xl/styles.xml']).toLowerCase();
  for (const color of ['bfe8cf', 'f8c9c4', 'fbe7a8']) expect(styles).toContain(color);
});
