import { getTariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeUser, type TestUser } from '../../test/builders/factories.ts';
import { operationOf } from '../../test/builders/ledger-load.ts';
import { postOperation } from './ledger/post-operation.ts';
import { getPlan } from './plans/get-plan.ts';
import type { BillingTables } from './tables.ts';

const START = new Date('2026-03-02T09:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START });
});
afterAll(() => app.close());

describe('the wallet', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await makeUser(app);
    const steps = [
      ['topUp', 100],
      ['freeze', 30],
      ['charge', 10],
      ['release', 20],
      ['buy', 50],
    ] as const;
    for (const [index, [shape, points]] of steps.entries())
      await app.context.db
        .transaction()
        .execute((trx) => postOperation(trx, operationOf(user.id, `list:${index}`, shape, points)));
  });

  it('shows what can be spent and what is set aside; nothing yet is zero', async () => {
    expect(await app.call(getWalletInfo, {}, user.token)).toEqual({ available: 40, frozen: 0 });
    const newcomer = await makeUser(app);
    expect(await app.call(getWalletInfo, {}, newcomer.token)).toEqual({ available: 0, frozen: 0 });
    expect(await app.call(listWalletOperations, {}, newcomer.token)).toEqual({
      operations: [],
      total: 0,
      sums: { came: 0, left: 0 },
    });
  });

  it('lists its operations newest first, each with what was available after it', async () => {
    const { operations, total } = await app.call(listWalletOperations, {}, user.token);
    expect(total).toBe(5);
    expect(operations.map(({ points, available }) => [points, available])).toEqual([
      [-50, 40],
      [20, 90],
      [0, 70],
      [-30, 70],
      [100, 100],
    ]);
  });

  it('keeps the running sums on later pages, and the total behind the last one', async () => {
    // Fifteen more, so that the five from above stand on the second page of ten.
    for (let n = 0; n < 10; n += 1)
      await app.context.db
        .transaction()
        .execute((trx) => postOperation(trx, operationOf(user.id, `page:${n}`, 'topUp', 1)));
    const second = await app.call(listWalletOperations, { page: 2, pageSize: 10 }, user.token);
    expect(second.operations.map(({ available }) => available)).toEqual([40, 90, 70, 70, 100]);
    expect(second.total).toBe(15);
    const beyond = await app.call(listWalletOperations, { page: 3, pageSize: 10 }, user.token);
    expect(beyond).toEqual({ operations: [], total: 15, sums: { came: 110, left: 60 } });
  });

  it('is nobody else’s', async () => {
    const other = await makeUser(app);
    expect((await app.call(listWalletOperations, {}, other.token)).total).toBe(0);
  });
});

describe('the tariff', () => {
  const at = (day: number) => new Date(START.getTime() + day * DAY_MS);
  const iso = (day: number) => at(day).toISOString();

  async function makeSlots(slots: ['current' | 'next', number, number, number][]): Promise<TestUser> {
    const user = await makeUser(app);
    const tariffs = app.context.db.withTables<BillingTables>();
    await tariffs.deleteFrom('tariffs').where('user_id', '=', user.id).execute();
    for (const [slot, planType, from, to] of slots)
      await tariffs
        .insertInto('tariffs')
        .values({
          user_id: user.id,
          slot,
          plan_type: planType,
          active_from: at(from),
          active_to: at(to),
        })
        .execute();
    return user;
  }

  async function infoOn(user: TestUser, day: number) {
    app.clock.set(at(day));
    try {
      return {
        info: await app.call(getTariffInfo, {}, user.token),
        plan: await getPlan(app.context, user.id),
      };
    } finally {
      app.clock.set(START);
    }
  }

  it('is nothing for who never bought one', async () => {
    expect((await infoOn(await makeSlots([]), 0)).info).toEqual({
      current: null,
      next: null,
      additionalPlanTypes: [],
      additional: [],
      planType: 0,
      renews: false,
      renewal: null,
      monthsLeft: 12,
    });
  });

  it('goes from the current slot to the next one by the dates alone', async () => {
    const user = await makeSlots([
      ['current', PLANS.start, -10, 20],
      ['next', PLANS.expert, 20, 50],
    ]);
    const current = { planType: PLANS.start, activeFrom: iso(-10), activeTo: iso(20) };
    const next = { planType: PLANS.expert, activeFrom: iso(20), activeTo: iso(50) };
    expect(await infoOn(user, 0)).toMatchObject({ info: { current, next }, plan: 'start' });
    expect(await infoOn(user, 20)).toMatchObject({ info: { current: next, next: null }, plan: 'expert' });
    expect(await infoOn(user, 50)).toMatchObject({ info: { current: null, next: null }, plan: 'none' });
  });

  it('shows a gap as a gap', async () => {
    const user = await makeSlots([
      ['current', PLANS.start, -10, -1],
      ['next', PLANS.expert, 5, 35],
    ]);
    const next = { planType: PLANS.expert, activeFrom: iso(5), activeTo: iso(35) };
    expect(await infoOn(user, 0)).toMatchObject({ info: { current: null, next }, plan: 'none' });
  });
});
