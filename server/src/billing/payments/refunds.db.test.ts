import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { operationOf } from '../../../test/builders/ledger-load.ts';
import { pay } from '../../../test/builders/payers.ts';
import { refuseOrders } from '../../../test/fakes/refuse-orders.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { FORGETFUL_CARD, SLOW_REFUND_CARD } from '../../../test/fakes/shop.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { postOperation } from '../ledger/post-operation.ts';
import { pollPayments } from './poll-payments.ts';
import { refundPayment } from './refunds/refund-payment.ts';

const START = new Date('2026-11-21T09:00:00Z');

let sandbox: Sandbox;
let app: TestApp;
let operator: TestUser;
let requests = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  app = await startTestApp({ now: START, env: sandbox.env });
  operator = await makeUser(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

async function pass(ms: number): Promise<void> {
  const at = new Date(app.clock.now().getTime() + ms);
  await sandbox.clock({ now: at.toISOString() });
  app.clock.set(at);
}

const plant = (fault: string) => sandbox.fault({ part: 'payments', fault, times: 1 });
const available = async ({ token }: TestUser) => (await app.call(getWalletInfo, {}, token)).available;

async function refund(paymentId: number, points: number, requestKey?: string) {
  requests += 1;
  return refundPayment(app.context, {
    paymentId,
    points,
    operatorId: operator.id,
    reason: 'asked for',
    requestKey: requestKey ?? `request-${requests}`,
  });
}

async function spend(user: TestUser, points: number): Promise<void> {
  requests += 1;
  const operation = operationOf(user.id, `spend:${requests}`, 'buy', points);
  await app.context.db.transaction().execute((trx) => postOperation(trx, operation));
}

describe('a refund', () => {
  it('in parts and whole takes the money and the bonus that the rest no longer earns', async () => {
    const user = await makeUser(app);
    const { paymentId } = await pay(app, user, 20_000);
    expect(await available(user)).toBe(24_000);
    expect(await refund(paymentId, 5000)).toMatchObject({ state: 'succeeded', points: 5000, bonus: 2500 });
    expect(await available(user)).toBe(16_500);
    expect(await refund(paymentId, 15_000)).toMatchObject({ state: 'succeeded', bonus: 1500 });
    expect(await available(user)).toBe(0);
    await expect(refund(paymentId, 1)).rejects.toMatchObject({
      key: 'payment.refundTooMuch',
      meta: { maximum: 0 },
    });
    const { operations } = await app.call(listWalletOperations, {}, user.token);
    expect(operations.map(({ kind }) => kind)).toEqual([
      'topUpBonusBack',
      'refund',
      'topUpBonusBack',
      'refund',
      'topUpBonus',
      'topUp',
    ]);
    // The first top-up by card was this one, and there is none after it.
    expect((await pay(app, user, 10_000)).bonus).toBe(0);
  });

  it('of what is spent is refused with the largest that can go back', async () => {
    const user = await makeUser(app);
    const { paymentId } = await pay(app, user, 10_000);
    await spend(user, 9000);
    await expect(refund(paymentId, 10_000)).rejects.toMatchObject({ meta: { maximum: 1000 } });
    expect(await refund(paymentId, 1000)).toMatchObject({ points: 1000, bonus: 1000 });
    expect(await available(user)).toBe(0);
  });

  it('sent twice under one key is one, and of fifty at once none takes more than was paid', async () => {
    const user = await makeUser(app);
    const { paymentId } = await pay(app, user, 1000);
    const same = await Promise.all([refund(paymentId, 100, 'same'), refund(paymentId, 100, 'same')]);
    expect(same[0]?.refundId).toBe(same[1]?.refundId);
    const many = await Promise.allSettled(Array.from({ length: 50 }, () => refund(paymentId, 300)));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await available(user)).toBe(0);
  });

  it('that takes its time keeps the points out of the wallet meanwhile', async () => {
    const user = await makeUser(app);
    const { paymentId } = await pay(app, user, 1000, { card: SLOW_REFUND_CARD });
    expect(await refund(paymentId, 400)).toMatchObject({ state: 'pending' });
    expect(await available(user)).toBe(600);
    await pass(5 * MINUTE_MS);
    await pollPayments(app.context);
    expect(await available(user)).toBe(600);
    expect(await refund(paymentId, 600)).toMatchObject({ state: 'pending' });
  });

  it('that the provider does not make gives everything back', async () => {
    const user = await makeUser(app);
    const { paymentId } = await pay(app, user, 10_000, { card: FORGETFUL_CARD });
    await refund(paymentId, 10_000);
    await pass(5 * MINUTE_MS);
    await pollPayments(app.context);
    expect(await available(user)).toBe(11_000);
  });

  it('whose answer is lost is made once', async () => {
    const user = await makeUser(app);
    const { paymentId } = await pay(app, user, 1000);
    await plant('doneThen500');
    expect(await refund(paymentId, 1000)).toMatchObject({ state: 'creating' });
    await pass(2 * MINUTE_MS);
    await pollPayments(app.context);
    await pollPayments(app.context);
    expect(await available(user)).toBe(0);
    expect(await refund(paymentId, 1000, `request-${requests}`)).toMatchObject({ state: 'succeeded' });
  });

  it.each([400, 401, 403, 404])('whose answer is lost and whose repeat is a %i is made', async (status) => {
    const user = await makeUser(app);
    const { paymentId } = await pay(app, user, 1000);
    await plant('doneThen500');
    expect(await refund(paymentId, 1000)).toMatchObject({ state: 'creating' });
    await pass(2 * MINUTE_MS);
    await pollPayments({ ...app.context, send: refuseOrders(app.context.send, status) });
    expect(await available(user)).toBe(0);
    await pass(2 * MINUTE_MS);
    await pollPayments(app.context);
    expect(await available(user)).toBe(0);
    expect(await refund(paymentId, 1000, `request-${requests}`)).toMatchObject({ state: 'succeeded' });
  });

  it('that never arrived and is refused then gives everything back', async () => {
    const user = await makeUser(app);
    const { paymentId } = await pay(app, user, 1000);
    await plant('status500');
    expect(await refund(paymentId, 1000)).toMatchObject({ state: 'creating' });
    await pass(2 * MINUTE_MS);
    await pollPayments({ ...app.context, send: refuseOrders(app.context.send, 400) });
    expect(await available(user)).toBe(1000);
  });

  it('of a payment that brought nothing, or of none, is refused', async () => {
    await expect(refund(1_000_000, 100)).rejects.toMatchObject({ key: 'walletOperation.notFound' });
    await expect(refund(1_000_000, 0.5)).rejects.toMatchObject({ key: 'request.invalid' });
  });
});

it('the ledger adds up after all this', async () => {
  expect(await checkLedger(app.context.db)).toEqual([]);
});
