import { randomUUID } from 'node:crypto';
import { bindCard, getCard, removeCard } from '@vitrina/contract/billing/payments.ts';
import { usePromoCode } from '@vitrina/contract/billing/promo.ts';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { operationOf } from '../../../test/builders/ledger-load.ts';
import { pay } from '../../../test/builders/payers.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { pressOnPage, SLOW_REFUND_CARD } from '../../../test/fakes/shop.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { postOperation } from '../ledger/post-operation.ts';
import { createPromoCode } from '../promo/create-promo-code.ts';
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
afterEach(async () => expect(await checkLedger(app.context.db)).toEqual([]));
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const available = async ({ token }: TestUser) => (await app.call(getWalletInfo, {}, token)).available;

async function refund(paymentId: number, points: number): Promise<void> {
  requests += 1;
  const requestKey = `request-${requests}`;
  const { state } = await refundPayment(app.context, {
    paymentId,
    points,
    operatorId: operator.id,
    reason: 'asked for',
    requestKey,
  });
  expect(state).toBe('succeeded');
}

async function makeFriend(): Promise<{ referrer: TestUser; friend: TestUser }> {
  const [referrer, friend] = [await makeUser(app), await makeUser(app)];
  await sql`update users set referrer_id = ${referrer.id} where id = ${friend.id}`.execute(app.context.db);
  return { referrer, friend };
}

async function usePercent(user: TestUser, percent: number): Promise<void> {
  const code = `PERCENT-${user.id}`;
  await createPromoCode(app.context, { code, gift: { kind: 'percent', percent }, uses: 10, days: 30 });
  await app.call(usePromoCode, { code }, user.token);
}

it('a percentage of a promo code comes beside the bonus, and goes with what is refunded', async () => {
  const user = await makeUser(app);
  await usePercent(user, 15);
  const { paymentId, bonus } = await pay(app, user, 20_000);
  expect(bonus).toBe(4000 + 3000);
  expect(await available(user)).toBe(27_000);
  await refund(paymentId, 10_000);
  expect(await available(user)).toBe(10_000 + 1000 + 1500);
  await refund(paymentId, 10_000);
  expect(await available(user)).toBe(0);
  const { operations } = await app.call(listWalletOperations, { group: 'promo' }, user.token);
  expect(operations.map(({ kind, points }) => [kind, points])).toEqual([
    ['promoBack', -1500],
    ['promoBack', -1500],
    ['promo', 3000],
  ]);
});

it('a percentage that is spent lets less be refunded', async () => {
  const user = await makeUser(app);
  await usePercent(user, 50);
  const { paymentId } = await pay(app, user, 1000);
  await app.context.db
    .transaction()
    .execute((trx) => postOperation(trx, operationOf(user.id, 'spent', 'buy', 500)));
  await expect(refund(paymentId, 1000)).rejects.toMatchObject({
    key: 'payment.refundTooMuch',
    meta: { maximum: 666 },
  });
  expect(await available(user)).toBe(1000);
});

it('a friend’s payment by card rewards both, and its refund takes all of it back', async () => {
  const { referrer, friend } = await makeFriend();
  const { paymentId } = await pay(app, friend, 2000);
  expect([await available(referrer), await available(friend)]).toEqual([140, 3000]);
  await refund(paymentId, 1000);
  expect([await available(referrer), await available(friend)]).toEqual([70, 2000]);
  await refund(paymentId, 1000);
  expect([await available(referrer), await available(friend)]).toEqual([0, 0]);
});

it('a card that has paid for the referrer rewards nobody', async () => {
  const { referrer, friend } = await makeFriend();
  await pay(app, referrer, 1000, { card: SLOW_REFUND_CARD });
  await pay(app, friend, 1000, { card: SLOW_REFUND_CARD });
  expect([await available(referrer), await available(friend)]).toEqual([1000, 1000]);
  await pay(app, friend, 1000);
  expect([await available(referrer), await available(friend)]).toEqual([1070, 2000]);
});

it('a card that the referrer has bound rewards nobody, also after it was removed', async () => {
  const { referrer, friend } = await makeFriend();
  const { cardId, confirmationUrl } = await app.call(bindCard, { requestKey: randomUUID() }, referrer.token);
  await pressOnPage(confirmationUrl, { action: 'pay', card: SLOW_REFUND_CARD });
  expect(await app.call(getCard, { cardId }, referrer.token)).toMatchObject({ state: 'active' });
  await pay(app, friend, 1000, { card: SLOW_REFUND_CARD });
  await app.call(removeCard, { cardId }, referrer.token);
  await pay(app, friend, 1000, { card: SLOW_REFUND_CARD });
  expect([await available(referrer), await available(friend)]).toEqual([0, 2000]);
});
