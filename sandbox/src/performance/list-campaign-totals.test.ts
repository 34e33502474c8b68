import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askPerformance, listAllCampaigns, listSkuRows } from '../test/performance.ts';
import { openSandbox } from '../test/small-sandbox.ts';

type Row = Record<'id' | 'date' | 'views' | 'clicks' | 'moneySpent' | 'orders' | 'ctr', string>;

describe('totals by campaign', () => {
  let app: FastifyInstance;
  let ids: string[];
  beforeAll(async () => {
    app = openSandbox();
    ids = (await listAllCampaigns(app))
      .filter(({ advObjectType, state }) => advObjectType === 'SKU' && state === 'CAMPAIGN_STATE_RUNNING')
      .map(({ id }) => id);
  });
  afterAll(() => app.close());

  const read = async (name: string, query: Record<string, string | string[]>) =>
    (await askPerformance(app, { method: 'GET', path: `/statistics/${name}`, query })).json<{ rows: Row[] }>()
      .rows;
  const rub = (text: string) => Number(text.replace(',', '.'));

  test('are the sums of the days, and of the products', async () => {
    const period = { campaignIds: ids, dateFrom: '2026-11-20', dateTo: '2026-11-21' };
    const totals = await read('campaign/product/json', period);
    const daily = await read('daily/json', period);
    const products = await listSkuRows(app, period);
    expect(totals.map(({ id }) => id)).toEqual(ids);
    for (const row of totals) {
      const days = daily.filter(({ id }) => id === row.id);
      const skus = products.filter(({ campaignId }) => campaignId === row.id);
      for (const name of ['views', 'clicks', 'orders'] as const) {
        expect(days.reduce((sum, day) => sum + Number(day[name]), 0)).toBe(Number(row[name]));
        expect(skus.reduce((sum, product) => sum + Number(product[name]), 0)).toBe(Number(row[name]));
      }
      const spent = skus.reduce((sum, { expense }) => sum + Number(expense), 0);
      expect(rub(row.moneySpent)).toBeCloseTo(spent, 2);
    }
  });

  test('without a period are of the last seven days, and without campaigns of all', async () => {
    const daily = await read('daily/json', {});
    expect(new Set(daily.map(({ date }) => date)).size).toBe(7);
    expect(new Set(daily.map(({ id }) => id)).size).toBeGreaterThanOrEqual(ids.length);
    const byMoments = await read('daily/json', {
      campaigns: ids.slice(0, 1),
      from: '2026-11-10T21:00:00Z',
      to: '2026-11-11T20:59:59Z',
    });
    expect(byMoments.map(({ date }) => date)).toEqual(['2026-11-11']);
  });

  test.each([
    [{ dateFrom: '2026-09-01', dateTo: '2026-11-20' }, 'period is longer than 62 days'],
    [{ dateFrom: '2026-11-20', dateTo: '2026-11-19' }, 'dateFrom is after dateTo'],
  ])('%j is refused', async (query, error) => {
    const answer = await askPerformance(app, { method: 'GET', path: '/statistics/daily/json', query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error });
  });
});
