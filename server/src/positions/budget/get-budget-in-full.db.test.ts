import { getPositionBudget } from '@vitrina/contract/positions/budget.ts';
import {
  addPositionEntry,
  deletePositionEntry,
  listPositionEntries,
  type PositionEntry,
} from '@vitrina/contract/positions/entries.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await sql`insert into cities (id, name, synced_at) values (1, 'Москва', now()), (2, 'Казань', now())`.execute(
    app.context.db,
  );
});
afterAll(() => app.close());

const words = (count: number) => Array.from({ length: count }, (_, index) => `запрос ${index}`);

async function makeTracker(overrides: object = {}) {
  const owner = await makeUser(app, { plan: 'expert' });
  const { id: cabinetId } = await makeCabinet(app, { owner, ...overrides });
  const { token } = owner;
  return {
    cabinetId,
    token,
    ownerId: owner.id,
    add: async (sku: number, queries: string[], cityId = 1) => {
      const added = { cabinetId, sku, cityId, queries };
      return (await app.call(addPositionEntry, added, token)).entryId;
    },
    leave: (entryId: PositionEntry['id']) => app.call(deletePositionEntry, { cabinetId, entryId }, token),
    list: () => app.call(listPositionEntries, { cabinetId }, token),
    get: () => app.call(getPositionBudget, { cabinetId }, token),
  };
}

test('eleven products of one query take two uniques, and the eleventh gives one back', async () => {
  const tracker = await makeTracker();
  for (let sku = 1; sku <= 11; sku += 1) await tracker.add(sku, sku === 1 ? ['чай', 'кофе'] : ['чай']);
  await tracker.add(1, ['чай'], 2);
  const { budget, shelves, entries } = await tracker.get();
  expect(shelves).toMatchObject([
    { query: 'чай', cityName: 'Москва', costs: 2, oneGivesBack: 1 },
    { query: 'кофе', cityName: 'Москва', costs: 1, oneGivesBack: 1 },
    { query: 'чай', cityName: 'Казань', costs: 1, oneGivesBack: 1 },
  ]);
  expect(shelves[0]?.entryIds).toHaveLength(11);
  expect(budget.uniqueQueries).toBe(4);
  expect(shelves.reduce((sum, { costs }) => sum + costs, 0)).toBe(budget.uniqueQueries);
  expect(entries[0]).toMatchObject({ queriesCount: 2, givesBack: 2, stepAfter: 5 });
  expect(entries).toHaveLength(12);
});

test('what each removal is said to give back is what comes back', async () => {
  const tracker = await makeTracker();
  for (let sku = 1; sku <= 12; sku += 1) await tracker.add(sku, words(1 + (sku % 4)));
  for (let left = 12; left > 0; left -= 1) {
    const { budget, entries } = await tracker.get();
    const [one] = entries.toSorted((a, b) => a.entryId - b.entryId);
    if (one === undefined) throw new Error('No entry.');
    await tracker.leave(one.entryId);
    const after = (await tracker.get()).budget;
    expect(after.uniqueQueries).toBe(budget.uniqueQueries - one.givesBack);
    expect(after.stepMinutes).toBe(one.stepAfter);
  }
});

test('the 41st query widens the step, its removal narrows it, and both are listed with their moments', async () => {
  const tracker = await makeTracker();
  await tracker.add(1, words(40));
  expect((await tracker.list()).stepChange).toBeNull();
  const slower = app.clock.now();
  const extra = await tracker.add(2, ['ещё один']);
  const widened = {
    changedAt: slower.toISOString(),
    before: 5,
    stepMinutes: 30,
    uniqueQueries: 41,
  };
  expect((await tracker.list()).stepChange).toEqual(widened);
  expect((await tracker.get()).entries.find(({ entryId }) => entryId === extra)).toMatchObject({
    givesBack: 1,
    stepAfter: 5,
  });
  app.clock.advance(60_000);
  await tracker.leave(extra);
  const back = {
    changedAt: app.clock.now().toISOString(),
    before: 30,
    stepMinutes: 5,
    uniqueQueries: 40,
  };
  expect((await tracker.list()).stepChange).toEqual(back);
  expect((await tracker.get()).steps).toEqual([back, widened]);
});

test('a paused entry costs nothing and gives nothing back', async () => {
  const tracker = await makeTracker();
  const entryId = await tracker.add(1, words(3));
  await tracker.add(2, ['чай']);
  await sql`update position_entries set is_paused = true where id = ${entryId}`.execute(app.context.db);
  const { budget, shelves, entries } = await tracker.get();
  expect(budget.uniqueQueries).toBe(1);
  expect(shelves.map(({ query }) => query)).toEqual(['чай']);
  expect(entries).toHaveLength(1);
});

test('another cabinet is not counted, and a stranger gets nothing of it', async () => {
  const mine = await makeTracker();
  const other = await makeTracker();
  await other.add(1, words(3));
  expect(await mine.get()).toMatchObject({
    budget: { uniqueQueries: 0 },
    shelves: [],
    entries: [],
    steps: [],
  });
  const answer = await app.inject(getPositionBudget, { cabinetId: other.cabinetId }, mine.token);
  expect(answer.status).toBe(400);
});

test('the list says why nothing is checked, when what waits begins, and the tags of each product', async () => {
  const tracker = await makeTracker();
  await tracker.add(77, ['чай']);
  await sql`
    insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    values (${tracker.cabinetId}, 77, 1, 'a', 'Чайник', 'чайник a', false, now())`.execute(app.context.db);
  await sql`
    with tag as (
      insert into cabinet_tags (cabinet_id, name, name_key, color)
      values (${tracker.cabinetId}, 'хит', 'хит', '#aa0000') returning id
    ) insert into product_tags select ${tracker.cabinetId}, id, 77 from tag`.execute(app.context.db);
  const one = async () => (await tracker.list()).entries[0];
  expect(await one()).toMatchObject({ blockedBy: null, startsAt: app.clock.now().toISOString() });
  expect((await one())?.tagIds).toHaveLength(1);
  await setPlan(app.context, tracker.ownerId, 'none', 30);
  expect(await one()).toMatchObject({ state: 'blocked', blockedBy: 'plan' });
  await sql`update cabinets set key_status = 'invalid' where id = ${tracker.cabinetId}`.execute(
    app.context.db,
  );
  expect(await one()).toMatchObject({ state: 'blocked', blockedBy: 'key' });
});
