import { moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { pay, payAway } from '../../../test/builders/payers.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { FORGETFUL_CARD, POOR_CARD } from '../../../test/fakes/shop.ts';
import { createLog } from '../../platform/log.ts';
import { compareDay } from './days/compare-day.ts';
import { watchDays } from './days/watch-days.ts';
import { pollPayments } from './poll-payments.ts';
import { refundPayment } from './refunds/refund-payment.ts';

const START = new Date('2026-11-21T09:00:00Z');

let sandbox: Sandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  app = await startTestApp({ now: START, env: sandbox.env });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

/** Both clocks, and what the watch says then. */
async function watchAt(at: Date): Promise<unknown[]> {
  await sandbox.clock({ now: at.toISOString() });
  app.clock.set(at);
  const said: unknown[] = [];
  const log = createLog('silent');
  log.error = (facts: unknown) => void said.push(facts);
  await watchDays({ ...app.context, log });
  return said;
}

it('a day of the ledger is the provider’s to the kopeck, and a difference is an alarm', async () => {
  const user = await makeUser(app);
  const day = moscowDay(START);
  const { paymentId } = await pay(app, user, 20_000);
  await pay(app, user, 700, { card: POOR_CARD });
  const unrefunded = await pay(app, user, 900, { card: FORGETFUL_CARD });
  const order = { operatorId: user.id, reason: 'asked for', requestKey: 'one' };
  await refundPayment(app.context, { paymentId, points: 5000, ...order });
  // Not made by the provider: the day has nothing of it.
  await refundPayment(app.context, { paymentId: unrefunded.paymentId, points: 900, ...order });
  expect(await compareDay(app.context, day)).toEqual({
    day,
    providerKopecks: 1_590_000,
    ledgerKopecks: 1_590_000,
    differences: [],
  });

  const late = await payAway(app, user, 800);
  expect((await compareDay(app.context, day)).differences).toMatchObject([
    { kind: 'payment', providerKopecks: 80_000, ledgerKopecks: null },
  ]);

  const at = new Date(START.getTime() + DAY_MS);
  await sandbox.clock({ now: at.toISOString() });
  app.clock.set(at);
  const said: unknown[] = [];
  const log = createLog('silent');
  log.error = (facts: unknown) => void said.push(facts);
  await watchDays({ ...app.context, log });
  expect(said).toMatchObject([{ event: 'payments.differ', day, count: 1 }]);

  await pollPayments(app.context);
  expect(
    (
      await sql`select from payments where id = ${late.paymentId} and state = 'succeeded'`.execute(
        app.context.db,
      )
    ).rows,
  ).toHaveLength(1);
  said.length = 0;
  await watchDays({ ...app.context, log });
  await watchDays({ ...app.context, log });
  expect(said).toEqual([]);
});

describe('a day that was equal', () => {
  const begins = (days: number) => new Date(START.getTime() + days * DAY_MS);

  it('when somebody compared it at noon is compared again when it is over', async () => {
    const noon = begins(10);
    const [day, user] = [moscowDay(noon), await makeUser(app)];
    expect(await watchAt(noon)).toEqual([]);
    await pay(app, user, 900);
    expect((await compareDay(app.context, day)).differences).toEqual([]);
    // Paid in the evening, and nobody here has heard of it.
    await payAway(app, user, 800);
    expect(await watchAt(begins(11))).toMatchObject([{ event: 'payments.differ', day, count: 1 }]);
  });

  it('is read again while a receipt of it is on its way, and one that failed is an alarm', async () => {
    const noon = begins(20);
    expect(await watchAt(noon)).toEqual([]);
    const { paymentId } = await pay(app, await makeUser(app), 900);
    expect(await watchAt(begins(21))).toEqual([]);
    const set = (status: string) =>
      sql`update payments set receipt_status = ${status} where id = ${paymentId}`.execute(app.context.db);
    const read = async () =>
      (await sql`select receipt_status from payments where id = ${paymentId}`.execute(app.context.db)).rows;
    await set('pending');
    expect(await watchAt(begins(21))).toEqual([]);
    expect(await read()).toEqual([{ receipt_status: 'succeeded' }]);
    await set('canceled');
    const failed = { event: 'payment.receiptFailed', day: moscowDay(noon), paymentIds: [paymentId] };
    expect(await watchAt(begins(22))).toEqual([failed]);
    expect(await watchAt(begins(24))).toEqual([]);
  });
});
