import {
  getWaitingPercent,
  type NewPromoCode,
  type PromoGift,
  usePromoCode,
} from '@vitrina/contract/billing/promo.ts';
import { getTariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { creditTopUp } from '../../../test/builders/top-ups.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { createPromoCode } from './create-promo-code.ts';
import { listPromoCodes } from './list-promo-codes.ts';
import { takeTopUpPercent } from './top-up-percent.ts';

let app: TestApp;
let made = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => expect(await checkLedger(app.context.db)).toEqual([]));
afterAll(() => app.close());

async function makePromo(gift: PromoGift): Promise<string> {
  made += 1;
  const promo: NewPromoCode = { code: `GIFT-${made}`, gift, uses: 10, days: 30 };
  await createPromoCode(app.context, promo);
  return promo.code;
}

const use = (user: TestUser, code: string) => app.call(usePromoCode, { code }, user.token);
const waiting = async (user: TestUser) => (await app.call(getWaitingPercent, {}, user.token)).percent;
const available = async (user: TestUser) => (await app.call(getWalletInfo, {}, user.token)).available;

let payments = 0;
async function topUp(user: TestUser, points: number): Promise<number> {
  payments += 1;
  const paymentId = payments;
  await creditTopUp(app.context, { userId: user.id, paymentId, points });
  return paymentId;
}
const takePercent = (user: TestUser, paymentId: number, points: number) =>
  app.context.db
    .transaction()
    .execute((trx) => takeTopUpPercent(trx, { userId: user.id, paymentId, points, at: app.clock.now() }));
describe('a code of days', () => {
  it('gives days of its plan and says which', async () => {
    const gift = { kind: 'days', plan: 'expert', days: 14 } as const;
    const code = await makePromo(gift);
    const user = await makeUser(app, { plan: 'none' });
    const from = app.clock.now();
    expect(await use(user, code)).toEqual({
      ...gift,
      from: from.toISOString(),
      to: new Date(from.getTime() + 14 * DAY_MS).toISOString(),
    });
    expect((await app.call(getTariffInfo, {}, user.token)).additionalPlanTypes).toEqual([PLANS.expert]);
    expect(await available(user)).toBe(0);
    expect((await listPromoCodes(app.context.db)).find((one) => one.code === code)).toMatchObject({
      gift,
      used: 1,
      usesLeft: 9,
    });
  });
});

describe('a code of a percentage', () => {
  it('waits for a top-up and goes with one, whoever repeats it', async () => {
    const user = await makeUser(app);
    const gift = { kind: 'percent', percent: 15 } as const;
    expect(await use(user, await makePromo(gift))).toEqual(gift);
    expect(await available(user)).toBe(0);
    expect(await waiting(user)).toBe(15);
    const paymentId = await topUp(user, 999);
    const taken = await Promise.all(Array.from({ length: 10 }, () => takePercent(user, paymentId, 999)));
    expect(taken.toSorted((a, b) => b - a)).toEqual([149, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await available(user)).toBe(999 + 149);
    expect(await waiting(user)).toBeNull();
    expect(await takePercent(user, await topUp(user, 500), 500)).toBe(0);
    const { operations } = await app.call(listWalletOperations, {}, user.token);
    expect(operations.find(({ kind }) => kind === 'promo')?.details).toEqual({
      promoCode: `GIFT-${made}`,
      paymentId,
    });
  });

  it('goes with one top-up of twenty at once', async () => {
    const user = await makeUser(app);
    await use(user, await makePromo({ kind: 'percent', percent: 10 }));
    const taken = await Promise.all(
      Array.from({ length: 20 }, async () => takePercent(user, await topUp(user, 1000), 1000)),
    );
    expect(taken.toSorted((a, b) => b - a).slice(0, 2)).toEqual([100, 0]);
    expect(await available(user)).toBe(20_100);
  });

  it('of several, the largest goes first and the others wait', async () => {
    const user = await makeUser(app);
    for (const percent of [5, 20, 10]) await use(user, await makePromo({ kind: 'percent', percent }));
    for (const points of [200, 100, 50, 0])
      expect(await takePercent(user, await topUp(user, 1000), 1000)).toBe(points);
  });
});
