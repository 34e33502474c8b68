import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { downloadExport, EXPORT_RULES, listExports } from '@vitrina/contract/exports.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import {
  downloadQueryStatistics,
  getQueryStatistics,
  type QueryRow,
  startQueryExport,
} from '@vitrina/contract/search-history.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { listExportNotifications } from '../../../test/builders/exports.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { loadMarket } from '../../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { refusal } from '../../../test/refusal.ts';
import { makeExport } from '../../exports/make-export.ts';
import { urlOf } from '../../platform/http/serve.ts';
import { csvValue } from './format-cell.ts';
import { makeQueryExport, QUERY_EXPORT } from './make-query-export.ts';

const LAST = '2026-03-01';
/** More than one page of a file, and more than is given at once. */
const ROWS = EXPORT_RULES.rowsAtOnce + 60;
const COLUMNS = ['avg_price', 'count', 'uniq_sellers'] as const;

let app: TestApp;
let feed: TinyFeed;
let user: TestUser;
let cabinetId: CabinetId;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  const queries = Array.from({ length: ROWS }, (_, index) => `чайник ${index}`);
  await loadMarket(app, feed, { queries, last: LAST, days: 7 });
});
beforeEach(async () => {
  user = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner: user })).id as CabinetId;
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

const TABLE = {
  marketplace: 'ozon',
  queries: [] as string[],
  from: addDays(LAST, -5),
  to: LAST,
  window: 7,
  sort: 'uniq_sellers',
  direction: 'asc',
} as const;

type Input = InputOf<typeof startQueryExport>;
const order = (overrides: Partial<Input> = {}): Input => ({
  ...TABLE,
  cabinetId,
  format: 'csv',
  columns: [...COLUMNS],
  headers: ['Запрос', 'Цена', 'Популярность', 'Продавцов'],
  ...overrides,
});

async function exportNow(overrides: Partial<Input> = {}): Promise<Buffer> {
  const { exportId } = await app.call(startQueryExport, order(overrides), user.token);
  await makeExport(app.context, { [QUERY_EXPORT]: makeQueryExport }, exportId);
  const answer = await app.server.fastify.inject({
    method: 'POST',
    url: urlOf(downloadExport),
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ cabinetId, exportId }),
  });
  return answer.rawPayload;
}

/** Every row of the screen, page by page. */
async function screen() {
  const rows: QueryRow[] = [];
  for (let page = 1; page <= Math.ceil(ROWS / 100); page += 1) {
    const question = { ...TABLE, cabinetId, page, pageSize: 100 };
    rows.push(...(await app.call(getQueryStatistics, question, user.token)).rows);
  }
  return rows;
}

test('a table that is too long to wait for is refused, and is a file of all its rows in the background', async () => {
  const refused = await app.inject(downloadQueryStatistics, order(), user.token);
  expect(refused.body).toEqual(refusal('request.tooHeavy'));
  const [, ...lines] = parse((await exportNow()).toString('utf8').slice(1), { delimiter: ';' });
  const rows = await screen();
  expect(lines).toHaveLength(ROWS);
  expect(lines).toEqual(rows.map((row) => [row.query, ...COLUMNS.map((column) => csvValue(row, column))]));
  expect(await app.call(listExports, { cabinetId }, user.token)).toMatchObject({
    exports: [{ name: 'ozon_2026-02-24_2026-03-01_7d.csv', state: 'ready', rowsDone: ROWS, rowsTotal: ROWS }],
  });
  expect(await listExportNotifications(app, user.id)).toMatchObject([{ kind: 'exportReady', rows: ROWS }]);
});

test('a workbook of it has the same rows in the same order', async () => {
  const sheet = await readSheet(await exportNow({ format: 'xlsx' }), 'queries');
  const rows = await screen();
  expect(sheet.slice(1)).toEqual(
    rows.map((row) => [
      row.query,
      row.avg_price === null ? null : row.avg_price / 100,
      row.count,
      row.uniq_sellers,
    ]),
  );
});

test('what can be refused is refused when it is ordered', async () => {
  const ask = async (overrides: Partial<Input>) =>
    (await app.inject(startQueryExport, order(overrides), user.token)).body;
  expect(await ask({ contains: 'нет такого' })).toEqual(refusal('searchHistory.notFound'));
  expect(await ask({ from: '2019-01-01' })).toMatchObject({ error: { action: 'outOfRange' } });
  expect(await ask({ headers: ['Запрос', 'Цена'] })).toMatchObject({ error: { subject: 'request' } });
  const twoLines = ['Запрос\n=1+1', 'Цена', 'Популярность', 'Продавцов'];
  expect(await ask({ headers: twoLines })).toMatchObject({
    error: { subject: 'request', action: 'invalid' },
  });
  expect((await app.call(listExports, { cabinetId }, user.token)).exports).toEqual([]);
});

test('an order of the oldest day of the plan is made after midnight too', async () => {
  user = await makeUser(app, { plan: 'none' });
  cabinetId = (await makeCabinet(app, { owner: user })).id as CabinetId;
  const orderedAt = app.clock.now();
  const from = addDays(moscowDay(orderedAt), -PLAN_LIMITS.none.searchHistoryDaysOzon);
  const { exportId } = await app.call(startQueryExport, order({ from }), user.token);
  app.clock.advance(DAY_MS);
  await makeExport(app.context, { [QUERY_EXPORT]: makeQueryExport }, exportId);
  const { exports } = await app.call(listExports, { cabinetId }, user.token);
  expect(exports).toMatchObject([{ state: 'ready' }]);
  expect((await app.inject(startQueryExport, order({ from }), user.token)).body).toMatchObject({
    error: { action: 'outOfRange' },
  });
  app.clock.set(orderedAt);
});

test('an order of an older release lacks what came later and is made all the same', async () => {
  const { exportId } = await app.call(startQueryExport, order(), user.token);
  await sql`update exports set request = request - 'texts' - 'isRightToLeft' where id = ${exportId}`.execute(
    app.context.db,
  );
  await makeExport(app.context, { [QUERY_EXPORT]: makeQueryExport }, exportId);
  const { exports } = await app.call(listExports, { cabinetId }, user.token);
  expect(exports).toMatchObject([{ state: 'ready' }]);
});
