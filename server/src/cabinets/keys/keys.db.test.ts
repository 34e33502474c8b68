import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { changeCabinetApiKey, changePerformanceApiKey } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { openAdvertiser } from '../../../test/fakes/advertiser.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { refusal } from '../../../test/refusal.ts';
import { createTokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import { getToken } from '../../integrations/ozon-performance/get-token.ts';
import { findCabinet } from '../find-cabinet.ts';
import { openPerformanceKey } from './performance-key.ts';

let sandbox: Sandbox;
let app: TestApp;
let cabinet: { id: number; owner: TestUser };
let pair: { clientId: string; clientSecret: string };
beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startTestApp({ env: sandbox.env, now: new Date() });
  const { clientId, clientSecret } = await openAdvertiser(sandbox);
  pair = { clientId, clientSecret };
});
beforeEach(async () => {
  await sql`delete from cabinets`.execute(app.context.db);
  cabinet = await makeCabinet(app, {
    owner: cabinet?.owner ?? (await makeUser(app)),
    sellerId: sandbox.sellerId,
  });
});
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const change = (given = pair, by = cabinet.owner) =>
  app.inject(changePerformanceApiKey, { cabinetId: cabinet.id, ...given }, by.token);

async function readMine() {
  const { cabinets } = await app.call(getMyCabinets, {}, cabinet.owner.token);
  return cabinets[0];
}

describe('the key of the Performance API', () => {
  it('is tested, kept sealed and shown by its last four signs', async () => {
    const answer = await change();
    expect(answer.body).toMatchObject({
      performanceKey: {
        clientId: pair.clientId,
        lastFour: pair.clientSecret.slice(-4),
        status: 'valid',
        checkedAt: app.clock.now().toISOString(),
      },
    });
    const row = await findCabinet(app.context, cabinet.id);
    expect(answer.text + JSON.stringify(row)).not.toContain(pair.clientSecret);
  });

  it('opens again for the work that needs it, in its own place only', async () => {
    await change();
    const row = await findCabinet(app.context, cabinet.id);
    if (!row) throw new Error('no cabinet');
    const tokens = createTokenCache(() => app.clock.now());
    const key = openPerformanceKey(app.context, row, tokens);
    expect(key).toMatchObject(pair);
    expect(key && (await getToken(key)).outcome).toBe('ok');
    const moved = [
      { ...row, performance_sealed: row.key_sealed },
      { ...row, seller_id: '1' },
    ];
    for (const one of moved) expect(() => openPerformanceKey(app.context, one, tokens)).toThrow();
    expect(openPerformanceKey(app.context, { ...row, performance_sealed: null }, tokens)).toBeUndefined();
  });

  it('that is refused leaves the one before it in force', async () => {
    await change();
    const refused = await change({ ...pair, clientSecret: 'x'.repeat(40) });
    expect([refused.status, refused.body]).toEqual([
      400,
      refusal('cabinet.invalidKey', { reason: 'rejected' }),
    ]);
    expect((await readMine())?.performanceKey?.lastFour).toBe(pair.clientSecret.slice(-4));
  });

  it.each(['html', 'status500', 'status429', 'truncatedJson', 'reset'])(
    'on the other side %s is an outage and not a bad key',
    async (fault) => {
      await sandbox.fault({ part: 'performance', fault });
      const answer = await change();
      expect([answer.status, answer.body]).toEqual([503, refusal('external.serverError')]);
      expect((await readMine())?.performanceKey).toBeNull();
    },
  );

  it('is asked about anew each time: a revoked pair is not good because it was', async () => {
    await change();
    await sandbox.fault({ part: 'performance', fault: 'status500' });
    expect((await change()).status).toBe(503);
  });

  it('is for those with the right "key"', async () => {
    const manager = await makeMember(app, cabinet, ['usersManager', 'analytics']);
    const answer = await change(pair, manager);
    expect([answer.status, answer.body]).toEqual([
      403,
      refusal('cabinet.insufficientRights', { right: 'key' }),
    ]);
    const admin = await makeMember(app, cabinet, ['administrator']);
    expect((await change(pair, admin)).status).toBe(200);
  });
});

describe('the key of the marketplace', () => {
  it.each([
    ['full', true],
    ['read-only', false],
  ])('of the kind %s says whether pictures may be changed: %s', async (profile, may) => {
    await sql`update cabinets set key_status = 'rejected'`.execute(app.context.db);
    const apiKey = await sandbox.keyOf(profile, sandbox.sellerId);
    await app.call(changeCabinetApiKey, { cabinetId: cabinet.id, apiKey }, cabinet.owner.token);
    expect(await readMine()).toMatchObject({ isValid: true, canChangePictures: may });
  });
});
