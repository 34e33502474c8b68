import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Archive } from './open-archive.ts';
import { readOutline } from './read-outline.ts';

function archiveOf(parts: Record<string, string>): Archive {
  return {
    names: Object.keys(parts),
    open: async (name) => Readable.from([Buffer.from(parts[name] ?? '')]),
  };
}
const sheets = (count: number) =>
  Array.from({ length: count }, (_, nth) => `<sheet name="${nth + 1}" r:id="r${nth + 1}"/>`).join('');
const workbook = (inside: string) => ({ 'xl/workbook.xml': `<workbook>${inside}</workbook>` });

test('sheets without relations are counted, up to as many as Excel makes', async () => {
  const { sheets: read, isFrom1904 } = await readOutline(archiveOf(workbook(sheets(255))));
  expect(read).toHaveLength(255);
  expect(read.at(-1)).toEqual({ name: '255', part: 'xl/worksheets/sheet255.xml' });
  expect(isFrom1904).toBe(false);
  await expect(readOutline(archiveOf(workbook(sheets(256))))).rejects.toThrow('too many sheets');
});

test('days count from 1904 where the workbook says so', async () => {
  for (const [value, is] of [
    ['1', true],
    ['true', true],
    ['0', false],
  ] as const) {
    const archive = archiveOf(workbook(`<workbookPr date1904="${value}"/>${sheets(1)}`));
    expect((await readOutline(archive)).isFrom1904).toBe(is);
  }
});

test('a relation says where a sheet is, and one that is no sheet is none', async () => {
  const archive = archiveOf({
    ...workbook(sheets(2)),
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/a.xml"/><Relationship Id="r2" Type="http://x/chartsheet" Target="charts/b.xml"/></Relationships>',
    'xl/worksheets/a.xml': '',
  });
  expect((await readOutline(archive)).sheets).toEqual([{ name: '1', part: 'xl/worksheets/a.xml' }]);
});

test('an archive without a workbook is none', async () => {
  await expect(readOutline(archiveOf({ 'a.txt': '' }))).rejects.toThrow('no workbook');
});
