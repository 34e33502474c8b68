import { stringify } from 'csv-stringify/sync';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ReportFormat } from './ordered-report.ts';
import type { Sheet } from './sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

const toJsonName = (csv: string) =>
  csv.toLowerCase().replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function writeCsv({ columns, rows }: Sheet): string {
  return stringify([columns.map(([csv]) => csv), ...rows]);
}

function writeJson({ columns, rows }: Sheet): string {
  const names = columns.map(([csv]) => toJsonName(csv));
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place]]))),
  );
}

/** A file a sheet in an archive, or a workbook with all of them. */
export function packReport(sheets: readonly Sheet[], format: ReportFormat): Uint8Array<ArrayBuffer> {
  if (format === 'FILE') return writeWorkbook(sheets);
  const [ending, write] = format === 'CSV' ? (['csv', writeCsv] as const) : (['json', writeJson] as const);
  const files: Zippable = Object.fromEntries(
    sheets.map((sheet) => [`${sheet.file}.${ending}`, strToU8(write(sheet))]),
  );
  return zipSync(files);
}
