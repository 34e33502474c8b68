import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createMarket } from '../../market/create-market.ts';
import { createTraffic } from '../../traffic/create-traffic.ts';
import { fillReport } from './fill-report.ts';
import { type OrderedReport, REPORT_KINDS, type ReportKind } from './ordered-report.ts';
import { packReport } from './pack-report.ts';
import { openScope } from './report-scope.ts';
import type { Sheet } from './sheet.ts';

const SHEETS: Sheet[] = [
  {
    title: 'Отчёт <1> & очень длинное название листа',
    file: 'first',
    columns: [
      ['OFFER_ID', 'Ваш SKU'],
      ['TO_CART', 'В корзину, шт.'],
    ],
    rows: [
      ['a;"b",\nc', 1],
      ['<&>', 2.5],
    ],
  },
  { title: 'Второй', file: 'second', columns: [['DAY', 'День']], rows: [] },
];

const textOf = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());

describe('files of a report', () => {
  test('CSV: a file a sheet, quoted where needed', () => {
    const files = unzipSync(packReport(SHEETS, 'CSV'));
    expect(Object.keys(files)).toEqual(['first.csv', 'second.csv']);
    expect(parse(textOf(files, 'first.csv'))).toEqual([
      ['OFFER_ID', 'TO_CART'],
      ['a;"b",\nc', '1'],
      ['<&>', '2.5'],
    ]);
    expect(textOf(files, 'second.csv')).toBe('DAY\n');
  });

  test('JSON: the names of the fields in camel case', () => {
    const files = unzipSync(packReport(SHEETS, 'JSON'));
    expect(JSON.parse(textOf(files, 'first.json'))).toEqual([
      { offerId: 'a;"b",\nc', toCart: 1 },
      { offerId: '<&>', toCart: 2.5 },
    ]);
  });

  test('FILE: a workbook that a reader of spreadsheets opens', async () => {
    const sheets = await readExcelFile(Buffer.from(packReport(SHEETS, 'FILE')));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Отчёт <1> & очень длинное назва', 'Второй']);
    expect(sheets[0]?.data).toEqual([
      ['Ваш SKU', 'В корзину, шт.'],
      ['a;"b",\nc', 1],
      ['<&>', 2.5],
    ]);
  });
});

const FILE = new URL('../../../../../shared/contracts/yandex-market/report-columns.json', import.meta.url);
const Columns = z.object({
  reports: z.record(
    z.string(),
    z.object({
      endpoint: z.string(),
      sheets: z.array(
        z.object({
          sheet: z.string(),
          file: z.string(),
          columns: z.array(
            z.object({ csv: z.string(), json: z.string(), xlsx: z.string(), type: z.string() }),
          ),
        }),
      ),
    }),
  ),
});

describe.skipIf(!existsSync(FILE))('columns (skipped without ../shared/contracts)', () => {
  const { reports } = existsSync(FILE)
    ? Columns.parse(JSON.parse(readFileSync(FILE, 'utf8')))
    : { reports: {} };
  const market = createMarket({ seed: 7, queryCount: 500, productCount: 2000 });
  const order = (kind: ReportKind): OrderedReport => ({
    id: 'a',
    sellerId: 7,
    kind,
    format: 'CSV',
    requestedAtMs: Date.parse('2026-11-21T09:00:00Z'),
    isFailed: false,
    from: 20_776,
    to: 20_777,
    ...(kind === 'competitors-position' && { categoryId: 28 }),
  });

  test.each(REPORT_KINDS)('%s', async (kind) => {
    const described = Object.values(reports).find(({ endpoint }) => endpoint.includes(`/${kind}/`));
    const sheets = await fillReport(openScope(market, createTraffic(market), order(kind)));
    expect(sheets.map(({ title, file, columns }) => ({ title, file, columns }))).toEqual(
      described?.sheets.map(({ sheet, file, columns }) => ({
        title: sheet,
        file,
        columns: columns.map(({ csv, xlsx }) => [csv, xlsx]),
      })),
    );
    const json = unzipSync(packReport(sheets, 'JSON'));
    for (const { file, columns } of described?.sheets ?? []) {
      const rows = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(textOf(json, `${file}.json`)));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        for (const { json: name, type } of columns)
          expect([name, typeof row[name], type === 'integer' ? Number.isInteger(row[name]) : true]).toEqual([
            name,
            type === 'string' ? 'string' : 'number',
            true,
          ]);
    }
  });
});
