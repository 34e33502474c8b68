import { planAbTest } from '@vitrina/contract/ab-tests/images.ts';
import { createAbTest, listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { getAbBoard, getAbResults, getAbSchedule } from '@vitrina/contract/ab-tests/results.ts';
import { finishAbTest, voidAbWindows } from '@vitrina/contract/ab-tests/running.ts';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { AbTestId, CabinetId } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { fillTest } from '../../../test/builders/fill-test.ts';
import { concludeTests } from './conclude-tests.ts';

const SKU = 5;

let app: TestApp;
let owner: TestUser;
let cabinetId: CabinetId;
let testId: AbTestId;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makeUser(app);
  cabinetId = CabinetId.parse((await makeCabinet(app, { owner })).id);
  testId = AbTestId.parse(await fillTest(app.context, { cabinetId, userId: owner.id }, SKU));
});
afterAll(() => app.close());

const results = (baselineId?: number) =>
  app.inject(
    getAbResults,
    { cabinetId, testId, ...(baselineId === undefined ? {} : { baselineId }) },
    owner.token,
  );

test('images and what belongs to none of them make the totals, and another baseline changes lifts alone', async () => {
  const usual = getAbResults.output.parse((await results()).body);
  const [first, second] = usual.images;
  expect(usual.images.map(({ isBaseline }) => isBaseline)).toEqual(usual.images.map((_, at) => at === 0));
  const views = usual.images.reduce((sum, { allCounters }) => sum + allCounters.views, usual.gap.views);
  expect(views).toBe(usual.total.views);
  const other = getAbResults.output.parse((await results(second?.imageId)).body);
  expect(other.images.map(({ counters }) => counters)).toEqual(usual.images.map(({ counters }) => counters));
  expect(other.images[1]?.lift).toBeNull();
  expect(other.images[0]?.lift).not.toBeNull();
  expect(first?.lift).toBeNull();
});

test('an image of no test is no baseline', async () => {
  expect(await results(2_000_000_000)).toMatchObject({ status: 400 });
});

test('a day that is left out is the windows that begin in it: one across midnight is of the day before', async () => {
  const first = await firstDay();
  const [from, to] = [first.to, new Date(Date.parse(first.to) + DAY_MS).toISOString()];
  const minutes = (count: number) => new Date(Date.parse(from) + count * MINUTE_MS);
  const across = await sql`
    update ab_windows set planned_from = ${minutes(-1)}, planned_to = ${minutes(1)} where test_id = ${testId} and number = (
      select number from ab_windows where test_id = ${testId} and planned_from < ${from} order by planned_from desc limit 1)
    returning number`.execute(app.context.db);
  expect(across.rows).toHaveLength(1);
  const leave = (reason: string | null) =>
    app.call(voidAbWindows, { cabinetId, testId, from, to, reason }, owner.token);
  const { changed } = await leave('распродажа');
  const { rows } = await sql<{ count: number }>`
    select count(*) from ab_windows
    where test_id = ${testId} and void_reason is not null and planned_from >= ${from} and planned_from < ${to}`.execute(
    app.context.db,
  );
  expect(rows).toEqual([{ count: changed }]);
  await leave(null);
});

test('windows that are left out and taken back leave the same digits', async () => {
  const before = await results();
  const { from, to } = await firstDay();
  const leave = (reason: string | null) =>
    app.call(voidAbWindows, { cabinetId, testId, from, to, reason }, owner.token);
  const { changed } = await leave('распродажа');
  expect(changed).toBeGreaterThan(10);
  expect((await results()).body).not.toEqual(before.body);
  await leave(null);
  const digits = ({ body }: Awaited<ReturnType<typeof results>>) => ({
    ...getAbResults.output.parse(body),
    version: 0,
  });
  expect(digits(await results())).toEqual(digits(before));
});

async function firstDay(): Promise<{ from: string; to: string }> {
  const today = moscowDay(app.clock.now());
  const span = { from: addDays(today, -30), to: addDays(today, -1) };
  const { windows } = await app.call(getAbSchedule, { cabinetId, testId, ...span }, owner.token);
  return { from: windows[0]?.from ?? '', to: windows[23]?.to ?? '' };
}

test('more days than the strip draws at once are refused', async () => {
  const to = moscowDay(app.clock.now());
  const ask = (from: string) => app.inject(getAbSchedule, { cabinetId, testId, from, to }, owner.token);
  expect((await ask(addDays(to, -30))).status).toBe(200);
  expect((await ask(addDays(to, -31))).status).toBe(400);
  expect((await ask(addDays(to, 1))).status).toBe(400);
});

test('the list and the board say what the page says, and the board counts ideas', async () => {
  const { verdict } = getAbResults.output.parse((await results()).body);
  await sql`update ab_images set idea = 'крупный план' where test_id = ${testId}`.execute(app.context.db);
  await concludeTests(app.context);
  const { tests } = await app.call(listAbTests, { cabinetId }, owner.token);
  expect(tests.map(({ chip }) => chip)).toEqual([verdict.kind]);
  const { ideas, tiles } = await app.call(getAbBoard, { cabinetId }, owner.token);
  expect(tiles.map((tile) => tile.verdict)).toEqual([verdict]);
  expect(ideas.map(({ idea, tests: many }) => [idea, many])).toEqual([['крупный план', 1]]);
  expect((await app.call(getAbBoard, { cabinetId, idea: 'другая' }, owner.token)).tiles).toEqual([]);
});

test('a test that was stopped in its warm-up waits for nothing and teaches nothing', async () => {
  const stopped = AbTestId.parse(await fillTest(app.context, { cabinetId, userId: owner.id }, SKU + 1));
  await sql`delete from ab_windows where test_id = ${stopped}`.execute(app.context.db);
  await sql`update ab_tests set finished_at = launched_at + interval '1 hour' where id = ${stopped}`.execute(
    app.context.db,
  );
  await concludeTests(app.context);
  const { verdict } = await app.call(getAbResults, { cabinetId, testId: stopped }, owner.token);
  expect(verdict.kind).toBe('notEnough');
  const { tiles } = await app.call(getAbBoard, { cabinetId }, owner.token);
  expect(tiles.map(({ test: { id } }) => id)).toEqual([testId]);
});

test('a draft of a product without advertising days says so, and what it would cost', async () => {
  await sql`insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    values (${cabinetId}, ${SKU}, 1, 'ART-0', 'Чайник', 'чайник', false, now())`.execute(app.context.db);
  const draft = await app.call(createAbTest, { cabinetId, sku: SKU, name: 'Черновик' }, owner.token);
  const plan = await app.call(planAbTest, { cabinetId, testId: draft.id }, owner.token);
  expect(plan).toMatchObject({
    viewsPerDay: null,
    ctr: null,
    basisDays: 0,
    rows: [],
    isDelayMeasured: false,
  });
  expect([plan.leastInterval, plan.pricePoints]).toEqual([60, 490]);
});

test('a test that a person stops leaves the winner on the card that its page names, if it was set so', async () => {
  const { db } = app.context;
  const seller = { cabinetId, userId: owner.id };
  const stop = async (sku: number, appliesWinner: boolean) => {
    const of = { cabinetId, testId: AbTestId.parse(await fillTest(app.context, seller, sku)) };
    await sql`update ab_increments set clicks = clicks * 4 where test_id = ${of.testId} and window_number in (
      select number from ab_windows where test_id = ${of.testId} and image_id = (
        select max(id) from ab_images where test_id = ${of.testId}))`.execute(db);
    await sql`
      update ab_tests
      set status = 'running', finish_reason = null, finished_at = null, finishes_by = ${app.clock.now()},
        running_since = started_at, card = 'testing', applies_winner = ${appliesWinner}
      where id = ${of.testId}`.execute(db);
    const { verdict } = await app.call(getAbResults, of, owner.token);
    if (verdict.kind !== 'better') throw new Error(`nothing has won: ${verdict.kind}`);
    const { appliedImageId } = await app.call(finishAbTest, of, owner.token);
    return { winner: verdict.imageId, appliedImageId };
  };
  const { winner, appliedImageId } = await stop(6, true);
  expect(appliedImageId).toBe(winner);
  expect((await stop(7, false)).appliedImageId).toBeNull();
});
