import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, refillLimits, setClock } from '../../test/small-sandbox.ts';
import { askWb, listWbCards } from '../../test/wb.ts';

type Statistic = Record<
  'openCount' | 'cartCount' | 'orderCount' | 'orderSum' | 'buyoutCount' | 'cancelCount',
  number
>;
type Funnel = {
  product: { nmId: number };
  statistic: { selected: Statistic; past: Statistic; comparison: { openCountDynamic: number } };
};
type History = { product: { nmId: number }; history: ({ date: string } & Statistic)[] };

const ROOT = 'seller-analytics-api/api/analytics/v3/sales-funnel/products';
const DOWNLOADS = 'seller-analytics-api/api/v2/nm-report/downloads';
const week = { start: '2026-11-14', end: '2026-11-20' };

let app: FastifyInstance;
let nmIds: number[];
beforeAll(async () => {
  app = openSandbox();
  nmIds = (await listWbCards(app)).cards.map(({ nmID }) => nmID);
});
afterAll(() => app.close());
beforeEach(() => refillLimits(app));

async function listFunnel(body: object): Promise<Funnel[]> {
  await refillLimits(app);
  const answer = await askWb(app, ROOT, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { products: Funnel[] } }>().data.products;
}

describe('sales funnel', () => {
  test('days add up to their week, whichever way they are asked for', async () => {
    const requested = nmIds.slice(0, 5);
    const products = await listFunnel({ selectedPeriod: week, nmIds: requested });
    const answer = await askWb(app, `${ROOT}/history`, { selectedPeriod: week, nmIds: requested });
    const histories = answer.json<History[]>();
    expect(histories).toHaveLength(5);
    for (const { product, history } of histories) {
      const whole = products.find((one) => one.product.nmId === product.nmId)?.statistic.selected;
      expect(history).toHaveLength(7);
      for (const field of ['openCount', 'cartCount', 'orderCount'] as const) {
        expect(history.reduce((sum, day) => sum + day[field], 0)).toBe(whole?.[field]);
      }
    }
  });

  test('opening, cart, order and keeping fall into one another; the week before stands beside', async () => {
    const earlier = { start: '2026-11-07', end: '2026-11-13' };
    const products = await listFunnel({ selectedPeriod: week });
    const before = await listFunnel({ selectedPeriod: earlier, limit: 1000 });
    expect(products.length).toBe(Math.min(50, nmIds.length));
    for (const { product, statistic } of products) {
      const { openCount, cartCount, orderCount, buyoutCount, cancelCount } = statistic.selected;
      expect(cartCount).toBeLessThanOrEqual(openCount);
      expect(orderCount).toBeLessThanOrEqual(cartCount);
      expect(buyoutCount + cancelCount).toBeLessThanOrEqual(orderCount);
      const same = before.find((one) => one.product.nmId === product.nmId);
      expect(statistic.past.openCount).toBe(same?.statistic.selected.openCount);
    }
  });

  test('orders and pages', async () => {
    const orderBy = { field: 'orderCount', mode: 'asc' };
    const all = await listFunnel({ selectedPeriod: week, orderBy, limit: 1000 });
    const counts = all.map(({ statistic }) => statistic.selected.orderCount);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    const page = await listFunnel({ selectedPeriod: week, orderBy, limit: 3, offset: 4 });
    expect(page.map(({ product }) => product.nmId)).toEqual(
      all.slice(4, 7).map(({ product }) => product.nmId),
    );
  });

  test.each([
    ['', { selectedPeriod: { start: '2026-11-20', end: '2026-11-14' } }],
    ['', { selectedPeriod: week, nmIds: Array.from({ length: 1001 }, () => 1) }],
    ['/history', { selectedPeriod: { start: '2026-11-01', end: '2026-11-07' }, nmIds: [1] }],
    ['/history', { selectedPeriod: week, nmIds: [] }],
  ])('%s %j is refused', async (path, body) => {
    const answer = await askWb(app, `${ROOT}${path}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ title: 'Invalid request body', origin: 'analytic-open-api' });
  });
});

describe('reports to download', () => {
  let serial = 0;
  const newId = () => `00000000-0000-4000-8000-${String((serial += 1)).padStart(12, '0')}`;
  const search = {
    currentPeriod: week,
    positionCluster: 'all',
    orderBy: { field: 'orders', mode: 'desc' },
    subjectIds: [],
  };
  const daily = { nmIDs: [], startDate: week.start, endDate: week.end };
  let nowMs = Date.parse('2026-11-21T10:00:00Z');
  const pass = async (minutes: number) => {
    nowMs += minutes * 60_000;
    await setClock(app, new Date(nowMs).toISOString());
  };
  beforeEach(() => pass(5));

  const order = async (id: string, reportType: string, params: object) =>
    askWb(app, DOWNLOADS, { id, reportType, params });
  const statusOf = async (id: string) => {
    await pass(1);
    const query = { 'filter[downloadIds]': id };
    const answer = await askWb(app, DOWNLOADS, undefined, { query });
    return answer.json<{ data: { status: string; size: number }[] }>().data[0];
  };
  const readFile = async (id: string) => {
    const answer = await askWb(app, `${DOWNLOADS}/file/${id}`);
    expect(answer.headers['content-type']).toBe('application/zip');
    const [file] = Object.values(unzipSync(answer.rawPayload));
    return parse<Record<string, string>>(Buffer.from(file ?? []), { columns: true });
  };

  test.each([
    ['DETAIL_HISTORY_REPORT', daily, ['nmID', 'dt', 'openCardCount', 'ordersSumRub', 'currency']],
    ['GROUPED_HISTORY_REPORT', daily, ['dt', 'addToCartCount', 'buyoutPercent']],
    ['SEARCH_QUERIES_PREMIUM_REPORT_GROUP', search, ['SubjectName', 'AveragePosition', 'VisibilityPast']],
    ['SEARCH_QUERIES_PREMIUM_REPORT_PRODUCT', search, ['NmID', 'IsAdvertised', 'OpenCard', 'Currency']],
    [
      'SEARCH_QUERIES_PREMIUM_REPORT_TEXT',
      { ...search, topOrderBy: 'orders', limit: 30 },
      ['Text', 'NmID', 'Frequency', 'OrdersPercentile', 'FrequencyPast'],
    ],
  ])('%s is made and fetched as a table in an archive', async (reportType, params, columns) => {
    const id = newId();
    expect((await order(id, reportType, params)).statusCode).toBe(200);
    expect(await statusOf(id)).toMatchObject({ status: 'SUCCESS', size: expect.any(Number) });
    const rows = await readFile(id);
    expect(rows.length).toBeGreaterThan(3);
    expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(columns));
  });

  test('the funnel by days is that of the other method', async () => {
    const id = newId();
    const [nmId = 0] = nmIds;
    await order(id, 'DETAIL_HISTORY_REPORT', { ...daily, nmIDs: [nmId] });
    await statusOf(id);
    const [one] = await listFunnel({ selectedPeriod: week, nmIds: [nmId] });
    const rows = await readFile(id);
    expect(rows.reduce((sum, row) => sum + Number(row['openCardCount']), 0)).toBe(
      one?.statistic.selected.openCount,
    );
  });

  test('takes its time, and the same order twice is one', async () => {
    const id = newId();
    await order(id, 'DETAIL_HISTORY_REPORT', daily);
    expect((await askWb(app, `${DOWNLOADS}/file/${id}`)).statusCode).toBe(400);
    expect((await order(id, 'DETAIL_HISTORY_REPORT', daily)).statusCode).toBe(200);
    const other = await order(id, 'DETAIL_HISTORY_REPORT', { ...daily, startDate: '2026-11-15' });
    expect([other.statusCode, other.body]).toEqual([400, expect.stringContaining('already used')]);
  });

  test('one that failed is made on demand', async () => {
    const id = newId();
    const fault = { part: 'wildberries', fault: 'reportFailed', times: 1 };
    await app.inject({ method: 'POST', url: '/faults', payload: fault });
    await order(id, 'DETAIL_HISTORY_REPORT', daily);
    expect((await statusOf(id))?.status).toBe('FAILED');
    expect((await askWb(app, `${DOWNLOADS}/retry`, { downloadId: id })).statusCode).toBe(200);
    await pass(1);
    expect((await statusOf(id))?.status).toBe('SUCCESS');
    expect((await askWb(app, `${DOWNLOADS}/retry`, { downloadId: id })).statusCode).toBe(400);
  });

  test('is kept for two days, for its own seller', async () => {
    const id = newId();
    await order(id, 'DETAIL_HISTORY_REPORT', daily);
    await statusOf(id);
    const foreign = await askWb(app, `${DOWNLOADS}/file/${id}`, undefined, { sellerId: 3 });
    expect(foreign.statusCode).toBe(400);
    await pass(47 * 60);
    expect((await askWb(app, `${DOWNLOADS}/file/${id}`)).statusCode).toBe(200);
    await pass(60);
    expect((await askWb(app, `${DOWNLOADS}/file/${id}`)).statusCode).toBe(400);
  });

  test('twenty a day', async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1) {
      await pass(1);
      answers.push(await order(newId(), 'DETAIL_HISTORY_REPORT', daily));
    }
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(answers.at(-1)?.body).toContain('The maximum number is 20');
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(20);
  });

  test('a report of stock is refused in words', async () => {
    const answer = await order(newId(), 'STOCK_HISTORY_DAILY_CSV', daily);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('reportType')]);
  });
});
