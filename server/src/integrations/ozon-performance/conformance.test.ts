import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
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
import { activateCampaign } from './activate-campaign.ts';
import { deactivateCampaign } from './deactivate-campaign.ts';
import { listCampaignObjects } from './list-campaign-objects.ts';
import { listCampaignProducts } from './list-campaign-products.ts';
import { listCampaignTotals } from './list-campaign-totals.ts';
import { listDailyTotals } from './list-daily-totals.ts';
import { listProductStatistics } from './list-product-statistics.ts';
import { listSearchPromoProducts } from './list-search-promo-products.ts';
import type { PerformanceKey } from './performance-key.ts';
import { downloadReport } from './reports/download-report.ts';
import { listOrderedReports } from './reports/list-ordered-reports.ts';
import { orderReport } from './reports/order-report.ts';

const contract = openContract('ozon-performance');

describe.skipIf(!contract)('asks by the contract (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'client');
  const exchanges: Exchange[] = [];
  let sandbox: Sandbox;
  let key: PerformanceKey;
  let period: { from: string; to: string };
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 300 });
    const opened = await openAdvertiser(sandbox);
    key = { ...opened, send: recordExchanges(opened.send, (exchange) => exchanges.push(exchange)) };
    period = { from: await moscowDate(sandbox, 7), to: await moscowDate(sandbox, 1) };
  });
  afterAll(() => sandbox.stop());

  test('campaigns', async () => {
    const [campaign] = await listRunning(key);
    const id = campaign?.id ?? '';
    const products = requireOk(await listCampaignProducts(key, id));
    expect(requireOk(await listCampaignObjects(key, id))).toEqual(products.map(({ sku }) => sku));
    requireOk(await deactivateCampaign(key, id));
    requireOk(await activateCampaign(key, id));
    expect(requireOk(await listSearchPromoProducts(key)).every(({ bidPercent }) => bidPercent !== null)).toBe(
      true,
    );
  });

  test('figures at once', async () => {
    const campaignIds = (await listRunning(key)).slice(0, 2).map(({ id }) => id);
    const yesterday = { from: period.to, to: period.to };
    requireOk(await listProductStatistics(key, { campaignIds, ...yesterday }));
    requireOk(await listCampaignTotals(key, { campaignIds, ...period }));
    requireOk(await listDailyTotals(key, { campaignIds, ...period }));
  });

  test.each(['json', 'csv', 'phrases'] as const)('a report of %s', async (kind) => {
    const campaignIds = (await listRunning(key, 'PLACEMENT_TOP_PROMOTION')).map(({ id }) => id);
    const { uuid } = requireOk(await orderReport(key, { campaignIds, ...period, kind }));
    expect(await waitForReport(sandbox, key, uuid)).toBe('ready');
    expect(requireOk(await downloadReport(key, { uuid, campaignIds })).length).toBeGreaterThan(0);
    const [latest] = requireOk(await listOrderedReports(key));
    expect(latest).toMatchObject({ uuid, state: { state: 'ready' } });
  });

  test('every exchange conforms, and every operation of the contract was called', () => {
    for (const { method, url, requestHeaders, requestBody, answer } of exchanges) {
      if (answer.outcome !== 'answered') throw new Error(answer.message);
      const path = url.slice(key.baseUrl.length);
      const differences = coverage.check({
        method,
        path,
        headers: requestHeaders,
        ...(requestBody === null ? {} : { requestBody }),
        status: answer.status,
        answerBody: answer.body,
        answerHeaders: answer.headers,
      });
      expect({ path, differences }).toEqual({ path, differences: [] });
    }
    expect(coverage.count()).toBeGreaterThan(20);
    expect(coverage.missing()).toEqual([]);
  });
});
