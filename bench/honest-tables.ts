import { packSheet } from '../server/test/builders/hostile-tables.ts';

const ROWS = 200_000;
const TITLE = ROWS.toLocaleString('en');
const rows = Array.from({ length: ROWS }, (_, n) => n + 1);

export type HonestTable = { title: string; name: string; make: () => Uint8Array };

const encode = (text: string) => new TextEncoder().encode(text);
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

/** Texts in a list of their own, as every spreadsheet program writes them, and numbers of five and two digits: as much as 20 MB hold. */
function makeWide(): Uint8Array {
  const labels = Array.from({ length: 500 }, (_, n) => `Категория товаров ${n + 1}`);
  const headers = [
    'query',
    'frequency',
    'category',
    'brand',
    'season',
    ...Array.from({ length: 15 }, (_, n) => `x${n}`),
  ];
  const texts = [...headers, ...labels, ...rows.map((n) => `мангал складной с крышкой ${n}`)];
  const letter = (column: number) => String.fromCharCode(65 + column);
  const shared = (row: number, column: number, text: number) =>
    `<c r="${letter(column)}${row}" s="1" t="s"><v>${text}</v></c>`;
  const cells = (n: number) =>
    headers.map((_, column) => {
      if (column === 0) return shared(n + 1, column, headers.length + labels.length + n - 1);
      const mixed = (n * (7919 + 2 * column)) % 100_003;
      if (column >= 2 && column <= 4) return shared(n + 1, column, headers.length + (mixed % labels.length));
      return `<c r="${letter(column)}${n + 1}" s="2"><v>${column === 1 ? mixed : mixed % 90}</v></c>`;
    });
  const head = `<row r="1">${headers.map((_, column) => shared(1, column, column)).join('')}</row>`;
  const body = rows.map((n) => `<row r="${n + 1}" spans="1:20">${cells(n).join('')}</row>`);
  return packSheet(`<worksheet><sheetData>${head}${body.join('')}</sheetData></worksheet>`, {
    'xl/sharedStrings.xml': encode(`<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`),
    'xl/_rels/workbook.xml.rels': encode(
      `<Relationships>${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ),
  });
}

/** The largest that may be imported, as tools write them. */
export const HONEST_TABLES: HonestTable[] = [
  {
    title: `${TITLE} rows of CSV`,
    name: 'honest_2026-02-01_2026-02-28.csv',
    make: () => encode(`query;frequency\n${rows.map((n) => `чайник номер ${n};${n}`).join('\n')}`),
  },
  {
    title: `${TITLE} rows of XLSX`,
    name: 'honest_2026-02-01_2026-02-28.xlsx',
    make: () => {
      const head = '<row r="1"><c t="str"><v>query</v></c><c t="str"><v>frequency</v></c></row>';
      const body = rows.map(
        (n) =>
          `<row r="${n + 1}"><c r="A${n + 1}" t="inlineStr"><is><t>мангал ${n}</t></is></c><c r="B${n + 1}"><v>${n}</v></c></row>`,
      );
      return packSheet(`<worksheet><sheetData>${head}${body.join('')}</sheetData></worksheet>`);
    },
  },
  {
    title: `${TITLE} rows of XLSX with 20 columns and shared texts`,
    name: 'wide_2026-02-01_2026-02-28.xlsx',
    make: makeWide,
  },
];
