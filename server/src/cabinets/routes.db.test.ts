import { getCabinetLimits, getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { changeCabinetApiKey, createCabinet, getCollectors } from '@vitrina/contract/cabinets.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addMember, makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { refusal } from '../../test/refusal.ts';
import { syncProducts } from '../products/sync-products.ts';
import { NEW_CABINETS } from './rules.ts';

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startTestApp({ env: sandbox.env, now: new Date() });
});
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

function problemOf(body: unknown): string {
  const { error } = body as { error: { subject: string; action: string } };
  return `${error.subject}.${error.action}`;
}

let nextSeller = 1;
async function someSeller(profile = 'full') {
  do nextSeller += 1;
  while (String(nextSeller) === sandbox.sellerId);
  const sellerId = String(nextSeller);
  return { name: 'Кабинет', sellerId, apiKey: await sandbox.keyOf(profile, sellerId) };
}

describe('creating a cabinet', () => {
  it('tests the key at the marketplace, then shows the seller name and the last four signs only', async () => {
    const user = await makeUser(app);
    const given = await someSeller();
    const cabinet = await app.call(createCabinet, given, user.token);
    expect(cabinet).toMatchObject({
      sellerId: given.sellerId,
      isValid: true,
      keyLastFour: given.apiKey.slice(-4),
      roles: ['owner'],
    });
    expect(cabinet.sellerName).toBeTruthy();
    const { cabinets } = await app.call(getMyCabinets, {}, user.token);
    expect(JSON.stringify(cabinets)).not.toContain(given.apiKey);
  });

  it.each([
    [
      'a key of another seller',
      async () => ({ ...(await someSeller()), apiKey: '0'.repeat(36) }),
      { reason: 'rejected' },
    ],
    ['an expired key', () => someSeller('expired'), { reason: 'expired' }],
    ['a key for something else', () => someSeller('support'), { reason: 'noRights', rights: ['support'] }],
  ])('refuses %s and says why', async (_, make, meta) => {
    const user = await makeUser(app);
    const answer = await app.inject(createCabinet, await make(), user.token);
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: { subject: 'cabinet', action: 'invalidKey', meta } },
    ]);
  });

  it('refuses a seller that is connected already', async () => {
    const given = await someSeller();
    await app.call(createCabinet, given, (await makeUser(app)).token);
    const again = await app.inject(createCabinet, given, (await makeUser(app)).token);
    expect(problemOf(again.body)).toBe('cabinet.sellerExists');
  });

  it('says who is connected already only to who has the key', async () => {
    const given = await someSeller();
    await app.call(createCabinet, given, (await makeUser(app)).token);
    const guess = { ...given, apiKey: '0'.repeat(36) };
    const { body } = await app.inject(createCabinet, guess, (await makeUser(app)).token);
    expect(body).toEqual(refusal('cabinet.invalidKey', { reason: 'rejected' }));
  });

  it('counts the tries of a person', async () => {
    const user = await makeUser(app);
    const guess = { name: 'Кабинет', sellerId: '5', apiKey: '0'.repeat(36) };
    const answers: unknown[] = [];
    for (let n = 0; n <= NEW_CABINETS.attempts; n += 1)
      answers.push((await app.inject(createCabinet, guess, user.token)).body);
    const invalid = refusal('cabinet.invalidKey', { reason: 'rejected' });
    expect(answers).toEqual([
      ...Array.from({ length: NEW_CABINETS.attempts }, () => invalid),
      refusal('user.blockedForMinutes', { minutes: NEW_CABINETS.minutes }),
    ]);
  });

  it('allows exactly as many as the plan, also when all come at once', async () => {
    const user = await makeUser(app, { plan: 'start' });
    const given = await Promise.all([someSeller(), someSeller(), someSeller(), someSeller()]);
    const answers = await Promise.all(given.map((one) => app.inject(createCabinet, one, user.token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    expect(answers.filter((answer) => answer.status === 400).map((answer) => problemOf(answer.body))).toEqual(
      ['cabinet.limitExceeded', 'cabinet.limitExceeded'],
    );
  });

  it.each(['html', 'status500', 'status429', 'truncatedJson', 'reset'])(
    'a marketplace that answers with %s is an outage there, not a bad key',
    async (fault) => {
      await sandbox.fault({ part: 'ozon', fault });
      const answer = await app.inject(
        createCabinet,
        await someSeller().catch(() => ({ name: 'Кабинет', sellerId: '5', apiKey: '0'.repeat(36) })),
        (await makeUser(app)).token,
      );
      expect([answer.status, problemOf(answer.body)]).toEqual([503, 'external.serverError']);
    },
  );
});

describe('products of a cabinet', () => {
  it('come through the two calls of the contract, and again without doubles', async () => {
    const user = await makeUser(app);
    const apiKey = await sandbox.keyOf('full', sandbox.sellerId);
    const cabinet = await app.call(
      createCabinet,
      { name: 'Демо', sellerId: sandbox.sellerId, apiKey },
      user.token,
    );
    await syncProducts(app.context, cabinet.id);
    await syncProducts(app.context, cabinet.id);
    const listed = await app.call(listProducts, { cabinetId: cabinet.id }, user.token);
    expect(listed.total).toBeGreaterThan(10);
    expect(new Set(listed.products.map((product) => product.sku)).size).toBe(listed.products.length);
    const first = listed.products[0];
    const bySku = await app.call(
      listProducts,
      { cabinetId: cabinet.id, search: String(first?.sku) },
      user.token,
    );
    expect(bySku.products.map((product) => product.sku)).toEqual([first?.sku]);
    const { collectors } = await app.call(getCollectors, { cabinetId: cabinet.id }, user.token);
    expect(collectors.find((line) => line.collector === 'products')).toMatchObject({
      outcome: 'ok',
      itemsCount: listed.total,
    });
  });

  it('a marketplace that fails leaves the reason and the next try in the cabinet, and the products as they were', async () => {
    const user = await makeUser(app);
    const given = await someSeller();
    const cabinet = await app.call(createCabinet, given, user.token);
    await syncProducts(app.context, cabinet.id);
    const before = await app.call(listProducts, { cabinetId: cabinet.id }, user.token);
    await sandbox.fault({ part: 'ozon', fault: 'html' });
    await syncProducts(app.context, cabinet.id);
    const { collectors } = await app.call(getCollectors, { cabinetId: cabinet.id }, user.token);
    const line = collectors.find((one) => one.collector === 'products');
    expect(line).toMatchObject({ outcome: 'drift', itemsCount: before.total });
    expect(Date.parse(line?.nextTryAt ?? '')).toBeGreaterThan(app.clock.now().getTime());
    expect(await app.call(listProducts, { cabinetId: cabinet.id }, user.token)).toEqual(before);
  });
});

describe('rights', () => {
  it("a stranger's cabinet and a cabinet that never was answer alike", async () => {
    const { id } = await makeCabinet(app);
    const stranger = await makeUser(app);
    const foreign = await app.inject(getCabinetLimits, { cabinetId: CabinetId.parse(id) }, stranger.token);
    const absent = await app.inject(
      getCabinetLimits,
      { cabinetId: CabinetId.parse(2_000_000_000) },
      stranger.token,
    );
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
    expect(problemOf(foreign.body)).toBe('cabinet.notFound');
  });

  it('names the right that is missing', async () => {
    const { id } = await makeCabinet(app);
    const member = await makeUser(app);
    await addMember(app, id, member, ['analyticsReadOnly']);
    const answer = await app.inject(
      changeCabinetApiKey,
      { cabinetId: CabinetId.parse(id), apiKey: '0'.repeat(36) },
      member.token,
    );
    expect([answer.status, answer.body]).toEqual([
      403,
      { error: { subject: 'cabinet', action: 'insufficientRights', meta: { right: 'key' } } },
    ]);
  });
});
