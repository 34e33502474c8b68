import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  advanceMinutes,
  askPerformance,
  listAllCampaigns,
  listSkuRows,
  type SkuRow,
} from '../test/performance.ts';
import { openSandbox, setClock } from '../test/small-sandbox.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';

describe('statistics by product', () => {
  let app: FastifyInstance;
  let campaignIds: string[];
  beforeEach(async () => {
    app = openSandbox();
    campaignIds = (await listAllCampaigns(app))
      .filter(({ state, advObjectType }) => state === 'CAMPAIGN_STATE_RUNNING' && advObjectType === 'SKU')
      .map(({ id }) => id);
  });
  afterEach(() => app.close());

  const sum = (rows: readonly SkuRow[], name: keyof SkuRow) =>
    rows.reduce((all, row) => all + Number(row[name]), 0);
  const today = () => listSkuRows(app, { campaignIds, dateFrom: TODAY, dateTo: TODAY });

  test('grow over the day and never fall', async () => {
    const views: number[] = [];
    for (let hour = 0; hour < 9; hour += 1) {
      views.push(sum(await today(), 'views'));
      await advanceMinutes(app, 60);
    }
    expect(views).toEqual(views.toSorted((one, other) => one - other));
    expect(new Set(views).size).toBe(views.length);
  });

  test('come an hour late: nothing changes within minutes, and the night has no day yet', async () => {
    const before = await today();
    await advanceMinutes(app, 2);
    expect(await today()).toEqual(before);
    await advanceMinutes(app, 4);
    expect(await today()).not.toEqual(before);
    await setClock(app, '2026-11-20T21:59:00Z');
    expect(await today()).toEqual([]);
  });

  test('of a campaign that was switched off no longer change after the last hour', async () => {
    const [id = ''] = campaignIds;
    await askPerformance(app, { method: 'POST', path: `/campaign/${id}/deactivate`, body: {} });
    const read = async () => sum(await listSkuRows(app, { campaignIds: [id], dateFrom: TODAY }), 'views');
    const atOnce = await read();
    await advanceMinutes(app, 70);
    const later = await read();
    await advanceMinutes(app, 120);
    expect(later).toBeGreaterThan(atOnce);
    expect(await read()).toBe(later);
  });

  test('report yesterday and today, a row a product and day', async () => {
    const rows = await listSkuRows(app, { campaignIds, dateFrom: YESTERDAY, dateTo: TODAY });
    expect(new Set(rows.map(({ date }) => date))).toEqual(new Set([YESTERDAY, TODAY]));
    const keys = rows.map(({ campaignId, sku, date }) => `${campaignId} ${sku} ${date}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const row of rows) {
      expect(Number(row.clicks)).toBeLessThanOrEqual(Number(row.views));
      expect(Number(row.orders)).toBeLessThanOrEqual(Number(row.toCart));
      expect(row.expense).toMatch(/^\d+\.\d\d$/);
    }
    expect(sum(rows, 'clicks')).toBeGreaterThan(100);
  });

  test('the day is that of Moscow', async () => {
    await setClock(app, '2026-11-21T22:30:00Z');
    const rows = await listSkuRows(app, { campaignIds });
    expect(new Set(rows.map(({ date }) => date))).toEqual(new Set(['2026-11-22']));
  });

  test.each([
    [{ dateFrom: '2026-11-19', dateTo: TODAY }, 'dateFrom must not be earlier than yesterday'],
    [{ dateFrom: TODAY, dateTo: YESTERDAY }, 'dateFrom is after dateTo'],
    [{ dateFrom: '2026-02-30' }, undefined],
  ])('%j is refused', async (period, text) => {
    const answer = await askPerformance(app, {
      method: 'POST',
      path: '/statistics/products/sku',
      body: { campaignIds, ...period },
    });
    expect(answer.statusCode).toBe(400);
    if (text !== undefined) expect(answer.json()).toEqual({ error: text });
  });
});
