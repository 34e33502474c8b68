import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { marketKeyOf } from '../../../test/fakes/market-key.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { nextTryMs } from '../../platform/outbound/retry.ts';
import { send } from '../../platform/outbound/send.ts';
import type { MarketKey } from './call-market.ts';
import { checkKey } from './check-key.ts';
import { collectReport } from './collect-report.ts';
import { listOffers } from './list-offers.ts';
import { orderReport } from './order-report.ts';

/** Shorter than the real one, while nothing is to be heard: a test of silence must not be silent for twenty seconds. */
const TIMEOUT_MS = 400;
const PART = 'yandexMarket';

const SPOILED = [
  ['timeout', {}, 'timeout'],
  ['delay', { delayMs: 5000 }, 'timeout'],
  ['reset', {}, 'unreachable'],
  ['status500', {}, 'serverError'],
  ['status429', { retryAfterSeconds: 7 }, 'rateLimited'],
  ['html', {}, 'drift'],
  ['truncatedJson', {}, 'drift'],
  ['drift', {}, 'drift'],
  ['keyExpired', {}, 'expired'],
  ['dailyLimit', {}, 'rateLimited'],
] as const;
// Each has a test of its own below.
const OTHERS = ['wrongTypes', 'unknownEnum', 'keyReadOnly', 'reportFailed'];

const Known = z.object({ parts: z.array(z.object({ part: z.string(), faults: z.array(z.string()) })) });

describe('what the client makes of each fault of the Partner API', () => {
  let sandbox: Sandbox;
  let key: MarketKey;
  let businessId: number;
  let isImpatient = false;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 500 });
    await sandbox.clock({ now: '2026-11-21T21:00:00Z', speed: 0 });
    const sendUntilTired: MarketKey['send'] = (request) =>
      send(isImpatient ? { ...request, timeoutMs: TIMEOUT_MS } : request);
    key = await marketKeyOf(sandbox, 'full', { send: sendUntilTired });
    const checked = await checkKey(key);
    if (checked.outcome !== 'valid') throw new Error(checked.outcome);
    businessId = checked.businesses[0]?.businessId ?? 0;
  });
  afterEach(() => sandbox.clearFaults());
  afterAll(() => sandbox.stop());

  const list = () => listOffers(key, businessId);
  const order = () =>
    orderReport(key, {
      kind: 'boost-consolidated',
      businessId,
      from: '2026-11-10',
      to: '2026-11-12',
    });
  const plant = (fault: string, more: object = {}) =>
    sandbox.fault({ part: PART, fault, key: key.apiKey, times: 1, ...more });

  it.each(SPOILED)('%s %j is %s', async (fault, more, outcome) => {
    await plant(fault, more);
    isImpatient = outcome === 'timeout';
    expect((await list()).outcome).toBe(outcome);
    isImpatient = false;
    await sandbox.clearFaults();
    expect((await list()).outcome).toBe('ok');
  });

  it('the table knows all of them', async () => {
    const { parts } = Known.parse(await (await fetch(`${sandbox.url}/faults/known`)).json());
    const known = parts.find(({ part }) => part === PART)?.faults ?? [];
    const tested = [...SPOILED.map(([fault]) => fault), ...OTHERS];
    expect(tested.toSorted()).toEqual(known.toSorted());
  });

  it('a short delay is only waited for', async () => {
    await plant('delay', { delayMs: 100 });
    expect((await list()).outcome).toBe('ok');
  });

  it('the time to retry is the one of the answer', async () => {
    await plant('status429', { retryAfterSeconds: 90 });
    const refused = await list();
    if (refused.outcome !== 'rateLimited') throw new Error(refused.outcome);
    expect(refused.retryAfterMs).toBe(90_000);
    expect(nextTryMs(refused, 1)).toBeGreaterThanOrEqual(90_000);
  });

  it('a used up day is waited for until midnight of Greenwich', async () => {
    await plant('dailyLimit');
    expect(await list()).toMatchObject({ outcome: 'rateLimited', retryAfterMs: 3 * 3_600_000 });
  });

  it.each(['wrongTypes', 'unknownEnum'])('%s is read as before, or not at all', async (fault) => {
    const right = await checkKey(key);
    await plant(fault, { times: 2 });
    const spoiled = await checkKey(key);
    if (spoiled.outcome === 'valid' && fault === 'wrongTypes') expect(spoiled).toEqual(right);
    else expect(['valid', 'noRights', 'drift']).toContain(spoiled.outcome);
  });

  it('a state of a report that nobody knows is a drift, not waiting for ever', async () => {
    const ordered = await order();
    if (ordered.outcome !== 'ok') throw new Error(ordered.message);
    await sandbox.fault({ part: PART, fault: 'unknownEnum', times: 1 });
    expect((await collectReport(key, ordered.data.reportId)).outcome).toBe('drift');
  });

  it('a read-only key is valid and lacks nothing: the product changes nothing there', async () => {
    await plant('keyReadOnly', { times: 2 });
    expect(await checkKey(key)).toMatchObject({ outcome: 'valid', missing: [] });
  });

  it('a report that fails is a state with a reason, and the next one may be good', async () => {
    await sandbox.clock({ advanceMinutes: 3 });
    await plant('reportFailed');
    const ordered = await order();
    if (ordered.outcome !== 'ok') throw new Error(ordered.message);
    await sandbox.clock({ advanceMinutes: 3 });
    expect(await collectReport(key, ordered.data.reportId)).toEqual({
      outcome: 'ok',
      data: { state: 'failed', reason: 'unknown' },
    });
    const second = await order();
    if (second.outcome !== 'ok') throw new Error(second.message);
    await sandbox.clock({ advanceMinutes: 3 });
    expect(await collectReport(key, second.data.reportId)).toMatchObject({ data: { state: 'collected' } });
  });

  it.each([
    ['html', 'drift'],
    ['status500', 'serverError'],
    ['timeout', 'timeout'],
  ])('%s instead of the file of a report is %s', async (fault, outcome) => {
    await sandbox.clock({ advanceMinutes: 3 });
    const ordered = await order();
    if (ordered.outcome !== 'ok') throw new Error(ordered.message);
    await sandbox.clock({ advanceMinutes: 3 });
    const spoiling: MarketKey['send'] = async (request) => {
      if (!request.url.includes('/report-files/')) return send(request);
      await sandbox.fault({ part: PART, fault, times: 1 });
      return send(outcome === 'timeout' ? { ...request, timeoutMs: TIMEOUT_MS } : request);
    };
    expect((await collectReport({ ...key, send: spoiling }, ordered.data.reportId)).outcome).toBe(outcome);
    expect(await collectReport(key, ordered.data.reportId)).toMatchObject({ data: { state: 'collected' } });
  });
});
