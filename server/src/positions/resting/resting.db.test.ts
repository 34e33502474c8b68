import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PositionEntryId } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { checkPositionsNow } from '@vitrina/contract/positions/checking.ts';
import {
  addPositionQueries,
  deletePositionEntry,
  listPositionEntries,
  type PositionEntry,
  pausePositionEntries,
  removePositionQueries,
} from '@vitrina/contract/positions/entries.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { addEntry } from '../entries/add-entry.ts';
import { restOverPlan } from '../entries/rest-over-plan.ts';

const { positionProducts: PRODUCTS } = PLAN_LIMITS.beginnerExpert;
const TRACKED = PRODUCTS + 5;

let app: TestApp;
let owner: TestUser;
let cabinetId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await makeUser(app, { plan: 'expert' });
  ({ id: cabinetId } = await makeCabinet(app, { owner }));
});
afterAll(() => app.close());

/** Each follows the same query, and the newest one more. */
async function track(products: number): Promise<void> {
  for (let sku = 1; sku <= products; sku += 1) {
    const queries = sku === products ? ['чайник', 'чайник новый'] : ['чайник'];
    await addEntry(app.context, { cabinetId, sku: 1000 + sku, cityId: 213, queries });
    app.clock.advance(1000);
  }
}

async function switchTo(plan: 'expert' | 'beginnerExpert' | 'none') {
  await setPlan(app.context, owner.id, plan, 365);
  await restOverPlan(app.context);
}

const list = async () => (await app.call(listPositionEntries, { cabinetId }, owner.token)).entries;
const resting = (entries: readonly PositionEntry[]) =>
  entries.filter(({ blockedBy }) => blockedBy === 'room').map(({ sku }) => sku);

async function countPlanned(): Promise<{ queries: number; skus: number }> {
  const { rows } = await sql<{ queries: number; skus: number }>`
    select count(*)::integer as queries, (
      select count(*)::integer from position_tracking where cabinet_id = ${cabinetId} and is_checked
    ) as skus
    from position_checks where cabinet_id = ${cabinetId}`.execute(app.context.db);
  return rows[0] ?? { queries: 0, skus: 0 };
}

it('the youngest products over a smaller plan rest, cost no checks and come back', async () => {
  await track(TRACKED);
  await switchTo('beginnerExpert');
  const youngest = Array.from({ length: 5 }, (_, index) => 1000 + PRODUCTS + 1 + index);
  const entries = await list();
  expect(resting(entries)).toEqual(youngest);
  expect(entries.at(-1)).toMatchObject({ state: 'blocked', restingQueries: 2, nextCheckAt: null });
  // The query of the newest alone has no plan any more.
  expect(await countPlanned()).toEqual({ queries: 1, skus: PRODUCTS });
  const { budget } = await app.call(listPositionEntries, { cabinetId }, owner.token);
  expect(budget).toMatchObject({ products: PRODUCTS, uniqueQueries: PRODUCTS / 10 });

  await switchTo('expert');
  expect(resting(await list())).toEqual([]);
  expect(await countPlanned()).toEqual({ queries: 2, skus: TRACKED + 1 });
});

it('what is given up or paused makes room at once', async () => {
  await track(TRACKED);
  await switchTo('beginnerExpert');
  const entries = await list();
  const [first, second] = entries.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('Nothing is tracked.');
  await app.call(deletePositionEntry, { cabinetId, entryId: first }, owner.token);
  expect(resting(await list())).toHaveLength(4);
  await app.call(pausePositionEntries, { cabinetId, entryIds: [second], isPaused: true }, owner.token);
  // It goes to the end of the line, and somebody else comes in.
  expect(resting(await list())).toHaveLength(4);
  expect(resting(await list())).toContain(1002);
  const resume = { cabinetId, entryIds: [second], isPaused: false };
  expect(await app.inject(pausePositionEntries, resume, owner.token)).toMatchObject({
    status: 403,
    body: refusal('product.blocked'),
  });
});

it('a resting product is checked by nobody and takes no more queries', async () => {
  await track(TRACKED);
  await switchTo('beginnerExpert');
  const entryId = PositionEntryId.parse((await list()).at(-1)?.id);
  const refused = { status: 403, body: refusal('product.blocked') };
  const more = { cabinetId, entryId, queries: ['чайник ещё'] };
  expect(await app.inject(addPositionQueries, more, owner.token)).toMatchObject(refused);
  expect(await app.inject(checkPositionsNow, { cabinetId, entryId }, owner.token)).toMatchObject(refused);
});

it('queries over a smaller plan rest in the youngest entries, those that share a shelf stay', async () => {
  const most = PLAN_LIMITS.beginnerExpert.positionQueries;
  const queriesOf = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `чайник ${from + index}`);
  await addEntry(app.context, { cabinetId, sku: 1, cityId: 213, queries: queriesOf(0, 200) });
  app.clock.advance(DAY_MS);
  await addEntry(app.context, { cabinetId, sku: 2, cityId: 213, queries: queriesOf(100, 150) });
  app.clock.advance(DAY_MS);
  await addEntry(app.context, { cabinetId, sku: 3, cityId: 213, queries: queriesOf(200, 150) });
  await switchTo('beginnerExpert');
  const { entries, budget } = await app.call(listPositionEntries, { cabinetId }, owner.token);
  expect(budget.uniqueQueries).toBe(most);
  // 250 are there already; of the youngest's 150 fifty are shared and fifty find room.
  expect(entries.map(({ restingQueries, state }) => [restingQueries, state === 'blocked'])).toEqual([
    [0, false],
    [0, false],
    [50, false],
  ]);
  expect((await countPlanned()).queries).toBe(most);
});

it('of one entry the query that was added last rests, also one that another product had before', async () => {
  const most = PLAN_LIMITS.beginnerExpert.positionQueries;
  const first = { cabinetId, sku: 1, cityId: 213 };
  const { entryId: gone } = await addEntry(app.context, { ...first, queries: ['самовар'] });
  await app.call(deletePositionEntry, { cabinetId, entryId: gone }, owner.token);
  const queries = Array.from({ length: most }, (_, index) => `чайник ${index}`);
  await addEntry(app.context, { ...first, queries: queries.slice(0, most - 100) });
  app.clock.advance(DAY_MS);
  const { entryId } = await addEntry(app.context, { ...first, sku: 2, queries: queries.slice(-100) });
  app.clock.advance(DAY_MS);
  await app.call(addPositionQueries, { cabinetId, entryId, queries: ['самовар'] }, owner.token);
  await switchTo('beginnerExpert');
  const { rows } = await sql`
    select query from position_tracking where cabinet_id = ${cabinetId} and query_is_resting`.execute(
    app.context.db,
  );
  expect(rows).toEqual([{ query: 'самовар' }]);
});

it('a product that rests and has no queries left comes back with the plan', async () => {
  await track(PRODUCTS + 1);
  await switchTo('beginnerExpert');
  const entryId = PositionEntryId.parse((await list()).at(-1)?.id);
  const queries = ['чайник', 'чайник новый'];
  await app.call(removePositionQueries, { cabinetId, entryId, queries }, owner.token);
  await switchTo('expert');
  expect(resting(await list())).toEqual([]);
  await app.call(addPositionQueries, { cabinetId, entryId, queries }, owner.token);
  expect((await list()).at(-1)).toMatchObject({ queriesCount: 2, restingQueries: 0, blockedBy: null });
});

it('what would not be checked promises no next check', async () => {
  await track(1);
  expect((await list())[0]?.nextCheckAt).not.toBeNull();
  await switchTo('none');
  expect(await list()).toMatchObject([{ state: 'blocked', nextCheckAt: null }]);
});

it('a plan without position check changes nothing of what rests', async () => {
  await track(3);
  await switchTo('none');
  const entries = await list();
  expect(entries.map(({ blockedBy }) => blockedBy)).toEqual(['plan', 'plan', 'plan']);
  await switchTo('expert');
  expect((await list()).map(({ state }) => state)).toEqual(['waitingFirst', 'waitingFirst', 'waitingFirst']);
});
