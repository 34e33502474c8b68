import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  listRunning,
  moscowDate,
  openAdvertiser,
  requireOk,
  waitForReport,
} from '../../../test/fakes/advertiser.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { nextTryMs } from '../../platform/outbound/retry.ts';
import { activateCampaign } from './activate-campaign.ts';
import { CAMPAIGN_STATES } from './campaign.ts';
import { checkPerformanceKey } from './check-performance-key.ts';
import { createTokenCache } from './create-token-cache.ts';
import { deactivateCampaign } from './deactivate-campaign.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listProductStatistics } from './list-product-statistics.ts';
import type { PerformanceKey } from './performance-key.ts';
import { downloadReport } from './reports/download-report.ts';
import { getReportState } from './reports/get-report-state.ts';
import { orderReport } from './reports/order-report.ts';

describe('what the client makes of faults', () => {
  let sandbox: Sandbox;
  let key: PerformanceKey;
  let campaignIds: string[];
  let day: string;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 300 });
    // In the hour after midnight yesterday's counters still grow.
    await sandbox.clock({ now: `${await moscowDate(sandbox, -1)}T09:00:00Z` });
    key = await openAdvertiser(sandbox, 400);
    campaignIds = (await listRunning(key)).slice(0, 2).map(({ id }) => id);
    day = await moscowDate(sandbox, 1);
  });
  afterEach(() => sandbox.clearFaults());
  afterAll(() => sandbox.stop());

  const plant = (fault: string, more: object = {}) =>
    sandbox.fault({ part: 'performance', fault, times: 1, key: key.clientId, ...more });
  const readCounters = (as = key) => listProductStatistics(as, { campaignIds, from: day, to: day });
  const withoutToken = () => ({ ...key, tokens: createTokenCache(() => new Date()) });

  const cases = [
    { fault: 'delay', more: { delayMs: 100 }, read: 'ok', token: 'valid' },
    { fault: 'timeout', read: 'timeout', token: 'timeout' },
    { fault: 'reset', read: 'unreachable', token: 'unreachable' },
    { fault: 'status500', read: 'serverError', token: 'serverError' },
    { fault: 'status429', more: { retryAfterSeconds: 3 }, read: 'rateLimited', token: 'rateLimited' },
    { fault: 'html', read: 'drift', token: 'drift' },
    { fault: 'truncatedJson', read: 'drift', token: 'drift' },
    { fault: 'drift', read: 'drift', token: 'drift' },
    { fault: 'wrongTypes', read: 'ok', token: 'valid' },
    { fault: 'unknownEnum', read: 'ok', token: 'valid' },
    { fault: 'dailyLimit', read: 'rateLimited', token: 'valid' },
  ] as const;

  test.each(cases)('$fault: figures end as $read, and the next question goes well', async (one) => {
    const truth = requireOk(await readCounters());
    await plant(one.fault, 'more' in one ? one.more : {});
    const answer = await readCounters();
    expect(answer.outcome).toBe(one.read);
    // Late or with numbers as text: what was read is the truth.
    if (answer.outcome === 'ok') expect(answer.data).toEqual(truth);
    if (one.fault === 'status429') expect(answer).toMatchObject({ retryAfterMs: 3000 });
    if (one.fault === 'dailyLimit') expect(answer).toMatchObject({ retryAfterMs: 3_600_000 });
    await sandbox.clearFaults();
    expect(requireOk(await readCounters())).toEqual(truth);
  });

  test.each(cases)('$fault: a token ends as $token, and a bad one is not kept', async (one) => {
    const fresh = withoutToken();
    await plant(one.fault, 'more' in one ? one.more : {});
    expect((await checkPerformanceKey(fresh)).outcome).toBe(one.token);
    await sandbox.clearFaults();
    expect(await checkPerformanceKey(fresh)).toEqual({ outcome: 'valid' });
    requireOk(await listCampaigns(fresh));
  });

  test('keyExpired: unauthorized, never asked again by itself; once it is a token that ended early', async () => {
    await plant('keyExpired', { times: 4 });
    const answer = await readCounters(withoutToken());
    expect(answer).toMatchObject({ outcome: 'unauthorized' });
    if (answer.outcome !== 'ok') expect(nextTryMs(answer, 1)).toBeUndefined();
    await sandbox.clearFaults();
    requireOk(await readCounters());
    await plant('keyExpired');
    expect((await readCounters()).outcome).toBe('ok');
  });

  test('keyReadOnly: reads, but may switch nothing', async () => {
    await plant('keyReadOnly');
    expect((await readCounters()).outcome).toBe('ok');
    expect(await deactivateCampaign(key, campaignIds[0] ?? '')).toMatchObject({ outcome: 'forbidden' });
    const [campaign] = requireOk(await listCampaigns(key, { campaignIds: campaignIds.slice(0, 1) }));
    expect(campaign?.state).toBe(CAMPAIGN_STATES.running);
  });

  test('unknownEnum: new words of states and placements are kept as they are', async () => {
    await plant('unknownEnum');
    const campaigns = requireOk(await listCampaigns(key, { campaignIds }));
    const words = campaigns.flatMap(({ state, placements }) => [state, ...placements]);
    const known = requireOk(await listCampaigns(key, { campaignIds })).flatMap(({ state, placements }) => [
      state,
      ...placements,
    ]);
    expect(words).toHaveLength(known.length);
    expect(words).not.toEqual(known);
    const { uuid } = await order('json');
    await plant('unknownEnum');
    expect(requireOk(await getReportState(key, uuid))).toMatchObject({ state: 'unknown' });
    await waitForReport(sandbox, key, uuid);
  });

  async function order(kind: 'json' | 'csv', ids = campaignIds): Promise<{ uuid: string }> {
    return requireOk(await orderReport(key, { campaignIds: ids, from: day, to: day, kind }));
  }

  test('reportFailed: failed, with a reason; the next order goes well', async () => {
    await plant('reportFailed');
    const failed = await order('json');
    expect(await waitForReport(sandbox, key, failed.uuid)).toBe('failed');
    expect(requireOk(await getReportState(key, failed.uuid))).toMatchObject({ message: expect.any(String) });
    const next = await order('json');
    expect(await waitForReport(sandbox, key, next.uuid)).toBe('ready');
  });

  test.each([
    ['json', 2],
    ['csv', 1],
  ] as const)('a download of %s that is spoiled is a drift, and whole the next time', async (kind, count) => {
    const ids = campaignIds.slice(0, count);
    const { uuid } = await order(kind, ids);
    expect(await waitForReport(sandbox, key, uuid)).toBe('ready');
    const download = () => downloadReport(key, { uuid, campaignIds: ids });
    for (const fault of ['truncatedJson', 'drift', 'html']) {
      await plant(fault);
      expect([fault, (await download()).outcome]).toEqual([fault, 'drift']);
    }
    expect(requireOk(await download()).length).toBeGreaterThan(0);
  });

  test('an order whose answer is lost changes nothing twice: a switch is the same when repeated', async () => {
    const [id = ''] = campaignIds;
    await plant('truncatedJson');
    expect(await deactivateCampaign(key, id)).toMatchObject({ outcome: 'drift' });
    expect(requireOk(await deactivateCampaign(key, id)).state).toBe(CAMPAIGN_STATES.inactive);
    expect(requireOk(await activateCampaign(key, id)).state).toBe(CAMPAIGN_STATES.running);
  });
});
