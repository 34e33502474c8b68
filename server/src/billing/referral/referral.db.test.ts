import { listReferralRewards } from '@vitrina/contract/billing/referral.ts';
import { getWalletInfo } from '@vitrina/contract/billing/wallet.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { creditTopUp } from '../../../test/builders/top-ups.ts';
import { availableOf } from '../ledger/accounts.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { postOperation } from '../ledger/post-operation.ts';
import { takeBackReward } from './take-back-reward.ts';

let app: TestApp;
let payments = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => expect(await checkLedger(app.context.db)).toEqual([]));
afterAll(() => app.close());

type Pair = { referrer: TestUser; friend: TestUser };

async function befriend({ referrer, friend }: Pair): Promise<void> {
  await sql`update users set referrer_id = ${referrer.id} where id = ${friend.id}`.execute(app.context.db);
}

async function makePair(emails: { referrer?: string; friend?: string } = {}): Promise<Pair> {
  const referrer = await makeUser(app, emails.referrer === undefined ? {} : { email: emails.referrer });
  const friend = await makeUser(app, emails.friend === undefined ? {} : { email: emails.friend });
  await befriend({ referrer, friend });
  return { referrer, friend };
}

async function pay(friend: TestUser, points: number, more: { hasReferrersCard?: boolean } = {}) {
  payments += 1;
  await creditTopUp(app.context, { userId: friend.id, paymentId: payments, points, ...more });
  return payments;
}

const available = async (user: TestUser) => (await app.call(getWalletInfo, {}, user.token)).available;
const balances = async ({ referrer, friend }: Pair) => [await available(referrer), await available(friend)];

const rewards = (user: TestUser) => app.call(listReferralRewards, {}, user.token);

async function spend(user: TestUser, points: number): Promise<void> {
  await app.context.db.transaction().execute((trx) =>
    postOperation(trx, {
      userId: user.id,
      kind: 'plan',
      idempotencyKey: `spend:${user.id}:${points}`,
      entries: [
        { account: availableOf(user.id), points: -points },
        { account: 'plans', points },
      ],
      at: app.clock.now(),
    }),
  );
}

type Refund = { paymentId: number; refundId: number; refundedInAll: number; paid: number };
const refund = (friend: TestUser, refunded: Refund) =>
  app.context.db
    .transaction()
    .execute((trx) => takeBackReward(trx, { userId: friend.id, at: app.clock.now(), ...refunded }));

describe('a payment of a friend', () => {
  it('brings the referrer his share each time and the friend a bonus the first time', async () => {
    const pair = await makePair();
    await pay(pair.friend, 1000);
    expect(await balances(pair)).toEqual([70, 2000]);
    await pay(pair.friend, 999);
    expect(await balances(pair)).toEqual([139, 2999]);
  });

  it('of somebody whom nobody has brought brings nothing more', async () => {
    const loner = await makeUser(app);
    await pay(loner, 1000);
    expect(await available(loner)).toBe(1000);
  });

  it('counts once, also when it is credited twice', async () => {
    const pair = await makePair();
    const paymentId = await pay(pair.friend, 1000);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        creditTopUp(app.context, { userId: pair.friend.id, paymentId, points: 1000 }),
      ),
    );
    expect(await balances(pair)).toEqual([70, 2000]);
  });

  it('brings one bonus when twenty first ones come at once', async () => {
    const pair = await makePair();
    await Promise.all(Array.from({ length: 20 }, () => pay(pair.friend, 1000)));
    expect(await balances(pair)).toEqual([1400, 21_000]);
  });

  it.each([
    ['one mailbox', { referrer: 'shop.anna@gmail.com', friend: 'shopanna+two@gmail.com' }, {}],
    ['the referrer’s card', {}, { hasReferrersCard: true }],
  ])('brings nothing on own accounts: %s', async (_, emails, more) => {
    const pair = await makePair(emails);
    await pay(pair.friend, 1000, more);
    expect(await balances(pair)).toEqual([0, 1000]);
    // The first payment was the one that brought nothing.
    await sql`update users set email = ${`moved-${pair.friend.id}@example.test`} where id = ${pair.friend.id}`.execute(
      app.context.db,
    );
    await pay(pair.friend, 1000);
    expect(await balances(pair)).toEqual([70, 2000]);
  });

  it('brings nothing where a chat of the messenger has belonged to both', async () => {
    const pair = await makePair();
    for (const { id } of [pair.referrer, pair.friend])
      await sql`insert into messenger_owners values (${`chat-${pair.referrer.id}`}, ${id})`.execute(
        app.context.db,
      );
    await pay(pair.friend, 1000);
    expect(await balances(pair)).toEqual([0, 1000]);
  });
});

describe('a refund', () => {
  it('in part takes the share of what is returned and leaves the friend his bonus', async () => {
    const pair = await makePair();
    const paymentId = await pay(pair.friend, 1000);
    await refund(pair.friend, { paymentId, refundId: 1, refundedInAll: 499, paid: 1000 });
    expect(await balances(pair)).toEqual([35, 2000]);
  });

  it.each([
    [500, [35, 2000]],
    [501, [34, 1000]],
    [999, [0, 1000]],
  ])('of %i of 1000: the friend keeps the bonus while a top-up stays paid', async (refundedInAll, left) => {
    const pair = await makePair();
    const paymentId = await pay(pair.friend, 1000);
    await refund(pair.friend, { paymentId, refundId: 1000 + refundedInAll, refundedInAll, paid: 1000 });
    expect(await balances(pair)).toEqual(left);
  });

  it('in whole, also by parts, takes all, once', async () => {
    const pair = await makePair();
    const paymentId = await pay(pair.friend, 1000);
    const parts = [
      { paymentId, refundId: 2, refundedInAll: 333, paid: 1000 },
      { paymentId, refundId: 3, refundedInAll: 1000, paid: 1000 },
    ];
    for (const part of [...parts, ...parts]) await refund(pair.friend, part);
    expect(await balances(pair)).toEqual([0, 1000]);
  });

  it('of a later payment leaves the friend his bonus', async () => {
    const pair = await makePair();
    await pay(pair.friend, 1000);
    const paymentId = await pay(pair.friend, 500);
    await refund(pair.friend, { paymentId, refundId: 4, refundedInAll: 500, paid: 500 });
    expect(await balances(pair)).toEqual([70, 2500]);
  });

  it('of what is spent already is a debt that the next rewards pay off', async () => {
    const pair = await makePair();
    const paymentId = await pay(pair.friend, 10_000);
    await spend(pair.referrer, 600);
    await refund(pair.friend, { paymentId, refundId: 5, refundedInAll: 10_000, paid: 10_000 });
    expect(await available(pair.referrer)).toBe(0);
    expect(await rewards(pair.referrer)).toMatchObject({ total: 2, earned: 600, debt: 600 });
    await pay(pair.friend, 5000);
    expect(await available(pair.referrer)).toBe(0);
    await pay(pair.friend, 5000);
    expect(await available(pair.referrer)).toBe(100);
    expect(await rewards(pair.referrer)).toMatchObject({ total: 4, earned: 700, debt: 0 });
  });

  it('of a payment that brought nothing takes nothing', async () => {
    const loner = await makeUser(app);
    const paymentId = await pay(loner, 1000);
    await refund(loner, { paymentId, refundId: 6, refundedInAll: 1000, paid: 1000 });
    expect(await available(loner)).toBe(1000);
  });
});

describe('the page of rewards', () => {
  it('says what came from whom and when, and nothing of who it is', async () => {
    const pair = await makePair();
    const other = await makeUser(app);
    await befriend({ referrer: pair.referrer, friend: other });
    const paymentId = await pay(pair.friend, 1000);
    await pay(other, 500);
    await refund(pair.friend, { paymentId, refundId: 7, refundedInAll: 1000, paid: 1000 });
    const page = await rewards(pair.referrer);
    expect(page).toMatchObject({ total: 3, earned: 35, debt: 0 });
    expect(
      page.rewards.map(({ kind, friendNumber, points, moved }) => [kind, friendNumber, points, moved]),
    ).toEqual([
      ['referralRewardBack', 1, -70, -70],
      ['referralReward', 2, 35, 35],
      ['referralReward', 1, 70, 70],
    ]);
    expect(page.rewards[0]?.at).toBe(app.clock.now().toISOString());
    expect(JSON.stringify(page)).not.toContain('example.test');
    // The friend's own bonus stands in the friend's wallet, not here.
    expect(await rewards(pair.friend)).toEqual({ rewards: [], total: 0, earned: 0, debt: 0 });
  });
});
