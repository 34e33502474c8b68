import { randomUUID } from 'node:crypto';
import { getWalletInfo } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { PaymentId, UserId } from '@vitrina/contract/ids.ts';
import {
  compareOfficeDay,
  listOfficeActions,
  listOfficeDays,
  listOfficePayments,
  refundOfficePayment,
} from '@vitrina/contract/office.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { forgetLimits } from '../../../test/builders/accounts.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { orderTopUp, pay, payAway } from '../../../test/builders/payers.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { FORGETFUL_CARD } from '../../../test/fakes/shop.ts';
import { checkLedger } from '../../billing/ledger/check-ledger.ts';
import { pollPayments } from '../../billing/payments/poll-payments.ts';
import { changeOperator } from '../operators/change-operator.ts';

const START = new Date('2026-11-21T09:00:00Z');
const DAY = '2026-11-21';
const REASON = 'Человек заплатил дважды за одно';

let sandbox: Sandbox;
let app: TestApp;
let operator: TestUser;
let person: TestUser;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  app = await startTestApp({ now: START, env: sandbox.env });
  operator = await makeUser(app);
  await changeOperator(app.context, operator.email, true);
});
afterAll(async () => {
  expect(await checkLedger(app.context.db)).toEqual([]);
  await app.close();
  await sandbox.stop();
});
beforeEach(async () => {
  await forgetLimits(app);
  person = await makeUser(app);
});

type Refund = InputOf<typeof refundOfficePayment>;

const refundOf = (paymentId: number, overrides: Partial<Refund> = {}): Refund => ({
  paymentId: PaymentId.parse(paymentId),
  points: 400,
  reason: REASON,
  password: operator.password,
  requestKey: randomUUID(),
  ...overrides,
});
const list = (view: InputOf<typeof listOfficePayments>['view']) =>
  app.call(listOfficePayments, { view, userId: UserId.parse(person.id) }, operator.token);
const available = async () => (await app.call(getWalletInfo, {}, person.token)).available;
const actions = async () =>
  (await app.call(listOfficeActions, { userId: UserId.parse(person.id) }, operator.token)).actions;
const refundsIn = async () => (await actions()).filter(({ kind }) => kind === 'refundOrdered');

describe('payments', () => {
  it('what waits, and what was paid, by person; that they were looked at is in the log', async () => {
    const waiting = await orderTopUp(app, person, 700);
    const { paymentId } = await pay(app, person, 1000);
    expect(await list('unfinished')).toMatchObject({
      payments: [{ id: waiting.paymentId, person: { email: person.email }, points: 700, refunded: 0 }],
      total: 1,
    });
    expect(await list('succeeded')).toMatchObject({ payments: [{ id: paymentId, state: 'succeeded' }] });
    expect(await list('failed')).toEqual({ payments: [], total: 0 });
    expect((await actions()).map(({ details }) => details.paymentView)).toEqual([
      'failed',
      'succeeded',
      'unfinished',
    ]);
  });

  it('a payment whose receipt was not registered is marked', async () => {
    const [{ paymentId }, other] = [await pay(app, person, 1000), await pay(app, person, 500)];
    await sql`update payments set receipt_status = 'canceled' where id = ${paymentId}`.execute(
      app.context.db,
    );
    expect((await list('succeeded')).payments).toMatchObject([
      { id: other.paymentId, isReceiptFailed: false },
      { id: paymentId, isReceiptFailed: true },
    ]);
  });

  it('a refund takes the points once, however often it is sent, and the log has who ordered it and why', async () => {
    const { paymentId } = await pay(app, person, 1000);
    const input = refundOf(paymentId);
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.inject(refundOfficePayment, input, operator.token)),
    );
    expect(answers.map(({ status, text }) => [status, text.includes('"points":400')])).toEqual(
      answers.map(() => [200, true]),
    );
    expect(await available()).toBe(600);
    expect(await refundsIn()).toMatchObject([
      { operator: { id: operator.id }, reason: REASON, details: { paymentId, points: 400 } },
    ]);
    const refund = { points: 400, bonus: 0, promo: 0, state: 'succeeded', mismatch: null };
    expect((await list('succeeded')).payments).toMatchObject([
      { id: paymentId, refunded: 400, refunds: [{ ...refund, createdAt: START.toISOString() }] },
    ]);
  });

  it('a refund that the provider does not make stays in the list with its outcome, and its bonus', async () => {
    const { paymentId } = await pay(app, person, 10_000, { card: FORGETFUL_CARD });
    await app.call(refundOfficePayment, refundOf(paymentId, { points: 10_000 }), operator.token);
    const [ordered] = (await list('succeeded')).payments;
    expect(ordered).toMatchObject({ refunded: 10_000, refunds: [{ state: 'pending', bonus: 1000 }] });
    const later = new Date(START.getTime() + 5 * MINUTE_MS);
    app.clock.set(later);
    await sandbox.clock({ now: later.toISOString(), speed: 0 });
    try {
      await pollPayments(app.context);
      expect((await list('succeeded')).payments).toMatchObject([
        { refunded: 0, refunds: [{ points: 10_000, bonus: 1000, state: 'canceled' }] },
      ]);
    } finally {
      app.clock.set(START);
      await sandbox.clock({ now: START.toISOString(), speed: 0 });
    }
  });

  it('what is refused moves nothing and is not recorded', async () => {
    const { paymentId } = await pay(app, person, 1000);
    const other = await pay(app, person, 500);
    const used = refundOf(other.paymentId);
    await app.call(refundOfficePayment, used, operator.token);
    const before = [await available(), (await refundsIn()).length];
    for (const [change, expected] of [
      [{ points: 1001 }, '"maximum":1000'],
      [{ points: 0 }, 'points'],
      [{ password: 'Guess-12345' }, 'wrongPassword'],
      [{ paymentId: PaymentId.parse(2_000_000_000) }, '"walletOperation"'],
      [{ requestKey: used.requestKey }, 'requestKey'],
    ] as [Partial<Refund>, string][]) {
      const answer = await app.inject(refundOfficePayment, refundOf(paymentId, change), operator.token);
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(expected)]);
    }
    expect([await available(), (await refundsIn()).length]).toEqual(before);
  });

  it('an operator gives nothing back to oneself', async () => {
    const { paymentId } = await pay(app, operator, 1000);
    const answer = await app.inject(refundOfficePayment, refundOf(paymentId), operator.token);
    expect(answer.text).toContain('conflictOfInterest');
  });
});

describe('days', () => {
  it('the provider’s day beside the ledger’s; what differs is named', async () => {
    await pay(app, person, 1500);
    expect(await app.call(compareOfficeDay, { day: DAY }, operator.token)).toEqual({ isEqual: true });
    // Paid, and nobody here has heard of it.
    await payAway(app, person, 800);
    expect(await app.call(compareOfficeDay, { day: DAY }, operator.token)).toEqual({ isEqual: false });
    const { days, isOn } = await app.call(listOfficeDays, {}, operator.token);
    expect(isOn).toBe(true);
    const differences = [{ kind: 'payment', providerKopecks: 80_000, ledgerKopecks: null }];
    expect(days).toMatchObject([{ day: DAY, differences }]);
  });

  it('a day that has not begun is refused, and an outage of the provider is one', async () => {
    const tomorrow = new Date(START.getTime() + DAY_MS).toISOString().slice(0, 10);
    const early = await app.inject(compareOfficeDay, { day: tomorrow }, operator.token);
    expect([early.status, early.text]).toEqual([400, expect.stringContaining('"future"')]);
    await sandbox.fault({ part: 'payments', fault: 'status500', times: 20 });
    const away = await app.inject(compareOfficeDay, { day: DAY }, operator.token);
    expect([away.status, away.text]).toEqual([503, expect.stringContaining('"external"')]);
  });
});
