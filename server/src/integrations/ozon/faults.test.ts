import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ozonKeyOf } from '../../../test/fakes/ozon-key.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { nextTryMs } from '../../platform/outbound/retry.ts';
import { send } from '../../platform/outbound/send.ts';
import type { OzonKey } from './call-ozon.ts';
import { checkKey } from './check-key.ts';
import { getUploadLimits } from './get-upload-limits.ts';
import { importPictures } from './import-pictures.ts';
import { listProductPage } from './list-products.ts';
import { listTopQueries } from './list-top-queries.ts';

/** Shorter than the real one, while nothing is to be heard: a test of silence must not be silent for ten seconds. */
const TIMEOUT_MS = 400;

describe('what the client makes of each fault of the Seller API', () => {
  let sandbox: Sandbox;
  let key: OzonKey;
  let isImpatient = false;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 500, products: 500 });
    const sendUntilTired: OzonKey['send'] = (request) =>
      send(isImpatient ? { ...request, timeoutMs: TIMEOUT_MS } : request);
    key = await ozonKeyOf(sandbox, 'premium-pro', { send: sendUntilTired });
  });
  afterEach(() => sandbox.clearFaults());
  afterAll(() => sandbox.stop());

  const list = () => listProductPage(key, '');
  const change = () =>
    importPictures(key, [{ offerId: 'nobody', main: 'http://127.0.0.1:1/a.jpg', others: [], colour: null }]);

  it.each([
    ['timeout', {}, list, 'timeout'],
    ['delay', { delayMs: 5000 }, list, 'timeout'],
    ['reset', {}, list, 'unreachable'],
    ['status500', {}, list, 'serverError'],
    ['status429', { retryAfterSeconds: 7 }, list, 'rateLimited'],
    ['html', {}, list, 'drift'],
    ['truncatedJson', {}, list, 'drift'],
    ['drift', {}, list, 'drift'],
    ['keyExpired', {}, list, 'expired'],
    ['keyIpBound', {}, list, 'ipBound'],
    ['keyReadOnly', {}, change, 'forbidden'],
    ['noPremium', {}, () => listTopQueries(key, 0), 'forbidden'],
    ['dailyLimit', {}, change, 'rateLimited'],
  ] as const)('%s %j', async (fault, more, ask, outcome) => {
    await sandbox.fault({ part: 'ozon', fault, key: sandbox.sellerId, times: 1, ...more });
    isImpatient = outcome === 'timeout';
    expect((await ask()).outcome).toBe(outcome);
    isImpatient = false;
    await sandbox.clearFaults();
    expect((await ask()).outcome).toBe('ok');
  });

  it('a short delay is only waited for', async () => {
    await sandbox.fault({ part: 'ozon', fault: 'delay', delayMs: 100, times: 1 });
    expect((await list()).outcome).toBe('ok');
  });

  it.each(['wrongTypes', 'unknownEnum'])('%s is read as before, or not at all', async (fault) => {
    const right = await list();
    await sandbox.fault({ part: 'ozon', fault, times: 1 });
    const spoiled = await list();
    if (spoiled.outcome === 'ok') expect(spoiled).toEqual(right);
    else expect(spoiled.outcome).toBe('drift');
  });

  it('an unknown subscription is unknown, not none', async () => {
    await sandbox.fault({ part: 'ozon', fault: 'unknownEnum' });
    expect(await checkKey(key)).toMatchObject({ outcome: 'valid', premium: 'unknown' });
  });

  it('a used up day is waited for until it is renewed, and the limits say the same', async () => {
    await sandbox.fault({ part: 'ozon', fault: 'dailyLimit' });
    const refused = await change();
    const limits = await getUploadLimits(key);
    if (refused.outcome !== 'rateLimited' || limits.outcome !== 'ok') throw new Error('another outcome');
    const { now } = await sandbox.clock();
    const untilRenewedMs = (limits.data.renewedAt?.getTime() ?? 0) - now.getTime();
    expect(limits.data.leftToday).toBe(0);
    expect(Math.abs(refused.retryAfterMs - untilRenewedMs)).toBeLessThan(61_000);
    expect(nextTryMs(refused, 1)).toBeGreaterThanOrEqual(refused.retryAfterMs);
  });

  it('a spoiled key makes the check say why, and a read-only one cannot change pictures', async () => {
    expect(await checkKey(key)).toMatchObject({ outcome: 'valid', premium: 'pro', canChangePictures: true });
    await sandbox.fault({ part: 'ozon', fault: 'keyReadOnly' });
    await sandbox.fault({ part: 'ozon', fault: 'noPremium' });
    expect(await checkKey(key)).toMatchObject({
      outcome: 'valid',
      premium: 'none',
      canChangePictures: false,
    });
    await sandbox.clearFaults();
    await sandbox.fault({ part: 'ozon', fault: 'keyExpired' });
    expect((await checkKey(key)).outcome).toBe('expired');
  });
});
