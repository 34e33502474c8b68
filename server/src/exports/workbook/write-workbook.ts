import { sheetName } from '@vitrina/contract/writing/spreadsheets.ts';
import { packageParts, SHEET_TAG } from './package-parts.ts';
import { columnLetters, numberCell, rowWriter, textCell } from './sheet-cells.ts';
import { collectStyles, type Styles } from './sheet-styles.ts';
import type { About, SheetColumn, SheetRow, Workbook } from './workbook.ts';
import { type ZipPart, zipParts } from './zip-parts.ts';

/** Some three milliseconds of computing of a wide table; then others have their turn. */
const ROWS_AT_ONCE = 250;
const ABOUT_WIDTHS = [24, 48];
const HEADER_LINES = 1;

const FROZEN = '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>';

function openSheet(widths: readonly number[], isRightToLeft: boolean, pane = ''): string {
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return [
    SHEET_TAG,
    `<sheetViews><sheetView workbookViewId="0"${direction}>${pane}</sheetView></sheetViews>`,
    `<cols>${columns.join('')}</cols><sheetData>`,
  ].join('');
}

async function* tableXml(
  { columns, isRightToLeft }: Workbook,
  pages: AsyncIterable<readonly SheetRow[]>,
  styles: Styles,
): AsyncGenerator<string> {
  yield openSheet(
    columns.map(({ width }) => width),
    isRightToLeft,
    FROZEN,
  );
  yield headerXml(columns, styles);
  const writeRow = rowWriter(columns, styles);
  let line = HEADER_LINES;
  for await (const rows of pages) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      yield rows
        .slice(from, from + ROWS_AT_ONCE)
        .map((row) => writeRow(row, (line += 1)))
        .join('');
    }
  }
  // ECMA-376, 18.3.1.99: the arrows in the header stand right after the data.
  const last = `${columnLetters(columns.length - 1)}${line}`;
  yield `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
}

function headerXml(columns: readonly SheetColumn[], styles: Styles): string {
  const bold = styles.numberOf({ isBold: true });
  const cells = columns.map(({ header }, index) => textCell(`${columnLetters(index)}1`, header, bold));
  return `<row r="1">${cells.join('')}</row>`;
}

function aboutXml({ lines }: About, isRightToLeft: boolean, styles: Styles): string {
  const bold = styles.numberOf({ isBold: true });
  const whole = styles.numberOf({ format: '#,##0' });
  const rows = lines.map(([name, value], index) => {
    const line = index + 1;
    const reported =
      typeof value === 'number' ? numberCell(`B${line}`, value, whole) : textCell(`B${line}`, value);
    return `<row r="${line}">${textCell(`A${line}`, name, bold)}${reported}</row>`;
  });
  return `${openSheet(ABOUT_WIDTHS, isRightToLeft)}${rows.join('')}</sheetData></worksheet>`;
}

/** Two sheets of one name are a broken file, and so is one without a name. */
function nameSheets(table: string, about: string): [string, string] {
  const first = sheetName(table, 'table');
  const second = sheetName(about, 'about');
  return [first, second.toLowerCase() === first.toLowerCase() ? `${second.slice(0, 29)} 2` : second];
}

/**
 * Typed cells under a header row that stays in sight and filters, and a sheet that says what they are. Comes in pieces
 * while the rows are read: a file of any length takes no more memory than a page of it.
 */
export function writeWorkbook(
  workbook: Workbook,
  pages: AsyncIterable<readonly SheetRow[]>,
  about: About,
): AsyncGenerator<Uint8Array> {
  const styles = collectStyles();
  async function* parts(): AsyncGenerator<ZipPart> {
    for (const { name, xml } of packageParts(nameSheets(workbook.sheet, about.sheet)))
      yield { name, texts: [xml] };
    yield { name: 'xl/worksheets/sheet1.xml', texts: tableXml(workbook, pages, styles) };
    yield { name: 'xl/worksheets/sheet2.xml', texts: [aboutXml(about, workbook.isRightToLeft, styles)] };
    // Last: the sheets say which styles there are.
    yield { name: 'xl/styles.xml', texts: [styles.toXml()] };
  }
  return zipParts(parts());
}
