import { expect, test } from 'vitest';
import type { ImportReport } from '../../packages/contract/src/query-imports.ts';
import { formatReport } from './format-report.ts';

const REPORT: ImportReport = {
  fileName: 'words.csv',
  source: 'keywordTool',
  unit: 'unknown',
  questions: [],
  period: { from: 'fileName', firstDay: '2026-02-28', lastDay: '2026-02-28', windowDays: 28 },
  repeated: { lines: 0, same: 0, taken: null },
  hasPlaces: false,
  importedAt: null,
  totalLines: 40,
  accepted: 18,
  merged: 2,
  rejected: 20,
  stored: 18,
  encoding: 'windows-1251',
  delimiter: ';',
  columns: [
    { header: 'Запрос', role: 'query' },
    { header: 'Цвет', role: null },
  ],
  rejections: Array.from({ length: 20 }, (_, index) => ({
    line: index + 2,
    reason: 'notANumber',
    text: 'дом;много',
  })),
  warnings: [],
  warningsCount: 0,
};

test('says what was understood and hides no line: what is not listed is counted', () => {
  const text = formatReport(REPORT);
  expect(text).toContain('read as       windows-1251, delimiter ";"');
  expect(text).toContain('Запрос → query');
  expect(text).toContain('not used      Цвет');
  expect(text).toContain('line 2   Frequency is not a number: дом;много');
  expect(text).toContain('and 5 more');
  expect(text).not.toContain('Warnings');
});

test('a file that was there already is named as such', () => {
  expect(formatReport({ ...REPORT, stored: 0, importedAt: '2026-03-01T09:00:00.000Z' })).toContain(
    '0 (this file was already imported on 2026-03-01)',
  );
});

test('says of which days the numbers are and how many days each covers', () => {
  expect(formatReport(REPORT)).toContain('numbers of    2026-02-28, from the file name; each covers 28 days');
});

test('lines that repeat a query with the same number are counted', () => {
  const text = formatReport({ ...REPORT, repeated: { lines: 0, same: 4, taken: null } });
  expect(text).toContain('same number   4 lines repeat a query, taken once');
  expect(formatReport(REPORT)).not.toContain('same number');
});

test('an open question says how it is answered, and that nothing was stored', () => {
  const text = formatReport({
    ...REPORT,
    questions: ['period', 'repeated', 'textsOnly'],
    repeated: { lines: 3, same: 0, taken: null },
    stored: 0,
  });
  expect(text).toContain('Nothing was stored');
  expect(text).toContain('--day YYYY-MM-DD');
  expect(text).toContain(
    '3 lines repeat a query with a different number: add --repeated sum or --repeated largest',
  );
  expect(text).toContain('--as-texts');
});
