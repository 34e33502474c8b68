import { PAYMENT_HINT_PATH } from '@vitrina/contract/billing/payments.ts';
import { getWalletInfo } from '@vitrina/contract/billing/wallet.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { orderTopUp, payAway } from '../../../test/builders/payers.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { pollPayments } from './poll-payments.ts';

const START = new Date('2026-11-21T09:00:00Z');
const PROVIDER = '185.71.76.5';

let sandbox: Sandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  app = await startTestApp({ now: START, env: { ...sandbox.env, PAYMENT_HINT_ADDRESSES: '', PROXIES: 1 } });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

type Sent = { from?: string; forwarded?: string; body: object | string };

async function send({ from = PROVIDER, forwarded = from, body }: Sent): Promise<number> {
  const answer = await app.server.fastify.inject({
    method: 'POST',
    url: PAYMENT_HINT_PATH,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answer.statusCode;
}

const hint = (id: string, event = 'payment.succeeded', more: object = {}) => ({
  type: 'notification',
  event,
  object: { id, status: event.split('.')[1], ...more },
});

async function providerId(paymentId: number): Promise<string> {
  const { rows } = await sql<{ provider_id: string }>`
    select provider_id from payments where id = ${paymentId}`.execute(app.context.db);
  return rows[0]?.provider_id ?? '';
}

async function isDue(paymentId: number): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select coalesce(look_at <= ${app.clock.now()}, false) as due from payments where id = ${paymentId}`.execute(
    app.context.db,
  );
  return rows[0]?.due ?? false;
}

describe('a hint of the provider', () => {
  it('says where to look, and what is found there counts', async () => {
    const user = await makeUser(app);
    const { paymentId } = await payAway(app, user, 700);
    expect(await isDue(paymentId)).toBe(false);
    // It claims the opposite of what happened, and another sum.
    const claimed = hint(await providerId(paymentId), 'payment.canceled', {
      amount: { value: '1.00', currency: 'USD' },
    });
    expect(await send({ body: claimed })).toBe(200);
    expect(await isDue(paymentId)).toBe(true);
    await pollPayments(app.context);
    expect(await app.call(getWalletInfo, {}, user.token)).toMatchObject({ available: 700 });
    for (let n = 0; n < 3; n += 1) expect(await send({ body: hint(await providerId(paymentId)) })).toBe(200);
    await pollPayments(app.context);
    expect(await app.call(getWalletInfo, {}, user.token)).toMatchObject({ available: 700 });
    const { rows } = await sql<{ event: string; times: number }>`
      select event, times from payment_hints order by event`.execute(app.context.db);
    expect(rows).toEqual([
      { event: 'payment.canceled', times: 1 },
      { event: 'payment.succeeded', times: 3 },
    ]);
  });

  it('about a payment that nobody paid credits nothing', async () => {
    const user = await makeUser(app);
    const { paymentId } = await orderTopUp(app, user, 700);
    expect(await send({ body: hint(await providerId(paymentId)) })).toBe(200);
    await pollPayments(app.context);
    expect(await app.call(getWalletInfo, {}, user.token)).toMatchObject({ available: 0 });
  });

  it.each([
    ['a foreign address', { from: '203.0.113.9' }],
    [
      'the provider’s address in a header of the sender',
      { from: '203.0.113.9', forwarded: `${PROVIDER}, 203.0.113.9` },
    ],
  ])('from %s is refused', async (_, from) => {
    const user = await makeUser(app);
    const { paymentId } = await payAway(app, user, 700);
    expect(await send({ ...from, body: hint(await providerId(paymentId)) })).toBe(403);
    expect(await isDue(paymentId)).toBe(false);
  });

  it.each([
    ['an unknown object', hint('23d93cac-000f-5000-8000-126628f15141'), 200],
    ['a payout', hint('23d93cac', 'payout.succeeded'), 200],
    ['no notification', { a: 1 }, 400],
    ['no JSON', '{', 400],
  ])('about %s', async (_, body, status) => {
    expect(await send({ body })).toBe(status);
  });
});
