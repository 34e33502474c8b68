import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import { sheetName } from '@vitrina/contract/spreadsheets.ts';
import writeExcelFile, { type Feature, type Row } from 'write-excel-file/node';
import { getCellAddress } from 'write-excel-file/utility';
import { textCell } from './sheet-cells.ts';
import type { About, Workbook } from './workbook.ts';

/** The arrows in the header row of the first sheet. ECMA-376, 18.3.1.99: they stand right after the data. */
function filterOver(rows: number, columns: number): Feature<Stream | Buffer | Blob> {
  const filter = `</sheetData><autoFilter ref="A1:${getCellAddress(rows - 1, columns - 1)}"/>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            sheetIndex === 0 ? xml.replace('</sheetData>', filter) : xml,
        },
      },
    },
  };
}

const aboutLine = ([name, value]: About['lines'][number]): Row => [
  textCell(name, true),
  typeof value === 'number' ? { type: Number, value, format: '#,##0' } : textCell(value),
];

/** Typed cells under a header row that stays in sight and filters, and a sheet that says what they are. */
export async function writeWorkbook(
  { sheet, columns, isRightToLeft }: Workbook,
  rows: readonly Row[],
  about: About,
): Promise<Uint8Array> {
  const header = columns.map((column) => textCell(column.header, true));
  const first = sheetName(sheet, 'table');
  const second = sheetName(about.sheet, 'about');
  return writeExcelFile(
    [
      {
        sheet: first,
        data: [header, ...rows],
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
        stickyColumnsCount: 1,
        rightToLeft: isRightToLeft,
      },
      {
        // Two sheets of one name are a broken file.
        sheet: second.toLowerCase() === first.toLowerCase() ? `${second.slice(0, 29)} 2` : second,
        data: about.lines.map(aboutLine),
        columns: [{ width: 24 }, { width: 48 }],
        rightToLeft: isRightToLeft,
      },
    ],
    { features: [filterOver(rows.length + 1, columns.length)] },
  ).toBuffer();
}
