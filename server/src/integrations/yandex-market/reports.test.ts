import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marketKeyOf } from '../../../test/fakes/market-key.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { Exchange } from '../../platform/outbound/exchange.ts';
import { recordExchanges } from '../../platform/outbound/record.ts';
import { replayExchanges } from '../../platform/outbound/replay.ts';
import { send } from '../../platform/outbound/send.ts';
import type { MarketKey } from './call-market.ts';
import { checkKey } from './check-key.ts';
import { collectReport } from './collect-report.ts';
import { downloadReport } from './download-report.ts';
import { getReport } from './get-report.ts';
import { listOffers } from './list-offers.ts';
import { orderReport, type ReportOrder } from './order-report.ts';
import { readCompetitorsPosition } from './read-competitors-position.ts';
import { readShowsSales } from './read-shows-sales.ts';
import { searchRegions } from './search-regions.ts';

let sandbox: Sandbox;
let key: MarketKey;
let businessId: number;
let today: string;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 2000 });
  await sandbox.clock({ speed: 0 });
  key = await marketKeyOf(sandbox, 'full');
  const checked = await checkKey(key);
  if (checked.outcome !== 'valid') throw new Error(checked.outcome);
  businessId = checked.businesses[0]?.businessId ?? 0;
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  const { now } = await sandbox.clock({ advanceMinutes: 11 });
  today = moscowDay(now);
});

function need<Data>(answer: { outcome: 'ok'; data: Data } | { outcome: string; message: string }): Data {
  if ('data' in answer) return answer.data;
  throw new Error(`${answer.outcome}: ${answer.message}`);
}

const salesOrder = (): ReportOrder => ({
  kind: 'shows-sales',
  businessId,
  grouping: 'OFFERS',
  from: addDays(today, -3),
  to: addDays(today, -1),
});
const orderOf = async (order: ReportOrder) => need(await orderReport(key, order)).reportId;
const positionOrder = (categoryId: number): ReportOrder => ({
  kind: 'competitors-position',
  businessId,
  categoryId,
  from: addDays(today, -3),
  to: addDays(today, -1),
});

describe('from the order of a report to its rows', () => {
  it('sales: a line for every offer and day', async () => {
    const ordered = need(await orderReport(key, salesOrder()));
    expect(ordered.estimatedMs).toBeGreaterThan(0);
    expect(await collectReport(key, ordered.reportId)).toEqual({ outcome: 'ok', data: { state: 'waiting' } });
    await sandbox.clock({ advanceMinutes: 2 });
    const report = need(await collectReport(key, ordered.reportId));
    if (report.state !== 'collected') throw new Error(report.state);
    const rows = need(await readShowsSales(report.sheets));
    const offers = need(await listOffers(key, businessId)).offers;
    expect(rows).toHaveLength(3 * offers.length);
    expect(new Set(rows.map(({ day }) => day))).toEqual(
      new Set([addDays(today, -3), addDays(today, -2), addDays(today, -1)]),
    );
    expect(new Set(rows.map(({ offerId }) => offerId))).toEqual(
      new Set(offers.map(({ offerId }) => offerId)),
    );
    for (const { shows, clicks, toCart, orderedItems } of rows) {
      expect(shows).toBeGreaterThanOrEqual(clicks ?? Number.NaN);
      expect(clicks).toBeGreaterThanOrEqual(toCart ?? Number.NaN);
      expect(toCart).toBeGreaterThanOrEqual(orderedItems ?? Number.NaN);
    }
  });

  it('the place in a category, and no orders in one where nothing is sold', async () => {
    const [offer] = need(await listOffers(key, businessId)).offers;
    const readOf = async (categoryId: number) => {
      const reportId = await orderOf(positionOrder(categoryId));
      await sandbox.clock({ advanceMinutes: 11 });
      const report = need(await collectReport(key, reportId));
      if (report.state !== 'collected') throw new Error(report.state);
      return need(await readCompetitorsPosition(report.sheets));
    };
    const own = await readOf(offer?.categoryId ?? 0);
    expect(own).toHaveLength(3);
    for (const { position, sellersCount } of own) {
      expect(position).toBeGreaterThanOrEqual(1);
      expect(position).toBeLessThanOrEqual(sellersCount ?? 0);
    }
    expect((await readOf(1)).map(({ position }) => position)).toEqual(['noOrders', 'noOrders', 'noOrders']);
  });

  it.each([
    ['an unknown category', () => positionOrder(9999), 'notThere'],
    ['days to come', () => ({ ...salesOrder(), from: addDays(today, 1), to: addDays(today, 2) }), 'noData'],
  ])('%s fails for a reason', async (_name, order, reason) => {
    const reportId = await orderOf(order());
    await sandbox.clock({ advanceMinutes: 2 });
    expect(await collectReport(key, reportId)).toEqual({ outcome: 'ok', data: { state: 'failed', reason } });
  });

  it('a second order is refused until the time in the answer', async () => {
    await orderOf(salesOrder());
    await sandbox.clock({ advanceMinutes: 4 });
    const refused = await orderReport(key, salesOrder());
    expect(refused).toMatchObject({ outcome: 'rateLimited' });
    const { retryAfterMs } = refused.outcome === 'rateLimited' ? refused : { retryAfterMs: 0 };
    expect(retryAfterMs).toBeGreaterThan(5 * 60_000);
    expect(retryAfterMs).toBeLessThanOrEqual(6 * 60_000 + 1000);
    await sandbox.clock({ advanceMinutes: retryAfterMs / 60_000 });
    expect((await orderReport(key, salesOrder())).outcome).toBe('ok');
  });
});

describe('what may go wrong between the order and the rows', () => {
  it('whoever comes next needs nothing but the number of the report', async () => {
    const reportId = await orderOf(salesOrder());
    await sandbox.clock({ advanceMinutes: 60 * 24 });
    const other = await marketKeyOf(sandbox, 'read-only');
    expect(need(await collectReport(other, reportId)).state).toBe('collected');
  });

  it('a link is good for an hour; then a new one is', async () => {
    const reportId = await orderOf(salesOrder());
    await sandbox.clock({ advanceMinutes: 2 });
    const linkOf = async () => {
      const report = need(await getReport(key, reportId));
      if (report.state !== 'ready') throw new Error(report.state);
      return report.link;
    };
    const link = await linkOf();
    await sandbox.clock({ advanceMinutes: 59 });
    expect((await downloadReport(key, link)).outcome).toBe('ok');
    await sandbox.clock({ advanceMinutes: 1 });
    expect((await downloadReport(key, link)).outcome).toBe('linkExpired');
    expect((await downloadReport(key, await linkOf())).outcome).toBe('ok');
  });

  it('a link that ends right before its use is asked for again, and not for ever', async () => {
    const reportId = await orderOf(salesOrder());
    await sandbox.clock({ advanceMinutes: 2 });
    let links = 0;
    const slow = (times: number): MarketKey['send'] => {
      return async (request) => {
        if (request.url.includes('/report-files/') && links < times) {
          links += 1;
          await sandbox.clock({ advanceMinutes: 61 });
        }
        return send(request);
      };
    };
    expect(need(await collectReport({ ...key, send: slow(1) }, reportId)).state).toBe('collected');
    expect((await collectReport({ ...key, send: slow(10) }, reportId)).outcome).toBe('serverError');
    expect(links).toBe(3);
  });

  it("somebody else's report, or none, is not found", async () => {
    expect((await getReport(key, 'nothing/../here')).outcome).toBe('notFound');
  });
});

it('a record of a session is replayed to the same results', async () => {
  const exchanges: Exchange[] = [];
  const recording = { ...key, send: recordExchanges(key.send, (exchange) => exchanges.push(exchange)) };
  async function perform(of: MarketKey, pass: (minutes: number) => Promise<unknown>) {
    const checked = await checkKey(of);
    const regions = await searchRegions(of, 'москва');
    const offers = await listOffers(of, businessId);
    const { reportId } = need(await orderReport(of, salesOrder()));
    const waiting = await collectReport(of, reportId);
    await pass(2);
    const report = need(await collectReport(of, reportId));
    const rows = report.state === 'collected' ? await readShowsSales(report.sheets) : undefined;
    return { checked, regions, offers, waiting, rows };
  }
  const live = await perform(recording, (minutes) => sandbox.clock({ advanceMinutes: minutes }));
  expect(live.rows?.outcome).toBe('ok');
  const written = JSON.stringify(exchanges);
  expect(written).not.toContain(key.apiKey);
  const replayed = { ...key, send: replayExchanges(exchanges) };
  expect(await perform(replayed, async () => undefined)).toEqual(live);
});

it('a key for promotion alone is not enough, and a deleted key is a different error', async () => {
  expect(await checkKey(await marketKeyOf(sandbox, 'promotion-only'))).toEqual({
    outcome: 'noRights',
    missing: ['offers', 'salesReport'],
  });
  expect((await checkKey(await marketKeyOf(sandbox, 'revoked'))).outcome).toBe('expired');
  expect((await checkKey({ ...key, apiKey: 'ACMA:a:b' })).outcome).toBe('unauthorized');
  const full = await checkKey(key);
  expect(full).toMatchObject({ outcome: 'valid', missing: [], businesses: [{ shops: { length: 3 } }] });
});
