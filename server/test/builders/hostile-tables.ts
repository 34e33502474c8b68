// Files of tables as an attacker or a broken tool makes them, and what each is answered with. Made by code: the largest
// are tens of megabytes unpacked.
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

type Refusal = { key: string; meta: object };
type HostileTable = { title: string; name: string; make: () => Uint8Array; refusal: Refusal };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook of one sheet with that XML in it. */
export function packSheet(sheet: string | Uint8Array, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="r"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
    ...more,
  });
}

const inRows = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
const inCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const limit = (name: string, maximum: number): Refusal => ({
  key: 'import.limitExceeded',
  meta: { limit: name, maximum },
});
const unreadable = (reason: string): Refusal => ({ key: 'import.unreadable', meta: { reason } });
const brokenWorkbook = unreadable('brokenWorkbook');
const longCell = limit('cellLength', 32_767);
const text = (content: string) => () => new TextEncoder().encode(content);

/** Says of every part that it unpacks to so many bytes. */
function lieAboutSizes(zip: Uint8Array, unpackedBytes: number): Uint8Array {
  const buffer = Buffer.from(zip);
  const entry = Buffer.from('PK\u0001\u0002');
  for (let at = buffer.indexOf(entry); at !== -1; at = buffer.indexOf(entry, at + 1))
    buffer.writeUInt32LE(unpackedBytes, at + 24);
  return new Uint8Array(buffer);
}

function entityBomb(): string {
  const levels = Array.from({ length: 10 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join(
    '',
  );
  return `<!DOCTYPE x [<!ENTITY e0 "ha">${levels}]>${inRows(`<row>${inCell('&e10;')}</row>`)}`;
}

export const HOSTILE_TABLES: HostileTable[] = [
  {
    title: 'one cell of 50 MB in 52 KB',
    name: 'cell.xlsx',
    make: () => packSheet(inRows(`<row>${inCell('a'.repeat(50_000_000))}</row>`)),
    refusal: limit('unpackRatio', 250),
  },
  {
    title: 'one cell of 20 MB among noise that hides the ratio',
    name: 'cell-and-noise.xlsx',
    make: () =>
      packSheet(inRows(`<row>${inCell('a'.repeat(20_000_000))}</row>`), {
        'xl/noise.bin': randomBytes(300_000),
      }),
    refusal: longCell,
  },
  {
    title: 'twenty cells of 1 MB',
    name: 'cells.xlsx',
    make: () => packSheet(inRows(`<row>${inCell('a'.repeat(1_000_000)).repeat(20)}</row>`)),
    refusal: limit('unpackRatio', 250),
  },
  {
    title: 'a cell longer than a spreadsheet allows',
    name: 'long.xlsx',
    make: () => packSheet(inRows(`<row>${inCell('мангал '.repeat(20_000))}</row>`)),
    refusal: longCell,
  },
  {
    title: 'elements nested without end',
    name: 'nested.xlsx',
    make: () => packSheet(`<worksheet>${'<a>'.repeat(200_000)}`),
    refusal: limit('nesting', 32),
  },
  {
    title: 'entities that grow to 20 GB',
    name: 'entities.xlsx',
    make: () => packSheet(entityBomb()),
    refusal: brokenWorkbook,
  },
  {
    title: 'a cell in the last column',
    name: 'corner.xlsx',
    make: () => packSheet(inRows(`<row r="1"><c r="XFD1"><v>1</v></c></row>`)),
    refusal: limit('columns', 1000),
  },
  {
    title: 'a tag with a hundred thousand attributes',
    name: 'attributes.xlsx',
    make: () => packSheet(`<worksheet ${Array.from({ length: 100_000 }, (_, n) => `a${n}="1"`).join(' ')}>`),
    refusal: brokenWorkbook,
  },
  {
    title: 'sizes that promise 2 GB',
    name: 'promise.xlsx',
    make: () => lieAboutSizes(packSheet(inRows('')), 0x7fffffff),
    refusal: limit('unpackedMb', 400),
  },
  {
    title: 'sizes that promise nothing',
    name: 'small-promise.xlsx',
    make: () => lieAboutSizes(packSheet(inRows(`<row>${inCell('a'.repeat(10_000))}</row>`)), 10),
    refusal: brokenWorkbook,
  },
  {
    title: 'an archive of two thousand parts',
    name: 'parts.xlsx',
    make: () =>
      zipSync(Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`${n}.xml`, strToU8('<a/>')]))),
    refusal: limit('parts', 500),
  },
  {
    title: 'a part that leads out of the folder',
    name: 'traversal.xlsx',
    make: () => packSheet(inRows(''), { '../../etc/passwd.xml': strToU8('<a/>') }),
    refusal: brokenWorkbook,
  },
  {
    title: 'a workbook that is cut in the middle',
    name: 'cut.xlsx',
    make: () => packSheet(inRows(`<row>${inCell('мангал')}</row>`)).subarray(0, 300),
    refusal: brokenWorkbook,
  },
  {
    title: 'a zip of something else',
    name: 'photos.zip',
    make: () => zipSync({ 'a.jpg': new Uint8Array(100) }),
    refusal: unreadable('archive'),
  },
  {
    title: 'a gzipped table',
    name: 'table.csv.gz',
    make: () => new Uint8Array(gzipSync('query,count\nмангал,5\n')),
    refusal: unreadable('archive'),
  },
  {
    title: '19 MB of brackets',
    name: 'brackets.csv',
    make: text('['.repeat(19_000_000)),
    refusal: longCell,
  },
  {
    title: '10 MB of matching brackets',
    name: 'brackets.json',
    make: text('['.repeat(5_000_000) + ']'.repeat(5_000_000)),
    refusal: unreadable('json'),
  },
  {
    title: 'one line of 19 MB',
    name: 'line.csv',
    make: text(`query,count\n${'мангал '.repeat(1_500_000)}`),
    refusal: longCell,
  },
  {
    title: 'a header of 16,384 columns',
    name: 'wide.csv',
    make: text(`query,count${',x'.repeat(16_382)}\n${'мангал,5\n'.repeat(1000)}`),
    refusal: limit('columns', 1000),
  },
  {
    title: 'millions of empty cells',
    name: 'empty-cells.csv',
    make: text(`query;count\n${';'.repeat(19_000_000)}`),
    refusal: limit('cells', 6_000_000),
  },
  {
    title: 'thousands of rows with one cell far to the right',
    name: 'gaps.xlsx',
    make: () => packSheet(inRows('<row><c r="ALL1"><v>1</v></c></row>'.repeat(6001))),
    refusal: limit('cells', 6_000_000),
  },
  {
    title: 'millions of empty lines',
    name: 'lines.csv',
    make: text('\n'.repeat(19_000_000)),
    refusal: { key: 'import.tooManyRows', meta: { maximum: 1_000_000 } },
  },
  {
    title: 'nothing but zeros',
    name: 'zeros.csv',
    make: () => new Uint8Array(19_000_000),
    refusal: longCell,
  },
];
