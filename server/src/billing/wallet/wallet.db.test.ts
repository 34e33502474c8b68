import {
  getWalletOverview,
  listWalletOperations,
  type OperationKind,
  setWalletReminder,
} from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listNotificationLetters } from '../../../test/builders/notification-letters.ts';
import { readNotifications } from '../../../test/builders/notifications.ts';
import { type Account, availableOf, frozenOf } from '../ledger/accounts.ts';
import { postOperation } from '../ledger/post-operation.ts';
import { remindOfBalance } from './remind-of-balance.ts';

const START = new Date('2026-03-02T09:00:00Z');

let app: TestApp;
let user: TestUser;
let posted = 0;
beforeAll(async () => {
  app = await startTestApp({ now: START });
});
beforeEach(async () => {
  app.clock.set(START);
  user = await makeUser(app);
});
afterAll(() => app.close());

type Posting = { kind: OperationKind; points: number; from: Account; to: Account };

async function post({ kind, points, from, to }: Posting, at = app.clock.now()): Promise<void> {
  posted += 1;
  await app.context.db.transaction().execute((trx) =>
    postOperation(trx, {
      userId: user.id,
      kind,
      idempotencyKey: `wallet:${posted}`,
      entries: [
        { account: from, points: -points },
        { account: to, points },
      ],
      at,
    }),
  );
}

const grant = (points: number, at?: Date) =>
  post({ kind: 'grant', points, from: 'office', to: availableOf(user.id) }, at);
const pay = (points: number, at?: Date) =>
  post({ kind: 'plan', points, from: availableOf(user.id), to: 'plans' }, at);
const hold = (points: number, at?: Date) =>
  post({ kind: 'hold', points, from: availableOf(user.id), to: frozenOf(user.id) }, at);
const charge = (points: number, at?: Date) =>
  post({ kind: 'charge', points, from: frozenOf(user.id), to: 'tests' }, at);
const release = (points: number, at?: Date) =>
  post({ kind: 'release', points, from: frozenOf(user.id), to: availableOf(user.id) }, at);

const list = (input: InputOf<typeof listWalletOperations> = {}) =>
  app.call(listWalletOperations, input, user.token);
const overview = () => app.call(getWalletOverview, {}, user.token);

describe('operations', () => {
  beforeEach(async () => {
    await grant(1000, new Date('2026-01-31T20:59:59Z'));
    await hold(300, new Date('2026-01-31T21:00:00Z'));
    await charge(100, new Date('2026-02-10T09:00:00Z'));
    await release(200, new Date('2026-02-10T09:00:00Z'));
    await pay(50, new Date('2026-03-01T09:00:00Z'));
  });

  it('are found by what they were for and by their Moscow month, with the balance of the whole', async () => {
    const tests = await list({ group: 'tests' });
    expect(tests.operations.map(({ points, frozen, available }) => [points, frozen, available])).toEqual([
      [200, -200, 900],
      [0, -100, 700],
      [-300, 300, 700],
    ]);
    expect(tests).toMatchObject({ total: 3, sums: { came: 0, left: 100 } });
    expect(await list({ month: '2026-01' })).toMatchObject({ total: 1, sums: { came: 1000, left: 0 } });
    expect((await list({ month: '2026-02' })).total).toBe(3);
    expect(await list({ month: '2026-03', group: 'support' })).toMatchObject({ operations: [], total: 0 });
    expect((await list({ month: '2026-03', group: 'plans' })).operations).toMatchObject([{ available: 850 }]);
  });

  it('are summed up by month: what is set aside has neither come nor left', async () => {
    expect((await overview()).months).toEqual([
      { month: '2026-03', came: 0, left: 50 },
      { month: '2026-02', came: 0, left: 100 },
      { month: '2026-01', came: 1000, left: 0 },
    ]);
  });

  it.each(['2026-13', '2026-00', '26-01', 'январь', '2026-01-01'])(
    'of the month %s are a refusal',
    async (month) => {
      expect((await app.inject(listWalletOperations, { month }, user.token)).status).toBe(400);
    },
  );
});

describe('the forecast', () => {
  it('comes from what was spent on tests and plans in the last thirty days', async () => {
    await grant(10_000, new Date('2026-01-01T09:00:00Z'));
    await pay(5000, new Date('2026-01-10T09:00:00Z'));
    await pay(1500, new Date('2026-02-20T09:00:00Z'));
    await hold(600);
    await charge(600);
    // 2900 are left, 70 go on a day.
    expect((await overview()).forecast).toEqual({
      kind: 'until',
      day: '2026-04-12',
      perDay: 70,
      renews: false,
    });
  });

  it('names no day without a past', async () => {
    expect((await overview()).forecast).toEqual({ kind: 'unknown', reason: 'young' });
    await grant(100);
    expect((await overview()).forecast).toEqual({ kind: 'unknown', reason: 'young' });
    app.clock.advance(20 * DAY_MS);
    expect((await app.call(getWalletOverview, {}, user.token)).forecast).toEqual({
      kind: 'unknown',
      reason: 'unspent',
    });
  });
});

describe('a reminder', () => {
  const remindedOf = async () => {
    await Promise.all([remindOfBalance(app.context), remindOfBalance(app.context)]);
    return (await readNotifications(app, user)).filter(({ kind }) => kind === 'walletLow').length;
  };
  const letters = async () =>
    (await listNotificationLetters(app, user)).filter(({ subject }) => subject.includes('мало баллов'));
  const set = (threshold: number | null) => app.call(setWalletReminder, { threshold }, user.token);

  it('comes once a fall, into the bell and by letter', async () => {
    await grant(1000);
    await set(500);
    expect((await overview()).threshold).toBe(500);
    expect(await remindedOf()).toBe(0);
    await pay(500);
    expect(await remindedOf()).toBe(0);
    await pay(1);
    expect(await remindedOf()).toBe(1);
    await pay(1);
    expect(await remindedOf()).toBe(1);
    expect(await letters()).toHaveLength(1);
    await grant(100);
    expect(await remindedOf()).toBe(1);
    await hold(200);
    await remindedOf();
    expect(await letters()).toHaveLength(2);
  });

  it('that is set below which the balance is already waits for the next fall', async () => {
    await set(500);
    expect(await remindedOf()).toBe(0);
    await grant(500);
    await remindedOf();
    await pay(1);
    expect(await remindedOf()).toBe(1);
  });

  it('that is switched off says nothing', async () => {
    await grant(1000);
    await set(500);
    await set(null);
    expect((await overview()).threshold).toBeNull();
    await pay(900);
    expect(await remindedOf()).toBe(0);
  });

  it('stays out of a mailbox that nobody has verified', async () => {
    user = await makeUser(app, { isEmailVerified: false });
    await grant(1000);
    await set(500);
    await pay(900);
    expect(await remindedOf()).toBe(1);
    expect(await letters()).toEqual([]);
  });

  it.each([0, -5, 0.5, 1_000_001])('at %d is a refusal', async (threshold) => {
    expect((await app.inject(setWalletReminder, { threshold }, user.token)).status).toBe(400);
  });
});
