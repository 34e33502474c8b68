import { addMonths } from '@vitrina/contract/billing/months.ts';
import { getTariffInfo, switchPlanRenewal } from '@vitrina/contract/billing/tariff.ts';
import { getWalletInfo } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeUser, type TestUser } from '../../../../test/builders/factories.ts';
import { listNotificationLetters } from '../../../../test/builders/notification-letters.ts';
import { readNotifications } from '../../../../test/builders/notifications.ts';
import { givePoints } from '../../../../test/builders/points.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { getPlan } from '../get-plan.ts';
import { giveTrials } from '../give-trials.ts';
import { grantPlanDays } from '../grant-plan-days.ts';
import { setPlan } from '../set-plan.ts';
import { settlePlans } from './settle-plans.ts';
import { warnOfEndings } from './warn-of-endings.ts';

const START = new Date('2026-03-02T09:00:00Z');

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp({ now: START });
});
beforeEach(async () => {
  user = await makeUser(app);
  await setPlan(app.context, user.id, 'beginnerExpert', 30);
});
afterEach(() => app.clock.set(START));
afterAll(async () => {
  expect(await checkLedger(app.context.db)).toEqual([]);
  await app.close();
});

const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
const subjects = async () => (await listNotificationLetters(app, user)).map(({ subject }) => subject);

async function work(): Promise<void> {
  await Promise.all([settlePlans(app.context), settlePlans(app.context)]);
  await Promise.all([warnOfEndings(app.context), warnOfEndings(app.context)]);
}

async function eventsOn(day: number) {
  app.clock.set(inDays(day));
  await work();
  return (await readNotifications(app, user)).toReversed();
}

async function renewWith(points: number): Promise<void> {
  await app.call(switchPlanRenewal, { isOn: true }, user.token);
  if (points > 0) await givePoints(app, user.id, points);
}

it('the end of a plan is told three days and one day before and on the day, each once and by a letter', async () => {
  const ending = {
    kind: 'planEnding',
    planType: 5,
    activeTo: inDays(30).toISOString(),
    cabinetId: null,
  };
  expect(await eventsOn(26.9)).toEqual([]);
  expect(await eventsOn(27)).toEqual([ending]);
  expect(await eventsOn(28.9)).toEqual([ending]);
  expect(await eventsOn(29)).toEqual([ending, ending]);
  const ended = { kind: 'planEnded', planType: 5, planTypeNow: 0, cabinetId: null };
  expect(await eventsOn(30)).toEqual([ending, ending, ended]);
  expect(await eventsOn(40)).toHaveLength(3);
  expect(await subjects()).toEqual([
    'Тариф «Начинающий эксперт» закончился',
    'Тариф «Начинающий эксперт» скоро закончится',
    'Тариф «Начинающий эксперт» скоро закончится',
  ]);
});

it('a prolonged plan is told again before its new end', async () => {
  await eventsOn(28);
  await setPlan(app.context, user.id, 'beginnerExpert', 30);
  expect(await eventsOn(29)).toHaveLength(1);
  expect(await eventsOn(57)).toHaveLength(2);
});

it('a plan that another one follows does not end, and the other one begins on its minute', async () => {
  await sql`insert into tariffs (user_id, slot, plan_type, active_from, active_to)
    values (${user.id}, 'next', 6, ${inDays(30)}, ${inDays(60)})`.execute(app.context.db);
  expect(await eventsOn(29)).toEqual([]);
  expect(await eventsOn(30)).toEqual([]);
  const { current, next } = await app.call(getTariffInfo, {}, user.token);
  expect([current?.planType, next]).toEqual([6, null]);
  expect(await eventsOn(60)).toMatchObject([{ kind: 'planEnded', planType: 6 }]);
});

it('having no plan does not end either', async () => {
  await setPlan(app.context, user.id, 'none', 2);
  expect(await eventsOn(0)).toEqual([]);
  expect(await eventsOn(2)).toEqual([]);
});

it('a plan that is renewed by itself is told, charged once and goes on without a gap', async () => {
  await renewWith(5000);
  expect(await eventsOn(27)).toMatchObject([{ kind: 'planEnding', renewal: 'willRenew', price: 2990 }]);
  app.clock.set(new Date(inDays(30).getTime() - HOUR_MS - MINUTE_MS));
  await work();
  expect(await app.call(getWalletInfo, {}, user.token)).toMatchObject({ available: 5000 });
  app.clock.advance(MINUTE_MS);
  await work();
  await work();
  expect(await app.call(getWalletInfo, {}, user.token)).toMatchObject({ available: 2010 });
  const activeTo = addMonths(inDays(30), 1, 2).toISOString();
  expect((await app.call(getTariffInfo, {}, user.token)).current).toMatchObject({ activeTo });
  const events = await eventsOn(30);
  expect(events.at(-1)).toMatchObject({ kind: 'planRenewed', activeTo, price: 2990 });
  expect(await getPlan(app.context, user.id)).toBe('beginnerExpert');
  expect((await subjects())[0]).toBe('Тариф «Начинающий эксперт» продлён');
});

it('without the points it ends as usual, and that is said before and on the day', async () => {
  await renewWith(2989);
  expect(await eventsOn(27)).toMatchObject([{ kind: 'planEnding', renewal: 'notEnoughPoints' }]);
  const events = await eventsOn(30);
  expect(events.at(-1)).toMatchObject({ kind: 'planEnded', renewal: 'notEnoughPoints' });
  // Points that come later renew nothing: a person was told that the plan is over.
  await givePoints(app, user.id, 5000);
  expect(await eventsOn(31)).toEqual(events);
  expect(await app.call(getWalletInfo, {}, user.token)).toMatchObject({ available: 7989 });
});

it('a plan that ended while no worker was there is renewed when one comes', async () => {
  await renewWith(2990);
  expect(await eventsOn(30.2)).toMatchObject([{ kind: 'planRenewed' }]);
  const { current } = await app.call(getTariffInfo, {}, user.token);
  expect(current?.activeFrom).toBe(inDays(30.2).toISOString());
});

async function give(days: number, plan: 'beginnerExpert' | 'start' = 'beginnerExpert') {
  const onceKey = `test:${user.id}:${plan}:${days}`;
  const given = { userId: user.id, plan, days, source: 'promo', onceKey, at: app.clock.now() } as const;
  return app.context.db.transaction().execute((trx) => grantPlanDays(trx, given));
}
const availableNow = async () => (await app.call(getWalletInfo, {}, user.token)).available;
const infoNow = async () => app.call(getTariffInfo, {}, user.token);

it('nothing is charged for days that are given: the plan renews when they end, and that is said before', async () => {
  await renewWith(5000);
  expect(await give(30)).toEqual({ from: inDays(30), to: inDays(60) });
  const renewal = { planType: 5, price: 2990, at: inDays(60).toISOString() };
  expect(await infoNow()).toMatchObject({ renews: true, renewal });
  expect(await eventsOn(29.99)).toEqual([]);
  expect(await eventsOn(30)).toEqual([]);
  expect(await eventsOn(56)).toEqual([]);
  expect(await availableNow()).toBe(5000);
  expect(await infoNow()).toMatchObject({ current: null, planType: 5, renews: true, renewal });
  expect(await eventsOn(57)).toMatchObject([
    { kind: 'planEnding', activeTo: inDays(60).toISOString(), renewal: 'willRenew', price: 2990 },
  ]);
  expect(await eventsOn(59.99)).toMatchObject([{}, { kind: 'planRenewed', price: 2990 }]);
  expect(await availableNow()).toBe(2010);
  expect(await eventsOn(60)).toHaveLength(2);
  const { current, additional } = await infoNow();
  expect(current).toMatchObject({ planType: 5, activeFrom: inDays(60).toISOString() });
  expect(additional).toEqual([]);
});

it('without the points it ends with the given days, and nothing is renewed later', async () => {
  await renewWith(0);
  await give(10);
  await eventsOn(30);
  await eventsOn(39);
  const events = await eventsOn(40);
  expect(events.at(-1)).toMatchObject({ kind: 'planEnded', planType: 5, renewal: 'notEnoughPoints' });
  await givePoints(app, user.id, 5000);
  expect(await eventsOn(41)).toEqual(events);
  expect(await infoNow()).toMatchObject({ current: null, renewal: null });
});

it('renewal that is switched off while the given days run takes nothing', async () => {
  await renewWith(5000);
  await give(10);
  await eventsOn(31);
  await app.call(switchPlanRenewal, { isOn: false }, user.token);
  expect((await eventsOn(40)).at(-1)).toMatchObject({ kind: 'planEnded', planTypeNow: 0 });
  expect(await infoNow()).toMatchObject({ renewal: null });
  expect(await availableNow()).toBe(5000);
});

it('given days that a renewal would cover move behind it', async () => {
  await renewWith(5000);
  expect(await give(20, 'start')).toEqual({ from: inDays(30), to: inDays(50) });
  await eventsOn(29.99);
  const { current, additional } = await infoNow();
  expect(additional).toMatchObject([{ planType: 4, activeFrom: current?.activeTo }]);
});

it('a person with a confirmed address has one trial; nobody else has', async () => {
  await setPlan(app.context, user.id, 'none', 1);
  const unverified = await makeUser(app, { plan: 'none', isEmailVerified: false });
  await Promise.all([giveTrials(app.context), giveTrials(app.context)]).catch(() => undefined);
  await giveTrials(app.context);
  expect(await getPlan(app.context, user.id)).toBe('beginnerExpert');
  expect(await getPlan(app.context, unverified.id)).toBe('none');
  const { additional } = await app.call(getTariffInfo, {}, user.token);
  expect(additional).toMatchObject([{ source: 'trial', activeTo: inDays(7).toISOString() }]);
  const events = await eventsOn(7);
  expect(events.map(({ kind }) => kind)).toEqual(['trialBegan', 'planEnded']);
  expect(await getPlan(app.context, user.id)).toBe('none');
});

it('given days that have ended are looked at once', async () => {
  const isSettled = async () =>
    (
      await sql<{
        is_settled: boolean;
      }>`select is_settled from plan_grants where user_id = ${user.id}`.execute(app.context.db)
    ).rows.map((row) => row.is_settled);
  await give(10);
  // They follow the month of the plan.
  await eventsOn(39);
  expect(await isSettled()).toEqual([false]);
  await eventsOn(41);
  expect(await isSettled()).toEqual([true]);
});
