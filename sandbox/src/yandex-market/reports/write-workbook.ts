import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { strToU8, zipSync } from 'fflate';
import type { Cell, Sheet } from './sheet.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
// Excel takes no longer names.
const SHEET_NAME_LENGTH = 31;

/** A, B, ..., Z, AA, AB... */
function nameColumn(place: number): string {
  const letter = String.fromCodePoint(65 + (place % 26));
  return place < 26 ? letter : nameColumn(Math.floor(place / 26) - 1) + letter;
}

function writeCell(cell: Cell, address: string): string {
  return typeof cell === 'number'
    ? `<c r="${address}"><v>${cell}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t>${escapeHtml(cell)}</t></is></c>`;
}

function writeSheet({ columns, rows }: Sheet): string {
  const letters = columns.map((_, place) => nameColumn(place));
  const lines = [columns.map(([, title]) => title), ...rows].map((row, line) => {
    const cells = row.map((cell, place) => writeCell(cell, `${letters[place]}${line + 1}`));
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function writeRelations(relations: readonly [kind: string, target: string][]): string {
  const list = relations.map(
    ([kind, target], place) =>
      `<Relationship Id="r${place + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

/** The least that spreadsheet programs open: a workbook of plain cells without styles. */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const names = sheets.map((_, place) => `worksheets/sheet${place + 1}.xml`);
  const types = names.map((name) => `<Override PartName="/xl/${name}" ContentType="${KIND}.worksheet+xml"/>`);
  const list = sheets.map(
    ({ title }, place) =>
      `<sheet name="${escapeHtml(title.slice(0, SHEET_NAME_LENGTH))}" sheetId="${place + 1}" r:id="r${place + 1}"/>`,
  );
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>${types.join('')}</Types>`,
    ],
    ['_rels/.rels', writeRelations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', writeRelations(names.map((name) => ['worksheet', name]))],
    ...sheets.map((sheet, place): [string, string] => [`xl/${names[place]}`, writeSheet(sheet)]),
  ];
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));
}
