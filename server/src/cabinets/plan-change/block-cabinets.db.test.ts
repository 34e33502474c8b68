import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { changeCabinetName, removeCabinetUser } from '@vitrina/contract/cabinets.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { listDueCabinets } from '../list-due-cabinets.ts';
import { blockCabinets } from './block-cabinets.ts';

let app: TestApp;
let owner: TestUser;
let ids: number[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await makeUser(app);
  ids = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push((await makeCabinet(app, { owner })).id);
    app.clock.advance(DAY_MS);
  }
});
afterAll(() => app.close());

const listMine = async () => (await app.call(getMyCabinets, {}, owner.token)).cabinets;
const listBlocked = async () => (await listMine()).filter((one) => one.isBlocked).map((one) => one.id);

async function switchTo(plan: Plan) {
  await setPlan(app.context, owner.id, plan, 30);
  await blockCabinets(app.context);
}

it('a plan that ends takes the newer cabinets, and the next one gives back as many as it has room for', async () => {
  await switchTo('beginnerExpert');
  expect(await listBlocked()).toEqual([]);
  app.clock.advance(30 * DAY_MS);
  await blockCabinets(app.context);
  const endedAt = app.clock.now().toISOString();
  expect(await listBlocked()).toEqual(ids.slice(1));
  app.clock.advance(5 * DAY_MS);
  await switchTo('start');
  expect(await listBlocked()).toEqual(ids.slice(2));
  const since = (await listMine()).map((cabinet) => cabinet.blockedAt);
  expect(since).toEqual([null, null, endedAt]);
  await switchTo('expert');
  expect(await listBlocked()).toEqual([]);
});

it('a blocked cabinet keeps its people and its settings within reach, and its tools out of it', async () => {
  await switchTo('start');
  const cabinetId = ids[2] ?? 0;
  const member = await makeMember(app, { id: cabinetId, owner }, ['analytics']);
  const tool = await app.inject(listProducts, { cabinetId }, member.token);
  expect([tool.status, tool.body]).toEqual([403, refusal('cabinet.blocked')]);
  await app.call(changeCabinetName, { cabinetId, name: 'Отложенный' }, owner.token);
  await app.call(removeCabinetUser, { cabinetId, targetId: member.id }, owner.token);
  await switchTo('expert');
  await app.call(listProducts, { cabinetId }, owner.token);
});

it('nothing is collected for a blocked cabinet', async () => {
  await switchTo('start');
  const due = await listDueCabinets(app.context, 'products');
  const mine = due.filter((cabinet) => cabinet.owner_id === owner.id).map((cabinet) => cabinet.id);
  // Whoever is due is due: nothing is said of their order.
  expect(mine.toSorted((one, other) => one - other)).toEqual(ids.slice(0, 2));
});

it('the plan of a colleague counts for nothing', async () => {
  await switchTo('start');
  const rich = await makeUser(app, { plan: 'expert' });
  const other = await makeCabinet(app, { owner: rich });
  await blockCabinets(app.context);
  expect(await listBlocked()).toEqual(ids.slice(2));
  const { cabinets } = await app.call(getMyCabinets, {}, rich.token);
  expect(cabinets.map((one) => [one.id, one.isBlocked])).toEqual([[other.id, false]]);
});
