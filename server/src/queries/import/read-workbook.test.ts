import writeXlsxFile from 'write-excel-file/node';
import { expect, test } from 'vitest';
import { packWorkbook } from './pack-workbook.ts';
import { readQueryFile } from './read-query-file.ts';
import { readSample } from './read-sample.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

const CENTRAL = Buffer.from('PK\u0001\u0002');

function write(): Promise<Buffer> {
  return writeXlsxFile([
    ['Запрос', 'Частота'],
    ['мангал', 5],
    ['шампур', 6],
  ]).toBuffer();
}

function read(bytes: Uint8Array) {
  return readQueryFile({ name: 'x.xlsx', bytes }, { maxRows: 1000, marketplace: 'ozon', day: '2026-01-15' });
}

/** The workbook with the XML of its sheet changed. */
async function rewriteSheet(change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unpackWorkbook(await write());
  if ('refused' in parts) throw new Error('a fresh workbook must unpack');
  const changed = parts.map(({ name, data }) => {
    const isSheet = name.endsWith('sheet1.xml');
    return { name, data: isSheet ? Buffer.from(change(data.toString())) : data };
  });
  return new Uint8Array(packWorkbook(changed));
}

/** Declares another unpacked size for every part. */
async function declareSizes(unpackedBytes: number): Promise<Buffer> {
  const zip = await write();
  for (let at = zip.indexOf(CENTRAL); at !== -1; at = zip.indexOf(CENTRAL, at + 1))
    zip.writeUInt32LE(unpackedBytes, at + 24);
  return zip;
}

test('a workbook packed again without compression reads the same', async () => {
  const { rows } = await readSample(await rewriteSheet((xml) => xml));
  expect(rows.map(({ query, frequency }) => [query, frequency])).toEqual([
    ['мангал', 5],
    ['шампур', 6],
  ]);
});

test('text of a workbook may hold what a text file cannot', async () => {
  const bytes = await rewriteSheet((xml) =>
    xml.replace(/<c r="A2"[^>]*>.*?<\/c>/, '<c r="A2" t="inlineStr"><is><t>ман_xD83D_гал</t></is></c>'),
  );
  const { report } = await readSample(bytes);
  expect(report.rejected).toMatchObject([{ line: 2, reason: 'brokenText' }]);
  expect(report.rejected[0]?.text.isWellFormed()).toBe(true);
});

test('an archive that promises more than a list of queries can hold is not unpacked', async () => {
  expect(await read(await declareSizes(0x7fffffff))).toMatchObject({
    refused: 'tooLarge',
    detail: { measure: 'unpackedBytes' },
  });
});

test('parts longer than they declare are not unpacked to their end', async () => {
  expect(await read(await declareSizes(10))).toEqual({
    refused: 'unreadable',
    detail: { reason: 'brokenWorkbook' },
  });
});

test.each([
  ['a cell at the far corner', 'XFD1048576'],
  ['a row that only the parser of numbers sees', 'A1e9'],
  ['an address behind a character reference', 'A&#51;'],
])('%s does not fill the memory', async (_, address) => {
  const bytes = await rewriteSheet((xml) => xml.replace('r="A3"', `r="${address}"`));
  expect(await read(bytes)).toMatchObject({ refused: 'tooLarge', detail: { measure: 'cells' } });
});

test('an endless row number does not hang the reader', async () => {
  const bytes = await rewriteSheet((xml) => xml.replace(/<row r="3"/, '<row r="Infinity"'));
  expect(await read(bytes)).toMatchObject({ refused: 'tooLarge' });
});

test('any cut of a workbook is refused, not thrown', async () => {
  const whole = await write();
  for (let length = 4; length < whole.length; length += 97) {
    expect(await read(whole.subarray(0, length))).toMatchObject({ refused: 'unreadable' });
  }
});

test('an archive that is no workbook is refused', async () => {
  const zip = packWorkbook([{ name: 'readme.xml', data: Buffer.from('<a/>') }]);
  expect(await read(new Uint8Array(zip))).toEqual({
    refused: 'unreadable',
    detail: { reason: 'brokenWorkbook' },
  });
});
