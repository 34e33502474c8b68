import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketKeyOf } from '../../../test/fakes/market-key.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { Exchange } from '../../platform/outbound/exchange.ts';
import { recordExchanges } from '../../platform/outbound/record.ts';
import type { MarketKey } from './call-market.ts';
import { checkKey } from './check-key.ts';
import { getReport } from './get-report.ts';
import { MARKET_LIMITS } from './limits.ts';
import { listOffers } from './list-offers.ts';
import { orderReport, type ReportOrder } from './order-report.ts';
import { searchRegions } from './search-regions.ts';

const contract = openContract('yandex-market');
const PREFIX = '/yandex-market';
const period = { from: '2026-11-01', to: '2026-11-07' };

function listOrders(businessId: number): ReportOrder[] {
  const campaignId = 21_000_071;
  return [
    { kind: 'shows-sales', campaignId, grouping: 'CATEGORIES', ...period },
    { kind: 'shows-sales', businessId, grouping: 'OFFERS', ...period },
    { kind: 'shows-boost', businessId, attribution: 'CLICKS', ...period },
    { kind: 'boost-consolidated', businessId, ...period },
    { kind: 'competitors-position', businessId, categoryId: 28, ...period },
    { kind: 'shelf-statistics', businessId, attribution: 'SHOWS', ...period },
  ];
}

describe.skipIf(!contract)('asks by the contract (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'client');
  const exchanges: Exchange[] = [];
  let sandbox: Sandbox;
  let key: MarketKey;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 500 });
    await sandbox.clock({ now: '2026-11-21T09:00:00Z', speed: 0 });
    const opened = await marketKeyOf(sandbox, 'full');
    key = { ...opened, send: recordExchanges(opened.send, (exchange) => exchanges.push(exchange)) };
  });
  afterAll(() => sandbox.stop());

  test('every operation, and a refusal', async () => {
    const checked = await checkKey(key);
    if (checked.outcome !== 'valid') throw new Error(checked.outcome);
    const businessId = checked.businesses[0]?.businessId ?? 0;
    expect((await searchRegions(key, 'Мос')).outcome).toBe('ok');
    const page = await listOffers(key, businessId);
    expect(page.outcome).toBe('ok');
    const reportIds: string[] = [];
    for (const order of listOrders(businessId)) {
      const ordered = await orderReport(key, order);
      if (ordered.outcome !== 'ok') throw new Error(`${order.kind}: ${ordered.message}`);
      reportIds.push(ordered.data.reportId);
      await sandbox.clock({ advanceMinutes: 11 });
    }
    for (const reportId of reportIds)
      expect(await getReport(key, reportId)).toMatchObject({ data: { state: 'ready' } });
    expect((await listOffers(key, businessId + 7)).outcome).toBe('forbidden');
    expect((await listOffers(key, businessId, 'abc')).outcome).toBe('invalid');
  });

  test('requested and answered as the contract says', () => {
    for (const { method, url, requestHeaders, requestBody, answer } of exchanges) {
      if (answer.outcome !== 'answered') throw new Error(url);
      const { pathname, search } = new URL(url);
      const path = pathname.slice(PREFIX.length) + search;
      const differences = coverage.check({
        method,
        path,
        headers: requestHeaders,
        requestBody: requestBody ?? undefined,
        status: answer.status,
        answerBody: answer.body,
      });
      expect([path, differences]).toEqual([path, []]);
    }
  });

  test('every operation that has a limit of ours was called', () => {
    const gets = ['/v2/campaigns', '/v2/regions', '/v2/reports/info/{reportId}'];
    const wanted = Object.keys(MARKET_LIMITS).map(
      (path) => `${gets.includes(path) ? 'GET' : 'POST'} ${path}`,
    );
    expect(coverage.missing(wanted)).toEqual([]);
    expect(wanted).toHaveLength(10);
  });
});
