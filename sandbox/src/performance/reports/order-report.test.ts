import type { FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  advanceMinutes,
  askPerformance,
  checkReport,
  listAllCampaigns,
  listSkuRows,
  takeReport,
} from '../../test/performance.ts';
import { openSandbox } from '../../test/small-sandbox.ts';

type JsonReport = Record<
  string,
  { title: string; report: { rows: Record<string, string>[]; totals: Record<string, string> } }
>;

const DAY = { dateFrom: '2026-11-20', dateTo: '2026-11-20', groupBy: 'DATE' };

describe('ordered reports', () => {
  let app: FastifyInstance;
  let ids: string[];
  beforeEach(async () => {
    app = openSandbox();
    ids = (await listAllCampaigns(app))
      .filter(({ state, advObjectType }) => state === 'CAMPAIGN_STATE_RUNNING' && advObjectType === 'SKU')
      .map(({ id }) => id);
  });
  afterEach(() => app.close());

  const order = (body: object, path = '/statistics') => askPerformance(app, { method: 'POST', path, body });
  const download = (UUID: string) =>
    askPerformance(app, { method: 'GET', path: '/statistics/report', query: { UUID } });

  test('wait, are made and can be taken again', async () => {
    const { UUID } = (await order({ campaigns: ids, ...DAY }, '/statistics/json')).json<{ UUID: string }>();
    expect(await checkReport(app, UUID)).toMatchObject({ UUID, state: 'NOT_STARTED' });
    expect((await download(UUID)).statusCode).toBe(400);
    // Seconds in the queue, seconds in the making; how many depends on the report.
    const states = new Set<string>();
    for (let second = 0; second < 60; second += 1) {
      states.add((await checkReport(app, UUID)).state);
      await advanceMinutes(app, 1 / 60);
    }
    expect([...states]).toEqual(['NOT_STARTED', 'IN_PROGRESS', 'OK']);
    const ready = await checkReport(app, UUID);
    expect(ready).toMatchObject({ state: 'OK', link: `/api/client/statistics/report?UUID=${UUID}` });
    const first = await download(UUID);
    await advanceMinutes(app, 600);
    expect((await download(UUID)).body).toBe(first.body);
  });

  test('one at a time', async () => {
    expect((await order({ campaigns: ids.slice(0, 1), ...DAY })).statusCode).toBe(200);
    const second = await order({ campaigns: ids.slice(0, 1), ...DAY });
    expect(second.statusCode).toBe(429);
    expect(second.json()).toEqual({ error: 'limit of simultaneous reports exceeded, the limit is 1' });
    const other = await listAllCampaigns(app, 3);
    const campaigns = other.filter((one) => one.advObjectType === 'SKU').map(({ id }) => id);
    const theirs = { method: 'POST', path: '/statistics', body: { campaigns, ...DAY } } as const;
    expect((await askPerformance(app, theirs, 3)).statusCode).toBe(200);
    await advanceMinutes(app, 2);
    expect((await order({ campaigns: ids.slice(0, 1), ...DAY })).statusCode).toBe(200);
  });

  test('as JSON: text with decimal commas, zeros left out, the same figures as by product', async () => {
    const report = (await takeReport(app, '/statistics/json', { campaigns: ids, ...DAY })).json<JsonReport>();
    expect(Object.keys(report)).toEqual(ids);
    const products = await listSkuRows(app, { campaignIds: ids, dateFrom: DAY.dateFrom, dateTo: DAY.dateTo });
    for (const [id, { report: ofCampaign }] of Object.entries(report)) {
      for (const row of ofCampaign.rows) {
        const known = products.find(({ campaignId, sku }) => campaignId === id && sku === row['sku']);
        expect([row['views'], row['clicks'] ?? '0', row['orders'] ?? '0']).toEqual([
          known?.views,
          known?.clicks,
          known?.orders,
        ]);
        expect(row['date']).toBe('20.11.2026');
        expect(Object.values(row)).not.toContain('0');
      }
    }
    const rows = Object.values(report).flatMap((one) => one.report.rows);
    expect(rows.some((row) => row['orders'] === undefined)).toBe(true);
    expect(rows.every((row) => row['moneySpent'] === undefined || /,\d\d$/.test(row['moneySpent']))).toBe(
      true,
    );
  });

  test('as CSV of one campaign, as a ZIP of several', async () => {
    const one = await takeReport(app, '/statistics', { campaigns: ids.slice(0, 1), ...DAY });
    expect(one.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(one.body).toContain(`№ ${ids[0]}`);
    const several = await takeReport(app, '/statistics', { campaigns: ids.slice(0, 3), ...DAY });
    expect(several.headers['content-type']).toBe('application/zip');
    const files = unzipSync(several.rawPayload);
    expect(Object.keys(files).map((name) => name.split(/[._]/)[0])).toEqual(ids.slice(0, 3));
    expect(Buffer.from(Object.values(files)[0] ?? []).toString()).toContain('Всего');
  });

  test('groups are days, weeks, months or nothing', async () => {
    const ask = async (groupBy?: string) => {
      const body = { campaigns: ids.slice(0, 1), dateFrom: '2026-10-26', dateTo: '2026-11-15', groupBy };
      const [only] = Object.values((await takeReport(app, '/statistics/json', body)).json<JsonReport>());
      return only;
    };
    const dates = async (groupBy: string) =>
      new Set((await ask(groupBy))?.report.rows.map(({ date }) => date));
    expect((await dates('DATE')).size).toBe(21);
    expect(await dates('START_OF_WEEK')).toEqual(new Set(['26.10.2026', '02.11.2026', '09.11.2026']));
    expect(await dates('START_OF_MONTH')).toEqual(new Set(['01.10.2026', '01.11.2026']));
    expect(await dates('NO_GROUP_BY')).toEqual(new Set([undefined]));
    expect((await ask('START_OF_WEEK'))?.report.totals).toEqual((await ask('DATE'))?.report.totals);
  });

  test('phrases are reported for the top of the search alone', async () => {
    const campaigns = (await listAllCampaigns(app)).filter(({ id }) => ids.includes(id));
    const placed = (word: string) => campaigns.find(({ placement }) => placement.includes(word))?.id ?? '';
    const top = { campaigns: [placed('PLACEMENT_TOP_PROMOTION')], ...DAY };
    const [only] = Object.values((await takeReport(app, '/statistics/phrases/json', top)).json<JsonReport>());
    expect(only?.report.rows.length).toBeGreaterThan(1);
    const shelf = { campaigns: [placed('PLACEMENT_SEARCH_AND_CATEGORY')], ...DAY };
    expect((await order(shelf, '/statistics/phrases/json')).statusCode).toBe(400);
    const early = { ...top, dateFrom: '2025-01-30', dateTo: '2025-01-31' };
    expect((await order(early, '/statistics/phrases/json')).statusCode).toBe(400);
  });

  test('a planted failure ends in ERROR, and the next order goes well', async () => {
    const fault = { part: 'performance', fault: 'reportFailed', times: 1 };
    await app.inject({ method: 'POST', url: '/faults', payload: fault });
    const { UUID } = (await order({ campaigns: ids, ...DAY })).json<{ UUID: string }>();
    await advanceMinutes(app, 2);
    expect(await checkReport(app, UUID)).toMatchObject({ state: 'ERROR', error: expect.any(String) });
    expect((await download(UUID)).statusCode).toBe(404);
    expect((await takeReport(app, '/statistics/json', { campaigns: ids, ...DAY })).statusCode).toBe(200);
  });

  test('the latest orders are listed first', async () => {
    for (const round of [1, 2, 3])
      await takeReport(app, '/statistics', { campaigns: ids.slice(0, round), ...DAY });
    const answer = await askPerformance(app, {
      method: 'GET',
      path: '/statistics/externallist',
      query: { page: '1', pageSize: '2' },
    });
    const { total, items } = answer.json<{ total: string; items: { campaigns: unknown[] }[] }>();
    expect(total).toBe('3');
    expect(items.map(({ campaigns }) => campaigns.length)).toEqual([3, 2]);
  });

  test('no more than 2000 exports in 24 hours', async () => {
    const ten = { campaigns: [...new Set(ids)], ...DAY };
    const perOrder = ten.campaigns.length;
    for (let orders = 0; orders < Math.floor(2000 / perOrder); orders += 1) {
      expect((await order(ten)).statusCode).toBe(200);
      await advanceMinutes(app, 2);
    }
    expect((await order(ten)).statusCode).toBe(429);
    await advanceMinutes(app, 1440);
    expect((await order(ten)).statusCode).toBe(200);
  });
});

describe('wrong orders', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  test.each([
    [{}, 'campaigns'],
    [{ campaigns: [], ...DAY }, 'campaigns'],
    [{ campaigns: Array.from({ length: 11 }, (_, place) => String(place)), ...DAY }, 'campaigns'],
    [{ campaigns: ['1'], ...DAY }, 'campaign not found'],
    [{ campaigns: ['1'], dateFrom: '2026-09-01', dateTo: '2026-11-20' }, '62 days'],
    [{ campaigns: ['1'], dateFrom: '2026-11-20' }, 'are required'],
    [{ campaigns: ['1'], ...DAY, groupBy: 'HOUR' }, 'groupBy'],
  ])('%j is refused', async (body, word) => {
    const answer = await askPerformance(app, { method: 'POST', path: '/statistics', body });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json<{ error: string }>().error).toContain(word);
  });
});
