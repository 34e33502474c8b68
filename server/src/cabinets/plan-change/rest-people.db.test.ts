import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { getCabinetUsers, removeCabinetUser } from '@vitrina/contract/cabinets.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { readNotifications } from '../../../test/builders/notifications.ts';
import { refusal } from '../../../test/refusal.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { restPeople } from './rest-people.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makeUser(app, { plan: 'expert' });
});
afterAll(() => app.close());

async function switchTo(plan: Plan) {
  await setPlan(app.context, owner.id, plan, 365);
  await Promise.all([restPeople(app.context), restPeople(app.context)]);
}

it('people over the seats of a smaller plan rest, the newest first, and come back when there is a seat', async () => {
  const { id } = await makeCabinet(app, { owner });
  const people: TestUser[] = [];
  for (let count = 0; count < 3; count += 1) {
    app.clock.advance(60_000);
    people.push(await makeMember(app, { id, owner }, ['analytics']));
  }
  const [first, second, third] = people as [TestUser, TestUser, TestUser];
  await switchTo('start');
  const { users } = await app.call(getCabinetUsers, { cabinetId: id }, owner.token);
  const restingIds = users.filter((one) => one.restingSince !== null).map((one) => one.id);
  expect(restingIds).toEqual([third.id]);
  const refused = await app.inject(listProducts, { cabinetId: id }, third.token);
  expect([refused.status, refused.body]).toEqual([403, refusal('cabinet.blocked')]);
  const mine = async ({ token }: TestUser) => (await app.call(getMyCabinets, {}, token)).cabinets[0];
  expect(await mine(third)).toMatchObject({ id, isBlocked: true, isResting: true });
  expect(await mine(second)).toMatchObject({ isBlocked: false, isResting: false });
  const resting = { kind: 'cabinetBlocked', cabinetId: id, isResting: true };
  expect(await readNotifications(app, third)).toMatchObject([resting]);

  await app.call(removeCabinetUser, { cabinetId: id, targetId: first.id }, owner.token);
  await restPeople(app.context);
  await app.call(listProducts, { cabinetId: id }, third.token);
  const events = await readNotifications(app, third);
  expect(events).toMatchObject([{ kind: 'cabinetUnblocked', isResting: true }, resting]);
  await switchTo('none');
  expect(await mine(second)).toMatchObject({ isBlocked: false });
  expect(await mine(third)).toMatchObject({ isBlocked: true });
});
