import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeUser, type TestUser } from '../../../../test/builders/factories.ts';
import { readNotifications } from '../../../../test/builders/notifications.ts';
import { setPlan } from '../set-plan.ts';
import { notifyOfPlanEnding } from './notify-of-plan-ending.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  user = await makeUser(app);
  await setPlan(app.context, user.id, 'beginnerExpert', 30);
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);

async function notifyAfter(days: number) {
  app.clock.advance(days * DAY_MS);
  await notifyOfPlanEnding(app.context);
  return readNotifications(app, user);
}

it('the end of a plan is notified once, three days before and not earlier', async () => {
  const activeTo = inDays(30).toISOString();
  expect(await notifyAfter(26.9)).toEqual([]);
  const reported = [{ kind: 'planEnding', planType: 5, activeTo, cabinetId: null }];
  expect(await notifyAfter(0.1)).toEqual(reported);
  await Promise.all([notifyOfPlanEnding(app.context), notifyOfPlanEnding(app.context)]);
  expect(await notifyAfter(2)).toEqual(reported);
  expect(await notifyAfter(2)).toEqual(reported);
});

it('a prolonged plan is notified again before its new end', async () => {
  await notifyAfter(28);
  await setPlan(app.context, user.id, 'beginnerExpert', 30);
  expect(await notifyAfter(1)).toHaveLength(1);
  expect(await notifyAfter(28)).toHaveLength(2);
});

it('a plan that another one follows does not end', async () => {
  await sql`insert into tariffs (user_id, slot, plan_type, active_from, active_to)
    values (${user.id}, 'next', 5, ${inDays(30)}, ${inDays(60)})`.execute(app.context.db);
  expect(await notifyAfter(29)).toEqual([]);
});

it('having no plan does not end either', async () => {
  await setPlan(app.context, user.id, 'none', 2);
  expect(await notifyAfter(0)).toEqual([]);
});
