import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { thingsOf } from '../../test/every-route-things.ts';
import { importKeywords, previewKeywords } from './import-keywords.ts';

const FILE = Buffer.from('Запрос;Категория\nЧайник;Посуда\nчайник;\nёлка;\n;пусто\n');

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
let skus: number[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cabinet = await makeCabinet(app, { owner: await makeUser(app, { plan: 'start' }) });
  const things = thingsOf(app, cabinet.id, cabinet.owner.id);
  skus = [await things.product(), await things.externalProduct()];
});
afterAll(() => app.close());

const maximum = PLAN_LIMITS.start.trackingWords;
const preview = (bytes: Buffer = FILE, input: object = {}) =>
  previewKeywords(app.context, { cabinetId: cabinet.id, skus, ...input }, bytes);
const bring = (bytes: Buffer = FILE, input: object = {}) =>
  importKeywords(app.context, { cabinetId: cabinet.id, skus, ...input }, bytes);
const stored = async () => {
  const { rows } = await sql<{ sku: number; query: string; tag: string | null }>`
    select sku, query, tag from product_queries where cabinet_id = ${cabinet.id} order by sku, query`.execute(
    app.context.db,
  );
  return rows;
};

test('a preview counts what the import then does, and stores nothing', async () => {
  expect(await preview()).toMatchObject({
    columns: ['Запрос', 'Категория'],
    query: 0,
    label: 1,
    totalLines: 4,
    queriesCount: 2,
    repeated: 1,
    added: 4,
    known: 0,
    rejected: 1,
    rejections: [{ line: 5, reason: 'emptyQuery' }],
    sample: [
      { query: 'чайник', label: 'Посуда' },
      { query: 'елка', label: null },
    ],
    current: 0,
    maximum,
  });
  expect(await stored()).toEqual([]);
  expect(await bring()).toEqual({ added: 4, known: 0, repeated: 1, rejected: 1 });
  expect(await stored()).toEqual(
    skus
      .toSorted((a, b) => a - b)
      .flatMap((sku) => [
        { sku, query: 'елка', tag: null },
        { sku, query: 'чайник', tag: 'Посуда' },
      ]),
  );
});

test('brought again, everything is known', async () => {
  await bring();
  expect(await preview()).toMatchObject({ added: 0, known: 4, current: 4 });
  expect(await bring()).toMatchObject({ added: 0, known: 4 });
});

test('another column is read when a person says so', async () => {
  const sample = (await preview(FILE, { query: 1, label: null })).sample;
  expect(sample.map(({ query }) => query)).toEqual(['посуда', 'пусто']);
});

test('more than the plan takes is refused whole, with the maximum', async () => {
  const many = Array.from({ length: maximum / 2 + 1 }, (_, place) => `запрос ${place}`).join('\n');
  const bytes = Buffer.from(many);
  expect(await preview(bytes)).toMatchObject({ added: maximum + 2, maximum });
  await expect(bring(bytes)).rejects.toMatchObject({
    key: 'cabinet.limitExceeded',
    meta: { type: 'trackingWords', maximum },
  });
  expect(await stored()).toEqual([]);
});

test('a product of another cabinet is no target', async () => {
  const other = await makeCabinet(app);
  const foreign = await thingsOf(app, other.id, other.owner.id).product();
  for (const attempt of [preview, bring])
    await expect(attempt(FILE, { skus: [...skus, foreign] })).rejects.toThrow('product.notFound');
  expect(await stored()).toEqual([]);
});

test('without a column of queries nothing is imported', async () => {
  const bytes = Buffer.from('alpha,beta,gamma\nчайник,3,1\nлампа,4,2\n');
  expect(await preview(bytes)).toMatchObject({ query: null, added: 0, sample: [] });
  await expect(bring(bytes)).rejects.toThrow('import.unreadable');
});
