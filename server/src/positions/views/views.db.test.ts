import { downloadExport, listExports } from '@vitrina/contract/exports.ts';
import type { DAY_KINDS } from '@vitrina/contract/grouping.ts';
import { csvHead, csvRow, longFile, wideFile } from '@vitrina/contract/positions/file.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { readCells } from '@vitrina/contract/positions/matrix-cells.ts';
import * as contract from '@vitrina/contract/positions/views.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { csvText } from '@vitrina/contract/writing/spreadsheets.ts';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../../test/builders/observations.ts';
import { refusal } from '../../../test/refusal.ts';
import { makeExport } from '../../exports/make-export.ts';
import { urlOf } from '../../platform/http/serve.ts';
import { addEntry } from '../entries/add-entry.ts';
import { makePositionExport, POSITION_EXPORT } from './make-position-export.ts';

const SKU = 500;
const now = new Date('2026-03-02T12:00:00Z');
// 28.02.2026 is a Saturday.
const PERIOD = { from: '2026-02-27', to: '2026-03-02' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now });
});
afterAll(() => app.close());

type Observed = { query: string; at: string; answer: number | string; sku?: number; city?: number };

async function makeTracked(queries: string[]) {
  app.clock.set(new Date('2026-02-01T00:00:00Z'));
  const cabinet = await makeCabinet(app);
  const add = (sku: number, cityId: number, followed = queries) =>
    addEntry(app.context, { cabinetId: cabinet.id, sku, cityId, queries: followed });
  const { entryId } = await add(SKU, 1);
  app.clock.set(now);
  const inEntry = { cabinetId: cabinet.id, entryId, ...PERIOD };
  return {
    cabinet,
    entryId,
    inEntry,
    token: cabinet.owner.token,
    add: async (...given: Parameters<typeof add>) => {
      app.clock.set(new Date('2026-02-01T00:00:00Z'));
      const added = await add(...given);
      app.clock.set(now);
      return added.entryId;
    },
    observe: async (rows: readonly Observed[]) => {
      const terms = await listTermIds(app, cabinet.id);
      await makeObservations(
        app,
        rows.map(({ query, at, answer, sku = SKU, city = 1 }) => ({
          cabinet: cabinet.id,
          product: sku,
          city,
          termId: terms.get(query) ?? 0,
          at: `${at}+03:00`,
          ...(typeof answer === 'number' ? { place: answer } : { outcome: answer }),
        })),
      );
    },
  };
}

test('a day profile averages found places by the Moscow hour and counts every answer', async () => {
  const { observe, inEntry, token } = await makeTracked(['чай', 'кофе']);
  await observe([
    { query: 'чай', at: '2026-02-27T00:05:00', answer: 10 },
    { query: 'чай', at: '2026-02-28T00:55:00', answer: 21 },
    { query: 'чай', at: '2026-03-02T00:10:00', answer: 'notFound' },
    { query: 'чай', at: '2026-03-01T05:10:00', answer: 'notFound' },
    { query: 'чай', at: '2026-03-01T06:10:00', answer: 'deep' },
    { query: 'чай', at: '2026-03-01T07:10:00', answer: 'timeout' },
    { query: 'чай', at: '2026-02-26T23:55:00', answer: 900 },
    { query: 'чай', at: '2026-03-01T00:10:00', answer: 900, sku: SKU + 1 },
    { query: 'чай', at: '2026-03-01T00:10:00', answer: 900, city: 2 },
  ]);
  const ask = async (days?: (typeof DAY_KINDS)[number]) => {
    const { rows } = await app.call(
      contract.getPositionDayProfile,
      { ...inEntry, ...(days === undefined ? {} : { days }) },
      token,
    );
    const row = rows.find(({ query }) => query === 'чай');
    return (hour: number) => [row?.averages[hour], row?.found[hour], row?.deep[hour], row?.answered[hour]];
  };
  const all = await ask();
  expect(all(0)).toEqual([15.5, 2, 0, 3]);
  expect(all(5)).toEqual([null, 0, 0, 1]);
  expect(all(6)).toEqual([null, 0, 1, 1]);
  expect(all(7)).toEqual([null, 0, 0, 0]);
  expect(all(23)).toEqual([null, 0, 0, 0]);
  expect((await ask('weekdays'))(0)).toEqual([10, 1, 0, 2]);
  expect((await ask('weekends'))(0)).toEqual([21, 1, 0, 1]);
});

test('products of one query stand beside each other: the entry first, other cities only when asked for', async () => {
  const { observe, inEntry, token, add } = await makeTracked(['чай', 'кофе']);
  await add(SKU + 1, 1);
  await add(SKU + 2, 2);
  await add(SKU + 3, 1, ['кофе']);
  const other = await makeTracked(['чай']);
  await other.observe([{ query: 'чай', at: '2026-03-01T10:00:00', answer: 1 }]);
  await observe([
    { query: 'чай', at: '2026-03-01T10:00:00', answer: 4 },
    { query: 'чай', at: '2026-03-02T10:00:00', answer: 'notFound' },
    { query: 'чай', at: '2026-03-01T10:00:00', answer: 6, sku: SKU + 1 },
    { query: 'чай', at: '2026-03-02T10:00:00', answer: 'deep', sku: SKU + 1 },
    { query: 'кофе', at: '2026-03-02T10:00:00', answer: 77 },
  ]);
  type Input = Partial<InputOf<typeof contract.comparePositionProducts>>;
  const compare = (input: Input = {}) =>
    app.call(
      contract.comparePositionProducts,
      { ...inEntry, query: 'чай', grouping: 'Day', ...input },
      token,
    );
  const { products, buckets, total } = await compare();
  expect(buckets).toHaveLength(4);
  expect(total).toBe(2);
  const places = products.map(({ sku, cells }) => [
    sku,
    ...readCells({ cells, minutes: [] }).map(({ place }) => place),
  ]);
  expect(places).toEqual([
    [SKU, null, null, 4, 'notFound'],
    [SKU + 1, null, null, 6, 'deep'],
  ]);
  expect(products[0]).toMatchObject({ entryId: inEntry.entryId, now: 'notFound', best: 4, median: 4 });
  expect((await compare({ isEveryCity: true })).products.map(({ sku }) => sku)).toEqual([
    SKU,
    SKU + 1,
    SKU + 2,
  ]);
  expect((await compare({ query: 'какао' })).products).toEqual([]);
});

test('an entry of another cabinet looks as if it were not there, and a period beyond the plan is refused', async () => {
  const { inEntry } = await makeTracked(['чай']);
  const stranger = await makeCabinet(app);
  const input = { ...inEntry, cabinetId: stranger.id };
  const answers = await Promise.all([
    app.inject(contract.getPositionDayProfile, input, stranger.owner.token),
    app.inject(contract.comparePositionProducts, { ...input, query: 'чай' }, stranger.owner.token),
    app.inject(
      contract.startPositionExport,
      { ...input, form: 'raw', format: 'csv', queries: ['чай'] },
      stranger.owner.token,
    ),
  ]);
  for (const { body } of answers) expect(body).toEqual(refusal('position.notFound'));
  const { inEntry: own, token } = await makeTracked(['чай']);
  const late = await app.inject(contract.getPositionDayProfile, { ...own, to: '2027-01-01' }, token);
  expect(late.body).toEqual(refusal('searchHistory.outOfRange', { from: '2025-03-03', to: '2026-03-02' }));
});

const TEXTS = { notFoundShort: 'н/н', deepShort: '1000+', timeout: 'не ответила', sheet: 'Места' } as const;
/** The first would be run by a spreadsheet. */
const QUERIES = ['=чай', 'кофе; "тот самый"', 'мята'];

async function makeSaved() {
  const tracked = await makeTracked(QUERIES);
  const [tea = '', coffee = ''] = QUERIES;
  await tracked.observe([
    { query: tea, at: '2026-03-01T10:05:00', answer: 4 },
    { query: tea, at: '2026-03-02T10:00:00', answer: 'notFound' },
    { query: coffee, at: '2026-03-01T10:00:00', answer: 'deep' },
    { query: coffee, at: '2026-03-01T10:30:00', answer: 'timeout' },
    { query: coffee, at: '2026-03-02T11:00:00', answer: 60 },
    { query: 'мята', at: '2026-03-02T11:00:00', answer: 1 },
  ]);
  type Input = Pick<InputOf<typeof contract.startPositionExport>, 'form' | 'format'>;
  const input = { ...tracked.inEntry, grouping: 'Hour' as const, queries: [coffee, tea, 'ушёл'] };
  const save = async (given: Input) => {
    const { exportId } = await app.call(
      contract.startPositionExport,
      { ...input, ...given, texts: { ...TEXTS } },
      tracked.token,
    );
    await makeExport(app.context, { [POSITION_EXPORT]: makePositionExport }, exportId);
    const answer = await app.server.fastify.inject({
      method: 'POST',
      url: urlOf(downloadExport),
      headers: { authorization: `Bearer ${tracked.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ cabinetId: tracked.cabinet.id, exportId }),
    });
    return answer.rawPayload;
  };
  return { ...tracked, save, coffee, tea };
}

test('the wide and the long file of a worker are, byte for byte, those that the browser makes of the screen', async () => {
  const { save, inEntry, token, coffee, tea } = await makeSaved();
  const matrix = await app.call(getPositionMatrix, { ...inEntry, grouping: 'Hour' }, token);
  const rows = [coffee, tea].map((query) => {
    const row = matrix.rows.find((one) => one.query === query);
    if (row === undefined) throw new Error(`No row of ${query}.`);
    return { ...row, cells: readCells(row) };
  });
  const screen = { rows, buckets: matrix.buckets, grouping: 'Hour', colorBy: 'place', texts: TEXTS } as const;
  for (const [form, { columns, rows: lines }] of [
    ['wide', wideFile(screen)],
    ['long', longFile(screen)],
  ] as const) {
    const expected = csvHead(columns) + lines.map((line) => csvRow(line, columns)).join('');
    expect((await save({ form, format: 'csv' })).toString('utf8')).toBe(expected);
  }
  const [, first] = parse((await save({ form: 'wide', format: 'csv' })).toString('utf8').slice(1), {
    delimiter: ';',
  });
  expect(first?.[0]).toBe(coffee);
});

test('a workbook of places has numbers as numbers, words as words, and says what it is', async () => {
  const { save, tea, cabinet, token } = await makeSaved();
  const file = await save({ form: 'long', format: 'xlsx' });
  const [, ...lines] = await readSheet(file, 'Места');
  expect(lines).toHaveLength(2 * 4 * 24);
  // A day's fraction of a sheet is read back to the millisecond.
  const minuteOf = (cell: unknown) =>
    cell instanceof Date ? new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString() : cell;
  const reported = lines
    .filter(([, , place]) => place !== null)
    .map(([at, ...rest]) => [minuteOf(at), ...rest.slice(0, 3)]);
  expect(reported).toEqual([
    ['2026-03-01T10:00:00.000Z', expect.any(String), '1000+', 'deep'],
    ['2026-03-02T11:00:00.000Z', expect.any(String), 60, 'found'],
    ['2026-03-01T10:00:00.000Z', tea, 4, 'found'],
    ['2026-03-02T10:00:00.000Z', tea, 'н/н', 'notFound'],
  ]);
  const about = new Map((await readSheet(file, 'about')).map(([name, value]) => [name, value]));
  expect(about.get('rows')).toBe(192);
  expect(about.get('coverage')).toBe('2 / 4');
  expect(about.get('sku')).toBe(String(SKU));
  const { exports } = await app.call(listExports, { cabinetId: cabinet.id }, token);
  expect(exports[0]).toMatchObject({ state: 'ready', rowsDone: 192, rowsTotal: 192 });
});

test('the workbook of a worker keeps the colours of the cells, of words too', async () => {
  const { save } = await makeSaved();
  const file = await save({ form: 'wide', format: 'xlsx' });
  const [, coffee] = await readSheet(file, 'Места');
  expect(coffee?.filter((cell) => cell !== null)).toEqual([QUERIES[1], 60, 60, 60, '1000+', 60]);
  const parts = unzipSync(file);
  const [styles, sheet] = ['xl/styles.xml', 'xl/worksheets/sheet1.xml'].map((name) =>
    Buffer.from(parts[name] ?? []).toString(),
  );
  // 60, 1000+, 4 and н/н.
  for (const fill of ['FBE9B4', 'FAD7D2', 'A9DFBF', 'EFEDF3']) expect(styles).toContain(`FF${fill}`);
  // The word in its colour, and the query in none.
  expect(sheet).toMatch(/s="[1-9]\d*" t="inlineStr"><is><t xml:space="preserve">1000\+/);
  expect(sheet).toMatch(/s="0" t="inlineStr"><is><t xml:space="preserve">кофе/);
});

test('the file of checks has each of them with its minute, the oldest first, and only of the chosen queries', async () => {
  const { save, coffee, tea } = await makeSaved();
  const lines = parse((await save({ form: 'raw', format: 'csv' })).toString('utf8').slice(1), {
    delimiter: ';',
  });
  const safe = csvText(tea);
  expect(safe).toBe(`'${tea}`);
  expect(lines.slice(1).map((line: string[]) => line.slice(0, 4))).toEqual([
    ['01.03.2026 10:00', coffee, '1000+', 'deep'],
    ['01.03.2026 10:05', safe, '4', 'found'],
    ['01.03.2026 10:30', coffee, '', 'не ответила'],
    ['02.03.2026 10:00', safe, 'н/н', 'notFound'],
    ['02.03.2026 11:00', coffee, '60', 'found'],
  ]);
});
