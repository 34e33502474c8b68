import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { storeOwnQueries } from '../../test/builders/own-days.ts';
import { normaliseQuery } from '../queries/rules.ts';
import { averagePlace, knownSum, QUERY_TEXT, QUERY_TEXT_ID, textIdOf } from './figures-sql.ts';

let app: TestApp;
let cabinet: number;
beforeAll(async () => {
  app = await startTestApp();
  cabinet = (await makeCabinet(app)).id;
});
afterAll(() => app.close());

const DAY = '2026-03-01';
const SPELLINGS = ['ёлка  зелёная', 'елка\u00A0зеленая', 'елка \t зеленая ', 'елка зелёная'];

function measure<Row>(sku: number, expressions: string, row: z.ZodType<Row>): Promise<Row[]> {
  return app.context.clickhouse.rows(
    'test: figures',
    `select ${expressions} from own_query_day as own where cabinet = {cabinet:UInt32} and sku = {sku:UInt64}`,
    { cabinet, sku },
    row,
  );
}

test('the engine reads spellings of a query as we do', async () => {
  const lines = SPELLINGS.map((query) => ({ sku: 1, day: DAY, query, search: 1 }));
  await storeOwnQueries(app, cabinet, lines);
  const rows = await measure(1, `distinct ${QUERY_TEXT} as text`, z.object({ text: z.string() }));
  expect(new Set(SPELLINGS.map(normaliseQuery))).toEqual(new Set(['елка зеленая']));
  expect(rows).toEqual([{ text: 'елка зеленая' }]);
});

test('a text and its number distinguish the same queries', async () => {
  const [row] = await measure(
    1,
    `uniqExact(${QUERY_TEXT_ID}) as ids, countIf(${QUERY_TEXT_ID} = ${textIdOf("'елка зеленая'")}) as rows`,
    z.object({ ids: z.int(), rows: z.int() }),
  );
  expect(row).toEqual({ ids: 1, rows: SPELLINGS.length });
});

test('what is known of all rows is what is known of those that match', async () => {
  await storeOwnQueries(app, cabinet, [
    { sku: 3, day: '2026-03-03', query: 'а', search: 1, views: 4 },
    { sku: 3, day: '2026-03-03', query: 'б', search: 1, views: 5 },
    { sku: 4, day: '2026-03-04', query: 'а', search: 1, views: 4 },
    { sku: 4, day: '2026-03-04', query: 'б', search: 1, views: null },
  ]);
  const sums = `${knownSum('own.view_users')} as every, ${knownSum('own.view_users', '1')} as matching`;
  const Sums = z.object({ every: z.nullable(z.int()), matching: z.nullable(z.int()) });
  expect(await measure(3, sums, Sums)).toEqual([{ every: 9, matching: 9 }]);
  expect(await measure(4, sums, Sums)).toEqual([{ every: null, matching: null }]);
  expect(await measure(99, sums, Sums)).toEqual([{ every: null, matching: null }]);
});

test('a sum is as known as each of its rows, and a place weighs by its people', async () => {
  await storeOwnQueries(app, cabinet, [
    { sku: 2, day: '2026-03-02', query: 'а', search: 90, views: 10, position: 1 },
    { sku: 2, day: '2026-03-02', query: 'б', search: 10, views: 5, position: 11 },
    { sku: 2, day: '2026-03-02', query: 'в', search: 70, views: null, position: null },
  ]);
  const isPlaced = 'isNotNull(own.position)';
  const [row] = await measure(
    2,
    `${knownSum('own.view_users')} as part, ${knownSum('own.view_users', isPlaced)} as whole,
      ${knownSum('own.view_users', '0')} as nothing, ${averagePlace()} as place, ${averagePlace('0')} as nowhere`,
    z.object({
      part: z.null(),
      whole: z.number(),
      nothing: z.null(),
      place: z.number(),
      nowhere: z.null(),
    }),
  );
  expect(row).toMatchObject({ whole: 15, place: 2 });
});
