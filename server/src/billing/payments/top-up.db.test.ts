import {
  continueTopUp,
  dropTopUp,
  getTopUp,
  getTopUpInfo,
  topUp,
} from '@vitrina/contract/billing/payments.ts';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { forgetAttempts, orderTopUp, pay, payAway, topUpInput } from '../../../test/builders/payers.ts';
import { refuseOrders } from '../../../test/fakes/refuse-orders.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { GOOD_CARD, POOR_CARD, pressOnPage } from '../../../test/fakes/shop.ts';
import { Problem } from '../../platform/problem.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { pollPayments } from './poll-payments.ts';
import { openShop } from './shop/open-shop.ts';
import { advancePayment } from './top-up/advance-payment.ts';
import { startTopUp } from './top-up/start-top-up.ts';

const START = new Date('2026-11-21T09:00:00Z');

let sandbox: Sandbox;
let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  app = await startTestApp({ now: START, env: sandbox.env });
});
beforeEach(async () => {
  await moveTo(START);
  user = await makeUser(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

async function moveTo(at: Date): Promise<void> {
  await sandbox.clock({ now: at.toISOString(), speed: 0 });
  app.clock.set(at);
}

async function pass(ms: number): Promise<void> {
  await moveTo(new Date(app.clock.now().getTime() + ms));
}

const wallet = async (whose = user) => (await app.call(getWalletInfo, {}, whose.token)).available;
const plant = (fault: string, times = 1) => sandbox.fault({ part: 'payments', fault, times });
const state = (paymentId: number) => app.call(getTopUp, { paymentId }, user.token);

async function kinds(): Promise<string[]> {
  const { operations } = await app.call(listWalletOperations, {}, user.token);
  return operations.map(({ kind }) => kind);
}

/** The refusal of a call, or `ok`. */
async function refusal(call: Promise<{ status: number; body: unknown }>): Promise<string> {
  const { status, body } = await call;
  if (status === 200) return 'ok';
  const { error } = body as { error: { subject: string; action: string } };
  return `${error.subject}.${error.action}`;
}

describe('a top-up by card', () => {
  it('is paid on the page of the provider, with the bonus of the first time', async () => {
    expect(await app.call(getTopUpInfo, {}, user.token)).toMatchObject({
      isOn: true,
      isFirst: true,
      pending: [],
    });
    const ordered = await orderTopUp(app, user, 20_000);
    expect(ordered).toMatchObject({ state: 'pending', points: 20_000, bonus: 0 });
    const back = await pressOnPage(ordered.confirmationUrl, { action: 'pay', card: GOOD_CARD });
    expect(back).toBe(`http://localhost:4400/pages/account-settings/wallet?payment=${ordered.paymentId}`);
    expect(await state(ordered.paymentId)).toMatchObject({
      state: 'succeeded',
      bonus: 4000,
      confirmationUrl: null,
    });
    expect(await wallet()).toBe(24_000);
    expect(await kinds()).toEqual(['topUpBonus', 'topUp']);

    // The second time there is none, and the same return changes nothing.
    expect(await pay(app, user, 20_000)).toMatchObject({ state: 'succeeded', bonus: 0 });
    await state(ordered.paymentId);
    expect(await wallet()).toBe(44_000);
    expect((await app.call(getTopUpInfo, {}, user.token)).isFirst).toBe(false);
  });

  it('has a receipt by 54-FZ in its order, an advance to the address of the person', async () => {
    const { paymentId } = await orderTopUp(app, user, 500);
    const { rows } = await sql<{ receipt: unknown }>`
      select sent_order->'receipt' as receipt from payments where id = ${paymentId}`.execute(app.context.db);
    expect(rows[0]?.receipt).toMatchObject({
      customer: { email: user.email },
      items: [
        { quantity: 1, amountKopecks: 50_000, vatCode: 1, paymentSubject: 'payment', paymentMode: 'advance' },
      ],
    });
  });

  it('that the bank refuses says why and brings nothing', async () => {
    const refused = await pay(app, user, 10_000, { card: POOR_CARD });
    expect(refused).toMatchObject({ state: 'canceled', reason: 'noMoney', confirmationUrl: null });
    expect(await wallet()).toBe(0);
    // The bonus of the first time is still due.
    expect((await pay(app, user, 10_000)).bonus).toBe(1000);
  });

  it('sent twice under one key is one', async () => {
    const input = topUpInput(700);
    const [one, other] = await Promise.all([
      app.call(topUp, input, user.token),
      app.call(topUp, input, user.token),
    ]);
    expect(one.paymentId).toBe(other.paymentId);
    expect(await app.call(topUp, input, user.token)).toMatchObject({ confirmationUrl: one.confirmationUrl });
  });

  it.each([0, -1, 499, 500.5, 500_001, 1e15, '1000', null])('of %j is no top-up', async (points) => {
    const input = { ...topUpInput(500), points } as ReturnType<typeof topUpInput>;
    expect(await refusal(app.inject(topUp, input, user.token))).toBe('request.invalid');
  });

  it('waits for a verified address', async () => {
    const stranger = await makeUser(app, { isEmailVerified: false });
    expect(await refusal(app.inject(topUp, topUpInput(500), stranger.token))).toBe('user.emailNotVerified');
  });
});

describe('a pending top-up', () => {
  it('is listed, and can be continued until it ends', async () => {
    const { paymentId, confirmationUrl } = await orderTopUp(app, user, 900);
    const { pending } = await app.call(getTopUpInfo, {}, user.token);
    expect(pending).toMatchObject([{ paymentId, points: 900, confirmationUrl }]);
    expect(await app.call(continueTopUp, { paymentId }, user.token)).toMatchObject({ confirmationUrl });
    await pass(61 * MINUTE_MS);
    expect(await app.call(continueTopUp, { paymentId }, user.token)).toMatchObject({
      state: 'canceled',
      reason: 'late',
    });
    expect(await refusal(app.inject(continueTopUp, { paymentId }, user.token))).toBe(
      'pendingOperation.notFound',
    );
  });

  it('that was dropped is gone from the list, and is credited if it is paid all the same', async () => {
    const { paymentId, confirmationUrl } = await orderTopUp(app, user, 900);
    await app.call(dropTopUp, { paymentId }, user.token);
    expect((await app.call(getTopUpInfo, {}, user.token)).pending).toEqual([]);
    expect(await refusal(app.inject(dropTopUp, { paymentId }, user.token))).toBe('pendingOperation.notFound');
    await pressOnPage(confirmationUrl, { action: 'pay', card: GOOD_CARD });
    expect(await state(paymentId)).toMatchObject({ state: 'succeeded' });
    expect(await wallet()).toBe(900);
  });

  it('is nobody else’s', async () => {
    const { paymentId } = await orderTopUp(app, user, 900);
    const { token } = await makeUser(app);
    const answers = [
      await refusal(app.inject(continueTopUp, { paymentId }, token)),
      await refusal(app.inject(dropTopUp, { paymentId }, token)),
      await refusal(app.inject(getTopUp, { paymentId }, token)),
    ];
    expect(answers).toEqual([
      'pendingOperation.notFound',
      'pendingOperation.notFound',
      'walletOperation.notFound',
    ]);
  });
});

describe('what happens on the way', () => {
  it('an answer that was lost is not known, and its repetition is the same payment', async () => {
    await plant('doneThen500');
    const unknown = await orderTopUp(app, user, 900);
    expect(unknown).toMatchObject({ state: 'creating', confirmationUrl: null });
    await pass(2 * MINUTE_MS);
    await pollPayments(app.context);
    const { pending } = await app.call(getTopUpInfo, {}, user.token);
    expect(pending).toMatchObject([{ paymentId: unknown.paymentId, state: 'pending' }]);
    await pressOnPage(pending[0]?.confirmationUrl ?? null, { action: 'pay', card: GOOD_CARD });
    await pass(MINUTE_MS);
    await pollPayments(app.context);
    expect(await wallet()).toBe(900);
  });

  it('one whose key is forgotten is found in the list of the provider, or never was there', async () => {
    await plant('doneThen500');
    const there = await orderTopUp(app, user, 900);
    await plant('status500');
    const absent = await orderTopUp(app, user, 800);
    await pass(25 * HOUR_MS);
    await pollPayments(app.context);
    expect(await state(absent.paymentId)).toMatchObject({ state: 'failed', reason: 'notCreated' });
    await pollPayments(app.context);
    expect(await state(there.paymentId)).toMatchObject({ state: 'canceled', reason: 'late' });
  });

  it.each([400, 401, 403, 404])('a %i after a lost answer ends nothing', async (status) => {
    await plant('doneThen500');
    const { paymentId } = await orderTopUp(app, user, 900);
    await pass(2 * MINUTE_MS);
    await pollPayments({ ...app.context, send: refuseOrders(app.context.send, status) });
    expect(['creating', 'pending']).toContain((await state(paymentId)).state);
    await pass(2 * MINUTE_MS);
    await pollPayments(app.context);
    const { confirmationUrl } = await state(paymentId);
    await pressOnPage(confirmationUrl, { action: 'pay', card: GOOD_CARD });
    await pass(MINUTE_MS);
    await pollPayments(app.context);
    expect(await wallet()).toBe(900);
  });

  it('one that never arrived and is refused then has failed', async () => {
    await plant('status500');
    const { paymentId } = await orderTopUp(app, user, 900);
    await pass(2 * MINUTE_MS);
    await pollPayments({ ...app.context, send: refuseOrders(app.context.send, 400) });
    expect(await state(paymentId)).toMatchObject({ state: 'failed', reason: 'notCreated' });
  });

  it('a wrong key of the shop fails nothing: the order is repeated', async () => {
    await plant('keyExpired');
    const { paymentId } = await orderTopUp(app, user, 900);
    expect(await state(paymentId)).toMatchObject({ state: 'creating' });
    await pass(2 * MINUTE_MS);
    await pollPayments(app.context);
    expect(await state(paymentId)).toMatchObject({ state: 'pending' });
  });

  it('refused by the provider it fails, and a provider that is away leaves it open', async () => {
    const refusing = { ...app.context, send: refuseOrders(app.context.send, 400) };
    await expect(startTopUp(refusing, user.id, { ...topUpInput(500), cardId: null })).rejects.toMatchObject({
      key: 'payment.creationFailed',
    });
    const { paymentId } = await payAway(app, user, 600);
    await plant('status500');
    expect(await state(paymentId)).toMatchObject({ state: 'pending' });
    await pass(MINUTE_MS);
    await pollPayments(app.context);
    expect(await wallet()).toBe(600);
  });

  it('found a day late it stands at the moment at which the money came', async () => {
    await payAway(app, user, 600);
    await pass(25 * HOUR_MS);
    await pollPayments(app.context);
    const { operations } = await app.call(listWalletOperations, {}, user.token);
    expect(operations.map(({ kind, at }) => [kind, at])).toEqual([['topUp', START.toISOString()]]);
  });

  it('paid while nobody runs here it is credited once after the start, whoever finds it first', async () => {
    const { paymentId } = await payAway(app, user, 10_000);
    await pass(3 * HOUR_MS);
    const shop = openShop(app.context);
    if (!shop) throw new Error('no shop');
    await Promise.all([
      ...Array.from({ length: 10 }, () => advancePayment(app.context, shop, paymentId)),
      pollPayments(app.context),
      pollPayments(app.context),
    ]);
    expect(await wallet()).toBe(11_000);
    expect(await kinds()).toEqual(['topUpBonus', 'topUp']);
  });

  it('of several that end at once one gets the bonus', async () => {
    const paid = [
      await payAway(app, user, 10_000),
      await payAway(app, user, 20_000),
      await payAway(app, user, 30_000),
    ];
    const ended = await Promise.all(paid.map(({ paymentId }) => state(paymentId)));
    expect(ended.filter(({ bonus }) => bonus > 0)).toHaveLength(1);
    expect((await kinds()).filter((kind) => kind === 'topUpBonus')).toHaveLength(1);
  });

  it('a clock that is set back does not keep a payment waiting', async () => {
    const { paymentId, confirmationUrl } = await orderTopUp(app, user, 700);
    await sql`update payments set look_at = ${new Date('2030-01-01')} where id = ${paymentId}`.execute(
      app.context.db,
    );
    await pressOnPage(confirmationUrl, { action: 'pay', card: GOOD_CARD });
    await pollPayments(app.context);
    expect(await wallet()).toBe(700);
  });

  it('a test payment credits no live wallet, and another sum credits none at all', async () => {
    const live = { ...app.context, env: { ...app.context.env, PAYMENT_MODE: 'live' as const } };
    const shop = openShop(live);
    if (!shop) throw new Error('no shop');
    const { paymentId } = await payAway(app, user, 700);
    await sql`update payments set is_test = false where id = ${paymentId}`.execute(app.context.db);
    await advancePayment(live, shop, paymentId);
    await sql`update payments set is_test = true, points = 701 where id = ${paymentId}`.execute(
      app.context.db,
    );
    await pass(MINUTE_MS);
    expect(await state(paymentId)).toMatchObject({ state: 'pending' });
    const { rows } = await sql<{ mismatch: string }>`
      select mismatch from payments where id = ${paymentId}`.execute(app.context.db);
    expect(rows[0]?.mismatch).toBe('amount');
    expect(await wallet()).toBe(0);
  });

  it('attempts are counted', async () => {
    await sql`insert into login_attempts (key, count, window_ends_at)
      values (${`payment:${user.id}`}, 30, now() + interval '1 hour')`.execute(app.context.db);
    expect(await refusal(app.inject(topUp, topUpInput(500), user.token))).toBe('user.blockedForMinutes');
    await forgetAttempts(app);
  });

  it('without a shop nothing is offered', async () => {
    const off = { ...app.context, env: { ...app.context.env, PAYMENT_SHOP_ID: '' } };
    expect(openShop(off)).toBeUndefined();
    await pollPayments(off);
    expect(new Problem('payment.creationFailed', {}).status).toBe(400);
  });
});

it('the ledger adds up after all this', async () => {
  expect(await checkLedger(app.context.db)).toEqual([]);
});
