import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readQueryFile } from './read-query-file.ts';
import { readSample } from './read-sample.ts';

const CENTRAL = Buffer.from('PK\u0001\u0002');

function write(): Promise<Buffer> {
  return writeXlsxFile([
    ['Запрос', 'Частота'],
    ['мангал', 5],
    ['шампур', 6],
  ]).toBuffer();
}

function read(bytes: Uint8Array) {
  return readQueryFile(
    { name: 'x.xlsx', bytes },
    { maxRows: 1000, marketplace: 'ozon', day: '2026-01-15', answers: {} },
  );
}

/** The workbook with the XML of its sheet changed. */
async function rewriteSheet(change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(new Uint8Array(await write()));
  const [name, data] = Object.entries(parts).find(([part]) => part.endsWith('sheet1.xml')) ?? [
    '',
    new Uint8Array(),
  ];
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(data))) });
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
    refused: 'limit',
    detail: { limit: 'unpackedMb' },
  });
});

test('parts longer than they declare are not unpacked to their end', async () => {
  expect(await read(await declareSizes(10))).toEqual({
    refused: 'unreadable',
    detail: { reason: 'brokenWorkbook' },
  });
});

test('a cell at the far corner does not fill the memory', async () => {
  const bytes = await rewriteSheet((xml) => xml.replace('r="A3"', 'r="XFD1048576"'));
  expect(await read(bytes)).toEqual({ refused: 'limit', detail: { limit: 'columns', maximum: 1000 } });
});

test.each([
  ['an address that is a number', 'r="A3"', 'r="A1e9"'],
  ['an endless row number', '<row r="3"', '<row r="Infinity"'],
  ['a row behind the last one', '<row r="3"', '<row r="1048577"'],
])('%s is no workbook', async (_, given, changed) => {
  const bytes = await rewriteSheet((xml) => xml.replace(given, changed));
  expect(await read(bytes)).toEqual({ refused: 'unreadable', detail: { reason: 'brokenWorkbook' } });
});

test('an address behind a character reference is the address', async () => {
  const { rows } = await readSample(await rewriteSheet((xml) => xml.replace('r="A3"', 'r="A&#51;"')));
  expect(rows.map(({ query }) => query)).toEqual(['мангал', 'шампур']);
});

test('rows and cells without addresses stand one after another', async () => {
  const bytes = await rewriteSheet((xml) => xml.replaceAll(/ r="[A-Z]*\d+"/g, ''));
  expect((await readSample(bytes)).rows.map(({ query, frequency }) => [query, frequency])).toEqual([
    ['мангал', 5],
    ['шампур', 6],
  ]);
});

test('the value that a formula gave is read, and no formula is worked out', async () => {
  const bytes = await rewriteSheet((xml) =>
    xml.replace(/<v>5<\/v>/, '<f>1+HYPERLINK("http://x")</f><v>7</v>'),
  );
  expect((await readSample(bytes)).rows[0]?.frequency).toBe(7);
});

test('any cut of a workbook is refused, not thrown', async () => {
  const whole = await write();
  for (let length = 4; length < whole.length; length += 97) {
    expect(await read(whole.subarray(0, length))).toMatchObject({ refused: 'unreadable' });
  }
});

test('an archive that is no workbook says that it is one', async () => {
  expect(await read(zipSync({ 'readme.xml': strToU8('<a/>') }))).toEqual({
    refused: 'unreadable',
    detail: { reason: 'archive' },
  });
});
