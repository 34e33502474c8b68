import { randomUUID } from 'node:crypto';
import { addMonths } from '@vitrina/contract/billing/months.ts';
import { buyPlan, getTariffInfo, type PlanWish, quotePlan } from '@vitrina/contract/billing/tariff.ts';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { givePoints } from '../../../test/builders/points.ts';
import { refusal } from '../../../test/refusal.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { getPlan } from './get-plan.ts';
import { grantPlanDays } from './grant-plan-days.ts';

const START = new Date('2026-03-02T09:00:00Z');
const EXPERT: PlanWish = { planType: 6, months: 1, begins: 'now' };
const BEGINNER: PlanWish = { planType: 5, months: 2, begins: 'now' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START });
});
afterEach(() => app.clock.set(START));
afterAll(async () => {
  expect(await checkLedger(app.context.db)).toEqual([]);
  await app.close();
});

async function makeBuyer(points: number): Promise<TestUser> {
  const user = await makeUser(app, { plan: 'none' });
  await givePoints(app, user.id, points);
  return user;
}

async function confirm(user: TestUser, wish: PlanWish, requestKey: string = randomUUID()) {
  const { kind, price, credit, endsNow } = await app.call(quotePlan, wish, user.token);
  return { ...wish, requestKey, confirmed: { kind, price, credit, endsNow } };
}

async function buy(user: TestUser, wish: PlanWish) {
  return app.call(buyPlan, await confirm(user, wish), user.token);
}

const availableOf = async ({ token }: TestUser) => (await app.call(getWalletInfo, {}, token)).available;

it('a plan is bought, extended and followed by another one', async () => {
  const user = await makeBuyer(30_000);
  await buy(user, EXPERT);
  const extended = await buy(user, { ...EXPERT, months: 2 });
  const activeTo = addMonths(START, 3).toISOString();
  expect(extended.current).toEqual({ planType: 6, activeFrom: START.toISOString(), activeTo });
  const followed = await buy(user, { ...BEGINNER, begins: 'next' });
  expect(followed.next).toMatchObject({ planType: 5, activeFrom: activeTo });
  expect(await availableOf(user)).toBe(30_000 - 3 * 7990 - 2 * 2990);
  expect(await app.inject(quotePlan, EXPERT, user.token)).toMatchObject({ body: refusal('plan.nextPaid') });
  app.clock.set(addMonths(START, 3));
  expect(await getPlan(app.context, user.id)).toBe('beginnerExpert');
});

it('a change now is spelled out, and the days left of the old plan pay for the new one', async () => {
  const user = await makeBuyer(7990);
  await buy(user, EXPERT);
  app.clock.advance(10.5 * DAY_MS);
  const quote = await app.call(quotePlan, BEGINNER, user.token);
  // 20 whole days of 31.
  expect(quote).toMatchObject({ kind: 'change', price: 5980, daysLeft: 20, credit: 5154, missing: 826 });
  expect(await app.inject(buyPlan, await confirm(user, BEGINNER), user.token)).toMatchObject({
    status: 400,
    body: refusal('plan.notEnoughPoints', { amount: 826 }),
  });
  const oneMonth = { ...BEGINNER, months: 1 };
  await buy(user, oneMonth);
  expect(await availableOf(user)).toBe(5154 - 2990);
  const { operations } = await app.call(listWalletOperations, {}, user.token);
  expect(operations.slice(0, 2)).toMatchObject([
    { kind: 'plan', points: -2990, details: { planType: 5, months: 1 } },
    { kind: 'planCredit', points: 5154, details: { planType: 5 } },
  ]);
});

it('what has changed since it was confirmed is refused and not charged', async () => {
  const user = await makeBuyer(50_000);
  await buy(user, EXPERT);
  const [first, second] = [await confirm(user, EXPERT), await confirm(user, EXPERT)];
  await app.call(buyPlan, first, user.token);
  const changed = { status: 400, body: refusal('plan.quoteChanged') };
  expect(await app.inject(buyPlan, second, user.token)).toMatchObject(changed);
  const change = await confirm(user, { ...BEGINNER, months: 1 });
  app.clock.advance(DAY_MS);
  expect(await app.inject(buyPlan, change, user.token)).toMatchObject(changed);
  const cheaper = { ...change, confirmed: { ...change.confirmed, price: 1 } };
  expect(await app.inject(buyPlan, cheaper, user.token)).toMatchObject(changed);
  expect(await availableOf(user)).toBe(50_000 - 2 * 7990);
});

it('one purchase sent fifty times at once is charged once; of fifty purchases one', async () => {
  const user = await makeBuyer(500_000);
  const one = await confirm(user, EXPERT);
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject(buyPlan, one, user.token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await availableOf(user)).toBe(500_000 - 7990);
  const many = await Promise.all(Array.from({ length: 50 }, () => confirm(user, EXPERT)));
  const bought = await Promise.all(many.map((each) => app.inject(buyPlan, each, user.token)));
  expect(bought.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await availableOf(user)).toBe(500_000 - 2 * 7990);
});

it('a key that was used for one purchase is not another one’s', async () => {
  const user = await makeBuyer(50_000);
  const requestKey = randomUUID();
  await app.call(buyPlan, await confirm(user, EXPERT, requestKey), user.token);
  const other = await confirm(user, BEGINNER, requestKey);
  expect(await app.inject(buyPlan, other, user.token)).toMatchObject({ body: refusal('plan.quoteChanged') });
});

it('an address that nobody has confirmed pays for nothing', async () => {
  const user = await makeUser(app, { plan: 'none', isEmailVerified: false });
  const input = { ...EXPERT, requestKey: randomUUID() };
  const confirmed = { kind: 'start' as const, price: 7990, credit: 0, endsNow: null };
  expect(await app.inject(buyPlan, { ...input, confirmed }, user.token)).toMatchObject({
    status: 403,
    body: refusal('user.emailNotVerified'),
  });
});

it('given days count beside what was bought, once, and after what is as good', async () => {
  const user = await makeBuyer(10_000);
  const give = (onceKey: string) =>
    app.context.db.transaction().execute((trx) =>
      grantPlanDays(trx, {
        userId: user.id,
        plan: 'beginnerExpert',
        days: 7,
        source: 'promo',
        onceKey,
        at: START,
      }),
    );
  const key = `test:${user.id}`;
  await Promise.all([give(key), give(key), give(key)]);
  await buy(user, { planType: 4, months: 1, begins: 'now' });
  const week = new Date(START.getTime() + 7 * DAY_MS);
  const info = await app.call(getTariffInfo, {}, user.token);
  expect(info).toMatchObject({ planType: 5, additionalPlanTypes: [5], current: { planType: 4 } });
  expect(info.additional).toEqual([
    { planType: 5, source: 'promo', activeFrom: START.toISOString(), activeTo: week.toISOString() },
  ]);
  expect(await give(`${key}:more`)).toMatchObject({ from: week });
  app.clock.advance(14 * DAY_MS);
  expect(await getPlan(app.context, user.id)).toBe('start');
});

it('given days that wait stand behind what is bought in their place', async () => {
  const user = await makeBuyer(30_000);
  await buy(user, { ...BEGINNER, months: 1 });
  const given = { userId: user.id, plan: 'beginnerExpert', days: 30, source: 'promo', at: START } as const;
  const ended = addMonths(START, 1);
  const granted = await app.context.db
    .transaction()
    .execute((trx) => grantPlanDays(trx, { ...given, onceKey: `behind:${user.id}` }));
  expect(granted).toMatchObject({ from: ended });
  await buy(user, { ...BEGINNER, months: 1 });
  const { next } = await buy(user, { ...EXPERT, begins: 'next' });
  const { additional } = await app.call(getTariffInfo, {}, user.token);
  const activeTo = new Date(Date.parse(next?.activeTo ?? '') + 30 * DAY_MS).toISOString();
  expect(additional).toMatchObject([{ activeFrom: next?.activeTo, activeTo }]);
});
