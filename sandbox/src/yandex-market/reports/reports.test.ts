import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openSandbox } from '../../test/small-sandbox.ts';
import { advanceMinutes, askYm, pathOfLink, takeReport, YM_BUSINESS, YM_SHOPS } from '../../test/ym.ts';

const Rows = z.array(z.record(z.string(), z.string()));
const Info = z.object({
  result: z.object({
    status: z.string(),
    subStatus: z.string().optional(),
    file: z.string().optional(),
    generationFinishedAt: z.string().optional(),
  }),
});

const period = { businessId: YM_BUSINESS, dateFrom: '2026-11-14', dateTo: '2026-11-16' };

let app: FastifyInstance;
beforeAll(() => {
  app = openSandbox();
});
afterAll(() => app.close());
beforeEach(() => advanceMinutes(app, 11));

async function readRows(kind: string, body: object, file: string) {
  const files = unzipSync(new Uint8Array(await takeReport(app, { kind, body })));
  return Rows.parse(parse(strFromU8(files[`${file}.csv`] ?? new Uint8Array()), { columns: true }));
}

async function orderReport(kind: string, body: object): Promise<string> {
  const answer = await askYm(app, `/v2/reports/${kind}/generate`, body);
  return answer.json<{ result: { reportId: string } }>().result.reportId;
}

async function readInfo(reportId: string, of = app) {
  return Info.parse((await askYm(of, `/v2/reports/info/${reportId}`)).json()).result;
}

const sum = (rows: z.infer<typeof Rows>, column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

describe('figures', () => {
  const file = 'sales_funnel_report';

  test('lines of categories are the sums of the lines of their offers', async () => {
    const byOffer = await readRows('shows-sales', { ...period, grouping: 'OFFERS' }, file);
    const byCategory = await readRows('shows-sales', { ...period, grouping: 'CATEGORIES' }, file);
    expect(byCategory).toHaveLength(9);
    expect(byCategory.every(({ OFFER_ID }) => OFFER_ID === '')).toBe(true);
    for (const column of ['SHOWS', 'CLICKS', 'TO_CART', 'ORDER_ITEMS', 'ORDER_ITEMS_DELIVERED_COUNT'])
      expect([column, sum(byCategory, column)]).toEqual([column, sum(byOffer, column)]);
  });

  test('what was ordered in a shop is the same in its report and in the list of its orders', async () => {
    const { dateFrom, dateTo } = period;
    const body = { campaignId: YM_SHOPS.fby, dateFrom, dateTo, grouping: 'OFFERS' };
    const rows = await readRows('shows-sales', body, file);
    const orders: { items: { shopSku: string }[] }[] = [];
    let pageToken: string | undefined;
    do {
      const answer = await askYm(
        app,
        `/v2/campaigns/${YM_SHOPS.fby}/stats/orders`,
        { dateFrom, dateTo },
        { query: { limit: '200', ...(pageToken !== undefined && { pageToken }) } },
      );
      const { result } = answer.json<{
        result: { orders: typeof orders; paging: { nextPageToken?: string } };
      }>();
      orders.push(...result.orders);
      pageToken = result.paging.nextPageToken;
    } while (pageToken !== undefined);
    expect(sum(rows, 'ORDER_ITEMS')).toBe(orders.length);
    const { OFFER_ID = '' } = rows.toSorted((a, b) => Number(b.ORDER_ITEMS) - Number(a.ORDER_ITEMS))[0] ?? {};
    expect(orders.filter(({ items }) => items[0]?.shopSku === OFFER_ID)).toHaveLength(
      sum(
        rows.filter((row) => row.OFFER_ID === OFFER_ID),
        'ORDER_ITEMS',
      ),
    );
  });

  test('a day that still runs is in no report', async () => {
    const rows = await readRows(
      'shows-sales',
      { ...period, dateTo: '2026-12-31', grouping: 'CATEGORIES' },
      file,
    );
    expect(rows.at(-1)?.DAY).toBe('2026-11-20');
  });

  test('shelves by category add up to the shelves', async () => {
    const body = { ...period, attributionType: 'SHOWS' };
    const all = await readRows('shelf-statistics', body, 'shelfs_statistics_summary');
    const byCategory = await readRows('shelf-statistics', body, 'shelfs_statistics_by_category');
    expect(sum(all, 'IMPRESSIONS')).toBeGreaterThan(0);
    expect(sum(byCategory, 'IMPRESSIONS')).toBe(sum(all, 'IMPRESSIONS'));
  });

  test('the boost is a part of all shows, and its campaigns show as much as its offers', async () => {
    const body = { ...period, attributionType: 'CLICKS' };
    const campaigns = await readRows('shows-boost', body, 'business_shows_boost_consolidated_campaigns');
    const offers = await readRows('shows-boost', body, 'business_shows_boost_consolidated_offers');
    const consolidated = await readRows('boost-consolidated', period, 'business_boost_consolidated');
    expect(sum(campaigns, 'SHOWS')).toBeGreaterThan(0);
    expect(sum(offers, 'SHOWS')).toBe(sum(campaigns, 'SHOWS'));
    expect(sum(consolidated, 'SHOWS_WITH_FEE')).toBe(sum(campaigns, 'SHOWS'));
    for (const row of consolidated) expect(Number(row.SHOWS_WITH_FEE)).toBeLessThanOrEqual(Number(row.SHOWS));
  });

  test('the place in a category follows from the turnovers; without orders it is -1', async () => {
    const file = 'competitors_position';
    const own = await readRows('competitors-position', { ...period, categoryId: 28 }, file);
    for (const row of own) {
      expect(Number(row.POSITION)).toBeGreaterThanOrEqual(1);
      const isLeader = row.POSITION === '1';
      expect(Number(row.NEAREST_COMPETITOR_GMV) > Number(row.GMV)).toBe(!isLeader);
    }
    const foreign = await readRows('competitors-position', { ...period, categoryId: 1 }, file);
    expect(foreign.map(({ POSITION, GMV }) => [POSITION, GMV])).toEqual(own.map(() => ['-1', '0']));
  });
});

describe('the way of a report', () => {
  const body = { ...period, attributionType: 'CLICKS' };

  test.each([
    [
      'a category that is not there',
      'competitors-position',
      { ...period, categoryId: 9999 },
      'RESOURCE_NOT_FOUND',
    ],
    [
      'only days to come',
      'shows-boost',
      { ...body, dateFrom: '2026-11-22', dateTo: '2026-11-23' },
      'NO_DATA',
    ],
  ])('%s', async (_name, kind, order, subStatus) => {
    const reportId = await orderReport(kind, order);
    await advanceMinutes(app, 2);
    expect(await readInfo(reportId)).toMatchObject({ status: 'FAILED', subStatus });
  });

  test('a planted fault lets it fail without a reason', async () => {
    await app.inject({
      method: 'POST',
      url: '/faults',
      payload: { part: 'yandexMarket', fault: 'reportFailed', times: 1 },
    });
    const reportId = await orderReport('shows-boost', body);
    await advanceMinutes(app, 2);
    const info = await readInfo(reportId);
    expect(info.status).toBe('FAILED');
    expect(info.subStatus).toBeUndefined();
  });

  test('links are new each time, last an hour and cannot be made', async () => {
    const reportId = await orderReport('shows-boost', body);
    await advanceMinutes(app, 2);
    const [first = '', second = ''] = [(await readInfo(reportId)).file, (await readInfo(reportId)).file];
    expect(first).not.toBe(second);
    const statusOf = async (link: string) => (await app.inject(pathOfLink(link))).statusCode;
    await advanceMinutes(app, 59);
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    await advanceMinutes(app, 1);
    expect(await statusOf(first)).toBe(403);
    const later = first.replace(/expires=\d+/, `expires=${Date.parse('2030-01-01')}`);
    expect(await statusOf(later)).toBe(403);
    expect(await statusOf((await readInfo(reportId)).file ?? '')).toBe(200);
  });

  test("another seller's report is not found", async () => {
    const reportId = await orderReport('shows-boost', body);
    const answer = await askYm(app, `/v2/reports/info/${reportId}`, undefined, { sellerId: 4 });
    expect(answer.statusCode).toBe(404);
  });

  test.each([
    [{ ...body, businessId: undefined }, 400],
    [{ ...body, dateFrom: '2026-11-20', dateTo: '2026-11-14' }, 400],
    [{ ...body, dateFrom: '2025-01-01' }, 400],
    [{ ...body, businessId: YM_BUSINESS + 7 }, 403],
  ])('refused: %j', async (order, status) => {
    expect((await askYm(app, '/v2/reports/shows-boost/generate', order)).statusCode).toBe(status);
  });

  test('of a business or of a shop, never of both or of none', async () => {
    const { businessId, ...days } = period;
    const both = { ...days, businessId, campaignId: YM_SHOPS.fby, grouping: 'OFFERS' };
    for (const order of [both, { ...days, grouping: 'OFFERS' }]) {
      expect((await askYm(app, '/v2/reports/shows-sales/generate', order)).statusCode).toBe(400);
      await advanceMinutes(app, 11);
    }
  });

  test('an ordered report outlives a restart', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ym-'));
    const stateFile = path.join(folder, 'state.db');
    const first = openSandbox({ stateFile });
    const ordered = await askYm(first, '/v2/reports/shows-boost/generate', body);
    const { reportId } = ordered.json<{ result: { reportId: string } }>().result;
    await first.close();
    const second = openSandbox({ stateFile });
    await advanceMinutes(second, 2);
    expect((await readInfo(reportId, second)).status).toBe('DONE');
    await second.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
