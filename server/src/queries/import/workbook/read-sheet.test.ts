import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';

const workbook = { texts: ['чайник', 'лампа'], dateStyles: [false, true], isFrom1904: false };

async function read(rows: string) {
  const widths: number[] = [];
  const sheet = Readable.from([Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)]);
  const lines = await readSheet(sheet, workbook, (width) => widths.push(width));
  return { lines, widths };
}
const cellsOf = async (rows: string) => (await read(rows)).lines.map(({ cells }) => cells);
const cell = (address: string) => `<row r="1"><c r="${address}"><v>5</v></c></row>`;

test('cells stand in the columns and rows of their addresses', async () => {
  const rows =
    '<row r="3"><c r="B3" t="s"><v>1</v></c><c r="D3"><v>7</v></c></row><row r="9"><c r="A9"><v>1</v></c></row>';
  expect(await read(rows)).toEqual({
    lines: [
      { line: 3, cells: ['', 'лампа', '', 7] },
      { line: 9, cells: [1] },
    ],
    widths: [4, 1],
  });
});

test('without an address a cell and a row stand behind the one before', async () => {
  const rows =
    '<row><c><v>1</v></c><c><v>2</v></c></row><row r="5"><c r="C5"><v>3</v></c><c><v>4</v></c></row><row><c><v>6</v></c></row>';
  expect((await read(rows)).lines).toEqual([
    { line: 1, cells: [1, 2] },
    { line: 5, cells: ['', '', 3, 4] },
    { line: 6, cells: [6] },
  ]);
});

test('columns are counted in letters', async () => {
  for (const [address, column] of [
    ['A1', 0],
    ['Z1', 25],
    ['AA1', 26],
    ['BC1', 54],
  ] as const)
    expect((await cellsOf(cell(address)))[0]).toHaveLength(column + 1);
});

test('a cell has the type, the style and the text that it says', async () => {
  expect(
    await cellsOf(
      '<row><c t="inlineStr"><is><t>на </t><t>месте</t></is></c><c s="1"><v>45292</v></c><c><f>1+1</f><v>2</v></c><c t="b"><v>1</v></c></row>',
    ),
  ).toEqual([['на месте', new Date('2024-01-01T00:00:00Z'), 2, true]]);
});

test('a cell keeps nothing of the one before it', async () => {
  expect(await cellsOf('<row><c t="s" s="1"><v>0</v></c><c/><c><v>4</v></c></row>')).toEqual([
    ['чайник', '', 4],
  ]);
});

test('blank cells and rows are left out, at the end of a row as well', async () => {
  expect(await read('<row r="1"/><row r="2"><c><v>1</v></c><c/></row><row r="3"><c t="s"/></row>')).toEqual({
    lines: [{ line: 2, cells: [1] }],
    widths: [1],
  });
});

test('rows and cells that no sheet has are refused', async () => {
  await expect(read('<row r="0"><c><v>1</v></c></row>')).rejects.toThrow('row 0');
  await expect(read('<row r="1.5"/>')).rejects.toThrow('row 1.5');
  await expect(read('<row r="1048577"/>')).rejects.toThrow('row 1048577');
  expect((await read('<row r="1048576"><c><v>1</v></c></row>')).lines).toHaveLength(1);
  await expect(read(cell('ABCD1'))).rejects.toThrow('cell ABCD1');
  await expect(read(cell('ZZZ1'))).rejects.toThrow('more columns');
});
