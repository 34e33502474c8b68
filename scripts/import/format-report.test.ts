import { expect, test } from 'vitest';
import type { ImportReport } from '../../packages/contract/src/query-imports.ts';
import { formatReport } from './format-report.ts';

const REPORT: ImportReport = {
  fileName: 'words.csv',
  source: 'keywordTool',
  unit: 'unknown',
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
  expect(formatReport({ ...REPORT, stored: 0 })).toContain('0 (the same file is there already)');
});
