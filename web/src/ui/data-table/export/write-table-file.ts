import { sheetName } from '@vitrina/contract/writing/spreadsheets.ts';
import type { Feature } from 'write-excel-file/browser';
import type { Words } from '../../../platform/texts/words.ts';
import type { Column } from '../column.ts';
import { toCsv } from './to-csv.ts';
import { type Sheet, textCell, toSheet } from './to-sheet.ts';

export type TableFile<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  words: Words;
  /** What the second sheet tells about the first. */
  about: readonly (readonly [name: string, value: string | number])[];
  sheetNames: readonly [table: string, about: string];
  isRightToLeft: boolean;
};

type FileContent = File | Blob | ArrayBuffer;

const factCell = (value: string | number) =>
  typeof value === 'string' ? textCell(value) : { type: Number, value, format: '#,##0' };

/** The arrows in the header row of the first sheet. ECMA-376, 18.3.1.99: they stand right after the data. */
function filterOver(range: string): Feature<FileContent> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            sheetIndex === 0 ? xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`) : xml,
        },
      },
    },
  };
}

type Sheets = Pick<TableFile<never>, 'about' | 'sheetNames' | 'isRightToLeft'> & { sheet: Sheet };

/** A sheet with its header in sight and a filter on it, and one that says what it is. */
export async function writeWorkbook({ sheet, about, sheetNames, isRightToLeft }: Sheets): Promise<Blob> {
  const [{ default: writeExcelFile }, { getCellAddress }] = await Promise.all([
    import('write-excel-file/browser'),
    import('write-excel-file/utility'),
  ]);
  const range = `A1:${getCellAddress(sheet.data.length - 1, sheet.columns.length - 1)}`;
  return writeExcelFile(
    [
      {
        ...sheet,
        sheet: sheetName(sheetNames[0], 'table'),
        stickyRowsCount: 1,
        stickyColumnsCount: 1,
        rightToLeft: isRightToLeft,
      },
      {
        sheet: sheetName(sheetNames[1], 'about'),
        data: about.map(([name, value]) => [textCell(name, true), factCell(value)]),
        columns: [{ width: 24 }, { width: 48 }],
        rightToLeft: isRightToLeft,
      },
    ],
    { features: [filterOver(range)] },
  ).toBlob();
}

/** A file of what the table shows, made in the browser; the library of workbooks comes when one is asked for. */
export async function writeTableFile<Row>(format: 'csv' | 'xlsx', file: TableFile<Row>): Promise<Blob> {
  if (format === 'xlsx')
    return writeWorkbook({ ...file, sheet: toSheet(file.columns, file.rows, file.words) });
  return new Blob([toCsv(file.columns, file.rows, file.words)], { type: 'text/csv;charset=utf-8' });
}
