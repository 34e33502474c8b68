import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readCompetitorsPosition } from './read-competitors-position.ts';
import { Figure, Kopecks, readSheet, SheetDay } from './read-sheet.ts';
import { unpackSheets } from './unpack-sheets.ts';

const Row = z.object({ DAY: SheetDay, SHOWS: Figure, GMV: Kopecks });
const sheetsOf = (text: string, name = 'a') => new Map([[name, strToU8(text)]]);
const read = (text: string) => readSheet(sheetsOf(text), 'a', Row);

describe('rows by the names of their columns', () => {
  it.each([
    ['commas', 'DAY,SHOWS,GMV\n2026-11-20,1200,10.5\n'],
    ['semicolons and decimal commas', 'DAY;SHOWS;GMV\n20.11.2026;1 200;"10,50"\n'],
    ['tabs', 'DAY\tSHOWS\tGMV\n2026-11-20\t1200\t10.5\n'],
    ['another order and a new column', 'NEW,GMV,DAY,SHOWS\n"a, b",10.5,2026-11-20T00:00:00,1200\n'],
    ['a mark of the byte order and empty lines', '\uFEFFDAY,SHOWS,GMV\r\n2026-11-20,1200,10.50\r\n\r\n'],
  ])('%s', async (_name, text) => {
    expect(await read(text)).toEqual({
      outcome: 'ok',
      data: [{ DAY: '2026-11-20', SHOWS: 1200, GMV: 1050 }],
    });
  });

  it('what is not given is null, never zero', async () => {
    const answer = await read('DAY,SHOWS,GMV\n2026-11-20,,-\n2026-11-21,0,0\n');
    expect(answer).toMatchObject({
      data: [
        { SHOWS: null, GMV: null },
        { SHOWS: 0, GMV: 0 },
      ],
    });
  });

  it.each([
    ['DAY,GMV\n2026-11-20,1\n', 'a, column SHOWS'],
    ['DAY,SHOWS,GMV\n2026-11-20,many,1\n', 'a, column SHOWS: no figure: many'],
    ['DAY,SHOWS,GMV\nyesterday,1,1\n', 'a, column DAY: no day'],
    ['DAY,SHOWS,GMV\n"2026-11-20,1,1\n', 'a: '],
  ])('%j is a drift that says where', async (text, message) => {
    expect(await read(text)).toEqual({ outcome: 'drift', message: expect.stringContaining(message) });
  });

  it('a sheet without lines is no drift; a sheet that is not there is one', async () => {
    expect(await read('DAY,SHOWS,GMV\n')).toEqual({ outcome: 'ok', data: [] });
    const two = new Map([...sheetsOf('DAY\n', 'b'), ...sheetsOf('DAY\n', 'c')]);
    expect(await readSheet(two, 'a', Row)).toEqual({ outcome: 'drift', message: 'no sheet a' });
    expect(await readSheet(sheetsOf('DAY,SHOWS,GMV\n', 'other'), 'a', Row)).toMatchObject({ outcome: 'ok' });
  });

  it('any figure is read back however it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, part) => {
          const digits = `${whole}.${String(part).padStart(2, '0')}`;
          const grouped = digits.replace(/(\d)(?=(\d{3})+\.)/g, '$1\u00a0');
          for (const text of [digits, digits.replace('.', ','), grouped, `${digits} %`])
            expect(Figure.parse(text)).toBe(Number(digits));
        },
      ),
    );
  });

  it('-1 is no place but no orders', async () => {
    const head =
      'DAY,SELLERS_COUNT,POSITION,TOTAL_GMV,GMV,SHARE,AVG_GMV_OF_TOP_FIVE_PERCENT_SELLERS,NEAREST_COMPETITOR_GMV';
    const answer = await readCompetitorsPosition(
      sheetsOf(
        `${head}\n2026-11-20,79,-1,1000.5,0,0,10,1\n2026-11-21,79,3,1000,50,5,10,60\n2026-11-22,79,,1,1,1,1,1\n`,
      ),
    );
    expect(answer).toMatchObject({
      data: [
        { position: 'noOrders', categoryKopecks: 100_050 },
        { position: 3, ownKopecks: 5000 },
        { position: null },
      ],
    });
  });
});

describe('archives', () => {
  it('only the CSV files, by their names', () => {
    const archive = zipSync({
      'report/one.csv': strToU8('a'),
      'TWO.CSV': strToU8('b'),
      'read.me': strToU8('c'),
    });
    expect([...(unpackSheets(archive)?.keys() ?? [])]).toEqual(['one', 'TWO']);
  });

  it('what is no archive, is cut, or would unpack to too much is refused', () => {
    const archive = zipSync({ 'one.csv': strToU8('x'.repeat(10_000)) });
    expect(unpackSheets(strToU8('<html>'))).toBeUndefined();
    expect(unpackSheets(archive.subarray(0, archive.length / 2))).toBeUndefined();
    expect(unpackSheets(archive, 9999)).toBeUndefined();
    expect(unpackSheets(archive, 10_000)?.size).toBe(1);
  });
});
