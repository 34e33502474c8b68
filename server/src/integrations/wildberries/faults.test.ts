import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { wbKeyOf } from '../../../test/fakes/wb-key.ts';
import { send } from '../../platform/outbound/send.ts';
import { checkToken } from './check-token.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listCardPage } from './list-cards.ts';
import { listSearchTexts } from './list-search-texts.ts';
import { savePictures } from './save-pictures.ts';
import { pauseCampaign } from './switch-campaign.ts';
import type { WbKey } from './wb-key.ts';

/** Shorter than the real one, while nothing is to be heard: a test of silence must not be silent for a minute. */
const TIMEOUT_MS = 700;

describe('what the client makes of each fault of Wildberries', () => {
  let sandbox: Sandbox;
  let key: WbKey;
  let isImpatient = false;
  let now: Date;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 500, products: 500 });
    const sendUntilTired: WbKey['send'] = (request) =>
      send(isImpatient ? { ...request, timeoutMs: TIMEOUT_MS } : request);
    key = await wbKeyOf(sandbox, 'service', { send: sendUntilTired });
  });
  // A minute of the market's time fills the limits of requests again.
  beforeEach(async () => {
    now = (await sandbox.clock({ advanceMinutes: 1 })).now;
  });
  afterEach(() => sandbox.clearFaults());
  afterAll(() => sandbox.stop());

  const list = async () => listCardPage(key, null);
  const pause = async () => pauseCampaign(key, 1);
  const day = () => new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  const report = async () => listSearchTexts(key, { nmIds: [], from: day(), to: day(), limit: 30 });

  it.each([
    ['timeout', {}, list, 'timeout'],
    ['delay', { delayMs: 5000 }, list, 'timeout'],
    ['reset', {}, list, 'unreachable'],
    ['status500', {}, list, 'serverError'],
    ['status429', { retryAfterSeconds: 7 }, list, 'rateLimited'],
    ['status429', {}, list, 'rateLimited'],
    ['html', {}, list, 'drift'],
    ['truncatedJson', {}, list, 'drift'],
    ['drift', {}, list, 'drift'],
    ['keyExpired', {}, list, 'expired'],
    ['keyReadOnly', {}, pause, 'forbidden'],
    ['noPremium', {}, report, 'forbidden'],
    ['dailyLimit', {}, report, 'rateLimited'],
  ] as const)('%s %j', async (fault, more, ask, outcome) => {
    await sandbox.fault({ part: 'wildberries', fault, key: sandbox.sellerId, times: 1, ...more });
    isImpatient = outcome === 'timeout';
    expect((await ask()).outcome).toBe(outcome);
    isImpatient = false;
    await sandbox.clearFaults();
    expect((await ask()).outcome).toBe(ask === pause ? 'notFound' : 'ok');
  });

  it('what the other side says about waiting is honoured', async () => {
    await sandbox.fault({ part: 'wildberries', fault: 'status429', times: 1, retryAfterSeconds: 7 });
    expect(await list()).toMatchObject({ outcome: 'rateLimited', retryAfterMs: 7000 });
    await sandbox.fault({ part: 'wildberries', fault: 'dailyLimit', times: 1 });
    const refused = await report();
    const untilMs = refused.outcome === 'rateLimited' ? refused.retryAfterMs : 0;
    // The limit of a day is renewed at midnight in Moscow.
    const renewed = new Date(now.getTime() + 3 * 3_600_000 + untilMs);
    expect(renewed.getUTCHours() * 60 + renewed.getUTCMinutes()).toBeLessThan(2);
  });

  it.each(['wrongTypes', 'unknownEnum'])('%s is read as before, or not at all', async (fault) => {
    for (const ask of [list, async () => listCampaigns(key)]) {
      const right = await ask();
      await sandbox.fault({ part: 'wildberries', fault, times: 1 });
      const spoiled = await ask();
      await sandbox.clearFaults();
      if (spoiled.outcome !== 'ok') expect(spoiled.outcome).toBe('drift');
      else if (fault === 'wrongTypes') expect(spoiled).toEqual(right);
    }
  });

  it('pictures that are not taken leave the card as it was, and the client says so', async () => {
    const page = await list();
    const card = page.outcome === 'ok' ? page.data.cards[0] : undefined;
    if (card === undefined) throw new Error('no cards');
    await sandbox.fault({ part: 'wildberries', fault: 'picturesFailed', times: 1 });
    const links = card.pictures.toReversed();
    expect(await savePictures(key, card, links)).toMatchObject({
      outcome: 'ok',
      data: { result: 'unchanged', card },
    });
    expect(await savePictures(key, card, links)).toMatchObject({ data: { result: 'imported' } });
  });

  it('an unknown subscription is unknown, not none', async () => {
    await sandbox.fault({ part: 'wildberries', fault: 'unknownEnum' });
    expect(await checkToken(key, now)).toMatchObject({ outcome: 'valid', jam: { state: 'unknown' } });
    await sandbox.clearFaults();
    await sandbox.fault({ part: 'wildberries', fault: 'noPremium' });
    expect(await checkToken(key, now)).toMatchObject({ outcome: 'valid', jam: { state: 'none' } });
  });
});
