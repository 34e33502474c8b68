import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listRunning,
  moscowDate,
  openAdvertiser,
  requireOk,
  waitForReport,
} from '../../../test/fakes/advertiser.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { Exchange } from '../../platform/outbound/exchange.ts';
import { recordExchanges } from '../../platform/outbound/record.ts';
import { replayExchanges } from '../../platform/outbound/replay.ts';
import { activateCampaign } from './activate-campaign.ts';
import { CAMPAIGN_STATES } from './campaign.ts';
import { checkPerformanceKey } from './check-performance-key.ts';
import { createTokenCache } from './create-token-cache.ts';
import { deactivateCampaign } from './deactivate-campaign.ts';
import { REPORT_BOUNDS } from './limits.ts';
import { listCampaignProducts } from './list-campaign-products.ts';
import { listCampaignTotals } from './list-campaign-totals.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listDailyTotals } from './list-daily-totals.ts';
import { listProductStatistics } from './list-product-statistics.ts';
import type { PerformanceKey } from './performance-key.ts';
import { downloadReport } from './reports/download-report.ts';
import { getReportState } from './reports/get-report-state.ts';
import { listOrderedReports } from './reports/list-ordered-reports.ts';
import { orderReport } from './reports/order-report.ts';

let sandbox: Sandbox;
let key: PerformanceKey;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 1000, products: 1000 });
  // Noon in Moscow: the counters of the day have something to tell.
  await sandbox.clock({ now: `${await moscowDate(sandbox, -1)}T09:00:00Z` });
  key = await openAdvertiser(sandbox);
});
afterAll(() => sandbox.stop());

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number | null) =>
  rows.reduce((all, row) => all + (of(row) ?? 0), 0);

describe('an account', () => {
  test('is valid by its pair, and refused with any other', async () => {
    expect(await checkPerformanceKey(key)).toEqual({ outcome: 'valid' });
    expect(await checkPerformanceKey({ ...key, clientSecret: 'wrong' })).toMatchObject({
      outcome: 'unauthorized',
    });
    expect(await checkPerformanceKey({ ...key, clientId: '1-1@nowhere' })).toMatchObject({
      outcome: 'unauthorized',
    });
  });

  test('goes on when its token ends earlier than it said', async () => {
    let tokens = 0;
    const counted = {
      ...key,
      tokens: createTokenCache(() => new Date()),
      send: recordExchanges(key.send, ({ url }) => void (tokens += url.endsWith('/token') ? 1 : 0)),
    };
    requireOk(await listCampaigns(counted));
    requireOk(await listCampaigns(counted));
    expect(tokens).toBe(1);
    await sandbox.clock({ advanceMinutes: 31 });
    requireOk(await listCampaigns(counted));
    expect(tokens).toBe(2);
  });
});

describe('campaigns', () => {
  test('are listed with their products and bids', async () => {
    const all = requireOk(await listCampaigns(key));
    const running = await listRunning(key);
    expect(running.length).toBeGreaterThan(1);
    expect(all.length).toBeGreaterThan(running.length);
    expect(new Set(running.map(({ id }) => id)).size).toBe(running.length);
    const products = requireOk(await listCampaignProducts(key, running[0]?.id ?? ''));
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ bidKopecks }) => bidKopecks !== null && bidKopecks >= 300)).toBe(true);
    const [one] = requireOk(await listCampaigns(key, { campaignIds: [running[1]?.id ?? ''] }));
    expect(one).toEqual(running[1]);
  });

  test('are switched off and on; those past their time say so', async () => {
    const [running] = await listRunning(key);
    const id = running?.id ?? '';
    expect(requireOk(await deactivateCampaign(key, id))).toMatchObject({
      id,
      state: CAMPAIGN_STATES.inactive,
    });
    const on = requireOk(await activateCampaign(key, id));
    expect(on).toMatchObject({ state: CAMPAIGN_STATES.running, placements: running?.placements });
    const all = requireOk(await listCampaigns(key));
    const finished = all.find(({ state }) => state === CAMPAIGN_STATES.finished);
    expect(await activateCampaign(key, finished?.id ?? '')).toMatchObject({ outcome: 'finished' });
    const stopped = all.find(({ state }) => state === CAMPAIGN_STATES.stopped);
    expect(requireOk(await activateCampaign(key, stopped?.id ?? ''))).toMatchObject({
      state: CAMPAIGN_STATES.stopped,
    });
    expect(await activateCampaign(key, '1')).toMatchObject({ outcome: 'notFound' });
    const promo = all.find(({ objectType }) => objectType === 'SEARCH_PROMO');
    expect(await deactivateCampaign(key, promo?.id ?? '')).toMatchObject({ outcome: 'invalid' });
  });
});

describe('figures', () => {
  test('by product grow while the campaign runs; totals and days are their sums', async () => {
    const campaignIds = (await listRunning(key)).slice(0, 3).map(({ id }) => id);
    const input = { campaignIds, from: await moscowDate(sandbox, 1), to: await moscowDate(sandbox) };
    const before = requireOk(await listProductStatistics(key, input));
    const totals = requireOk(await listCampaignTotals(key, input));
    const days = requireOk(await listDailyTotals(key, input));
    expect(new Set(before.map(({ date }) => date))).toEqual(new Set([input.from, input.to]));
    const sums: readonly { views: number | null; spentKopecks: number | null }[][] = [totals, days];
    for (const one of sums) {
      expect(sum(one, ({ views }) => views)).toBe(sum(before, ({ views }) => views));
      expect(sum(one, ({ spentKopecks }) => spentKopecks)).toBe(sum(before, (row) => row.spentKopecks));
    }
    await sandbox.clock({ advanceMinutes: 60 });
    const after = requireOk(await listProductStatistics(key, input));
    expect(sum(after, ({ views }) => views)).toBeGreaterThan(sum(before, ({ views }) => views));
    const old = { ...input, from: await moscowDate(sandbox, 2) };
    expect(await listProductStatistics(key, old)).toMatchObject({ outcome: 'invalid' });
  });

  test('of ordered reports are the same as JSON and as CSV of one or several campaigns', async () => {
    const campaignIds = (await listRunning(key)).slice(0, 2).map(({ id }) => id);
    const day = await moscowDate(sandbox, 1);
    const take = async (ids: string[], kind: 'json' | 'csv') => {
      const order = { campaignIds: ids, from: day, to: day, kind };
      const { uuid } = requireOk(await orderReport(key, order));
      expect(await waitForReport(sandbox, key, uuid)).toBe('ready');
      return requireOk(await downloadReport(key, { uuid, campaignIds: ids }));
    };
    const json = await take(campaignIds, 'json');
    const zip = await take(campaignIds, 'csv');
    const single = await take(campaignIds.slice(0, 1), 'csv');
    expect(zip.map((row) => ({ ...row, priceKopecks: 0 }))).toEqual(
      json.map((row) => ({ ...row, priceKopecks: 0 })),
    );
    expect(single).toEqual(zip.filter(({ campaignId }) => campaignId === campaignIds[0]));
    const counters = requireOk(await listProductStatistics(key, { campaignIds, from: day, to: day }));
    expect(sum(json, ({ clicks }) => clicks)).toBe(sum(counters, ({ clicks }) => clicks));
    expect(sum(json, (row) => row.spentKopecks)).toBe(sum(counters, (row) => row.spentKopecks));
  });

  test('of reports go as far as the bounds and no further', async () => {
    const campaignIds = (await listRunning(key)).slice(0, 1).map(({ id }) => id);
    const to = await moscowDate(sandbox, 1);
    const order = async (days: number, ids = campaignIds) =>
      orderReport(key, { campaignIds: ids, from: await moscowDate(sandbox, days), to, kind: 'json' });
    expect(await order(REPORT_BOUNDS.days + 1)).toMatchObject({ outcome: 'invalid' });
    const tooMany = Array.from({ length: REPORT_BOUNDS.campaigns + 1 }, (_, place) => String(place + 1));
    expect(await order(1, tooMany)).toMatchObject({ outcome: 'invalid' });
    const { uuid } = requireOk(await order(REPORT_BOUNDS.days));
    expect(await waitForReport(sandbox, key, uuid)).toBe('ready');
    const rows = requireOk(await downloadReport(key, { uuid, campaignIds }));
    expect(new Set(rows.map(({ date }) => date)).size).toBeGreaterThan(REPORT_BOUNDS.days / 2);
  });

  test('one report at a time: the second order waits, and a lost order is found again', async () => {
    const campaignIds = (await listRunning(key)).slice(0, 1).map(({ id }) => id);
    const day = await moscowDate(sandbox, 1);
    const order = { campaignIds, from: day, to: day, kind: 'csv' as const };
    const { uuid } = requireOk(await orderReport(key, order));
    expect(await orderReport(key, order)).toMatchObject({ outcome: 'rateLimited', retryAfterMs: 10_000 });
    const [latest] = requireOk(await listOrderedReports(key));
    expect(latest).toMatchObject({ uuid, campaignIds, state: { state: 'waiting' } });
    expect(await downloadReport(key, { uuid, campaignIds })).toMatchObject({ outcome: 'invalid' });
    await waitForReport(sandbox, key, uuid);
    expect(await getReportState(key, 'none')).toMatchObject({ outcome: 'notFound' });
  });
});

test('a recorded session gives the same again, without the network and without secrets', async () => {
  const record: Exchange[] = [];
  const recorded = {
    ...key,
    tokens: createTokenCache(() => new Date()),
    send: recordExchanges(key.send, (exchange) => record.push(exchange)),
  };
  const day = await moscowDate(sandbox, 1);

  async function live(as: PerformanceKey, wait: (uuid: string) => Promise<unknown>) {
    const campaigns = requireOk(await listCampaigns(as));
    const campaignIds = campaigns
      .filter(({ state }) => state === CAMPAIGN_STATES.running)
      .map(({ id }) => id);
    const perClick = campaignIds.slice(0, 2);
    const products = requireOk(await listCampaignProducts(as, perClick[0] ?? ''));
    const counters = requireOk(
      await listProductStatistics(as, { campaignIds: perClick, from: day, to: day }),
    );
    const order = { campaignIds: perClick, from: day, to: day, kind: 'csv' as const };
    const { uuid } = requireOk(await orderReport(as, order));
    await wait(uuid);
    const rows = requireOk(await downloadReport(as, { uuid, campaignIds: perClick }));
    return { campaigns, products, counters, rows };
  }

  const first = await live(recorded, (uuid) => waitForReport(sandbox, key, uuid));
  const kept = JSON.stringify(record);
  expect(kept).not.toContain(key.clientSecret);
  expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  const replayed = {
    ...key,
    baseUrl: 'https://another-host.example/ozon-performance',
    tokens: createTokenCache(() => new Date()),
    send: replayExchanges(record),
  };
  expect(await live(replayed, async () => undefined)).toEqual(first);
  expect(first.rows.length).toBeGreaterThan(0);
});
