import type { Plan } from '@vitrina/contract/plans.ts';
import {
  addPositionEntry,
  addPositionQueries,
  deletePositionEntry,
  listPositionEntries,
  previewPositionEntry,
  removePositionQueries,
} from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addMember, makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { setPlan } from '../billing/plans/set-plan.ts';
import { countPositionUsage } from './budget/count-usage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await sql`insert into cities (id, name, synced_at) values (1, 'Москва', now()), (2, 'Казань', now())`.execute(
    app.context.db,
  );
});
afterAll(() => app.close());

const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `запрос ${from + index}`);

async function makeTracker(plan: Plan = 'expert', overrides: object = {}) {
  const owner = await makeUser(app, { plan });
  const cabinet = await makeCabinet(app, { owner, ...overrides });
  const cabinetId = cabinet.id;
  return {
    cabinetId,
    token: owner.token,
    owner,
    add: (product: number, queries: string[], cityId = 1) =>
      app.inject(addPositionEntry, { cabinetId, sku: product, cityId, queries }, owner.token),
    mustAdd: (product: number, queries: string[], cityId = 1) =>
      app.call(addPositionEntry, { cabinetId, sku: product, cityId, queries }, owner.token),
    list: () => app.call(listPositionEntries, { cabinetId }, owner.token),
  };
}

const errorOf = (answer: { status: number; body: unknown }) => ({
  status: answer.status,
  ...(answer.body as { error: object }).error,
});

async function listSteps(cabinetId: number) {
  const steps = await sql<{ step_minutes: number; unique_queries: number }>`
    select step_minutes, unique_queries from position_steps where cabinet_id = ${cabinetId} order by changed_at`.execute(
    app.context.db,
  );
  return steps.rows.map((row) => [row.unique_queries, row.step_minutes]);
}

test('a product is put on tracking and waits for its first positions', async () => {
  const tracker = await makeTracker();
  const now = app.clock.now();
  const added = await tracker.mustAdd(1001, ['Чайник', 'чайник ', 'чайник электрический']);
  expect(added.firstExpectedAt).toBe(new Date(now.getTime() + 10 * 60_000).toISOString());
  const { entries, budget } = await tracker.list();
  expect(budget).toMatchObject({ uniqueQueries: 2, stepMinutes: 5, products: 1 });
  expect(entries).toEqual([
    expect.objectContaining({
      id: added.entryId,
      sku: 1001,
      name: null,
      isOwn: false,
      cityId: 1,
      cityName: 'Москва',
      queriesCount: 2,
      averagePlace: null,
      checkedCount: 0,
      state: 'waitingFirst',
      lastCheckedAt: null,
    }),
  ]);
  const nextCheckAt = Date.parse(entries[0]?.nextCheckAt ?? '');
  expect(nextCheckAt).toBeGreaterThan(now.getTime());
  expect(nextCheckAt).toBeLessThanOrEqual(now.getTime() + 5 * 60_000);
});

test('own products bring their name and picture', async () => {
  const tracker = await makeTracker();
  await sql`
    insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, image_url, is_archived, synced_at)
    values (${tracker.cabinetId}, 77, 1, 'a', 'Чайник', 'чайник a', 'https://img.test/1.jpg', false, now())`.execute(
    app.context.db,
  );
  await tracker.mustAdd(77, ['чайник']);
  const { entries } = await tracker.list();
  expect(entries[0]).toMatchObject({ name: 'Чайник', isOwn: true, imageUrl: 'https://img.test/1.jpg' });
});

test('a product is tracked once in a city', async () => {
  const tracker = await makeTracker();
  await tracker.mustAdd(1, ['чай']);
  expect(errorOf(await tracker.add(1, ['кофе']))).toMatchObject({
    status: 400,
    subject: 'product',
    action: 'trackedInCity',
  });
  await tracker.mustAdd(1, ['чай'], 2);
  expect((await tracker.list()).budget).toMatchObject({ uniqueQueries: 2, products: 1 });
});

test('two additions at once cannot both be the first', async () => {
  const tracker = await makeTracker();
  const answers = await Promise.all(Array.from({ length: 8 }, () => tracker.add(5, ['чай'])));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});

test('the step widens with the 41st query, is recorded, and comes back', async () => {
  const tracker = await makeTracker();
  await tracker.mustAdd(1, words(40));
  const { entryId } = await tracker.mustAdd(2, [...words(40), 'ещё один']);
  expect((await tracker.list()).budget).toMatchObject({ uniqueQueries: 41, stepMinutes: 30 });
  app.clock.advance(60_000);
  const { removed } = await app.call(
    removePositionQueries,
    { cabinetId: tracker.cabinetId, entryId, queries: ['ЕЩЕ  один', 'нет такого'] },
    tracker.token,
  );
  expect(removed).toBe(1);
  expect((await tracker.list()).budget).toMatchObject({ uniqueQueries: 40, stepMinutes: 5 });
  expect(await listSteps(tracker.cabinetId)).toEqual([
    [41, 30],
    [40, 5],
  ]);
  const { entries } = await tracker.list();
  for (const entry of entries) {
    expect(Date.parse(entry.nextCheckAt ?? '') - app.clock.now().getTime()).toBeLessThanOrEqual(5 * 60_000);
  }
});

test('the preview gives the cost that the addition then has', async () => {
  const tracker = await makeTracker();
  await tracker.mustAdd(1, words(38));
  const input = { cabinetId: tracker.cabinetId, cityId: 1, queries: words(5, 36) };
  const look = () => app.call(previewPositionEntry, { ...input, skus: [2] }, tracker.token);
  const preview = await look();
  expect(preview).toMatchObject({
    newUniqueQueries: 3,
    before: { uniqueQueries: 38, stepMinutes: 5, products: 1 },
    after: { uniqueQueries: 41, stepMinutes: 30, products: 2 },
  });
  await tracker.mustAdd(2, input.queries);
  expect((await tracker.list()).budget).toEqual(preview.after);
  expect((await look()).newUniqueQueries).toBe(0);
});

test('the preview of many products gives the cost of adding them one after another', async () => {
  const tracker = await makeTracker();
  const { entryId } = await tracker.mustAdd(1, ['чай', 'кофе']);
  const [cityId, queries, skus] = [1, ['Чай', 'какао'], Array.from({ length: 12 }, (_, index) => index + 1)];
  const preview = await app.call(
    previewPositionEntry,
    { cabinetId: tracker.cabinetId, cityId, queries, skus },
    tracker.token,
  );
  // Twelve products of a query are two queries for the key; "чай" of the first one is there already.
  expect(preview).toMatchObject({ newUniqueQueries: 3, after: { uniqueQueries: 5, products: 12 } });
  await app.call(addPositionQueries, { cabinetId: tracker.cabinetId, entryId, queries }, tracker.token);
  for (const sku of skus.slice(1)) await tracker.mustAdd(sku, queries, cityId);
  expect((await tracker.list()).budget).toEqual(preview.after);
});

test('the eleventh product of a query costs another one', async () => {
  const tracker = await makeTracker();
  for (let product = 1; product <= 10; product += 1) await tracker.mustAdd(product, ['чай']);
  expect((await tracker.list()).budget.uniqueQueries).toBe(1);
  await tracker.mustAdd(11, ['чай']);
  expect((await tracker.list()).budget).toMatchObject({ uniqueQueries: 2, products: 11 });
  expect(await countPositionUsage(app.context, tracker.cabinetId)).toEqual({
    positionProducts: 11,
    positionQueries: 2,
  });
});

test.each(['none', 'start'] as const)('the plan "%s" has no position check', async (plan) => {
  const tracker = await makeTracker(plan);
  expect(errorOf(await tracker.add(1, ['чай']))).toMatchObject({
    status: 403,
    subject: 'plan',
    action: 'unavailable',
    meta: { needed: 'beginnerExpert' },
  });
  expect((await tracker.list()).budget).toMatchObject({ maximumProducts: 0, maximumQueries: 0 });
});

test('when the plan lapses, entries stay and are called blocked', async () => {
  const tracker = await makeTracker('beginnerExpert');
  await tracker.mustAdd(1, ['чай']);
  await setPlan(app.context, tracker.owner.id, 'start', 30);
  expect((await tracker.list()).entries[0]?.state).toBe('blocked');
});

test('limits of the plan and of the key', async () => {
  const tracker = await makeTracker('beginnerExpert');
  await tracker.mustAdd(1, words(200));
  await tracker.mustAdd(2, words(100, 200));
  expect(errorOf(await tracker.add(3, ['лишний']))).toMatchObject({
    subject: 'cabinet',
    action: 'limitExceeded',
    meta: { type: 'positionQueries', maximum: 300 },
  });
  await setPlan(app.context, tracker.owner.id, 'expert', 30);
  for (let part = 0; part < 3; part += 1) await tracker.mustAdd(10 + part, words(200, 300 + part * 200));
  await tracker.mustAdd(20, words(100, 900));
  expect((await tracker.list()).budget).toMatchObject({ uniqueQueries: 1000, stepMinutes: 60 });
  expect(errorOf(await tracker.add(21, ['тысяча первый']))).toMatchObject({
    subject: 'position',
    action: 'tooManyQueries',
    meta: { maximum: 1000 },
  });
});

test('an entry holds at most 200 queries', async () => {
  const tracker = await makeTracker();
  const { entryId } = await tracker.mustAdd(1, words(150));
  const add = (queries: string[]) =>
    app.inject(addPositionQueries, { cabinetId: tracker.cabinetId, entryId, queries }, tracker.token);
  expect((await add(words(60, 140))).body).toEqual({ added: 50, alreadyTracked: 10 });
  expect(errorOf(await add(['ещё']))).toMatchObject({ action: 'tooManyQueries', meta: { maximum: 200 } });
});

test('a refused key adds nothing', async () => {
  const tracker = await makeTracker();
  await sql`update cabinets set key_status = 'rejected' where id = ${tracker.cabinetId}`.execute(
    app.context.db,
  );
  expect(errorOf(await tracker.add(1, ['чай']))).toMatchObject({
    subject: 'cabinet',
    action: 'invalidKey',
    meta: { reason: 'rejected' },
  });
});

test('an additional cabinet waits for 09:00 Moscow plus the period', async () => {
  const tracker = await makeTracker('expert', { isAdditional: true });
  app.clock.set(new Date('2026-03-05T12:00:00+03:00'));
  const added = await tracker.mustAdd(1, ['чай']);
  expect(added.firstExpectedAt).toBe(new Date('2026-03-06T09:05:00+03:00').toISOString());
  const [entry] = (await tracker.list()).entries;
  expect(Date.parse(entry?.nextCheckAt ?? '')).toBeGreaterThan(Date.parse('2026-03-06T09:00:00+03:00'));
  const wider = await tracker.mustAdd(2, words(41));
  expect(wider.firstExpectedAt).toBe(new Date('2026-03-06T09:30:00+03:00').toISOString());
  expect((await tracker.list()).entries[0]?.firstExpectedAt).toBe(wider.firstExpectedAt);
});

test("another cabinet's entry is not found, whoever asks with which right", async () => {
  const [mine, theirs] = [await makeTracker(), await makeTracker()];
  const { entryId } = await theirs.mustAdd(1, ['чай']);
  const input = { cabinetId: mine.cabinetId, entryId };
  const period = { from: '2026-03-01', to: '2026-03-02' };
  const answers = await Promise.all([
    app.inject(deletePositionEntry, input, mine.token),
    app.inject(addPositionQueries, { ...input, queries: ['кофе'] }, mine.token),
    app.inject(removePositionQueries, { ...input, queries: ['чай'] }, mine.token),
    app.inject(getPositionMatrix, { ...input, ...period }, mine.token),
  ]);
  for (const answer of answers)
    expect(errorOf(answer)).toMatchObject({ status: 400, subject: 'position', action: 'notFound' });
  expect(
    errorOf(await app.inject(listPositionEntries, { cabinetId: theirs.cabinetId }, mine.token)),
  ).toMatchObject({
    subject: 'cabinet',
    action: 'notFound',
  });
  expect((await theirs.list()).entries).toHaveLength(1);
});

test('a reader looks and changes nothing', async () => {
  const tracker = await makeTracker();
  await tracker.mustAdd(1, ['чай']);
  const reader = await makeUser(app);
  await addMember(app, tracker.cabinetId, reader, ['analyticsReadOnly']);
  const { cabinetId } = tracker;
  expect((await app.call(listPositionEntries, { cabinetId }, reader.token)).entries).toHaveLength(1);
  const input = { cabinetId, sku: 2, cityId: 1, queries: ['чай'] };
  expect((await app.inject(addPositionEntry, input, reader.token)).status).toBe(403);
  const looked = { cabinetId, skus: [2], cityId: 1, queries: ['чай'] };
  expect((await app.inject(previewPositionEntry, looked, reader.token)).status).toBe(200);
});

test('a deleted entry takes its checks along and leaves those of others', async () => {
  const tracker = await makeTracker();
  const { entryId } = await tracker.mustAdd(1, ['чай', 'кофе']);
  await tracker.mustAdd(2, ['чай']);
  await app.call(deletePositionEntry, { cabinetId: tracker.cabinetId, entryId }, tracker.token);
  const { rows } = await sql<{ query: string }>`
    select query from position_checks join position_terms on id = term_id
    where position_checks.cabinet_id = ${tracker.cabinetId}`.execute(app.context.db);
  expect(rows).toEqual([{ query: 'чай' }]);
});
