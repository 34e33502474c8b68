import * as images from '@vitrina/contract/ab-tests/images.ts';
import * as project from '@vitrina/contract/ab-tests/project.ts';
import * as running from '@vitrina/contract/ab-tests/running.ts';
import { listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AbWorld, openAbWorld } from '../../../test/builders/ab-world.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { readBalances } from '../../../test/builders/ledger-load.ts';
import { readNotifications } from '../../../test/builders/notifications.ts';
import { givePoints } from '../../../test/builders/points.ts';
import { refusal } from '../../../test/refusal.ts';
import { checkLedger } from '../../billing/ledger/check-ledger.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { refuseWithPicturesOut } from '../project/refuse-with-pictures-out.ts';
import type { AbTestsTables } from '../tables.ts';
import { adaptTests } from './adapt-tests.ts';
import { restOverPlan } from './rest-over-plan.ts';

type OfTest = { cabinetId: number; testId: number };

let world: AbWorld;
beforeAll(async () => {
  world = await openAbWorld();
});
afterEach(async () => {
  await world.sandbox.clearFaults();
  expect(await checkLedger(world.app.context.db)).toEqual([]);
  const tables = world.app.context.db.withTables<AbTestsTables>();
  await tables.deleteFrom('ab_tests').where('cabinet_id', '=', world.cabinetId).execute();
  await setPlan(world.app.context, world.owner.id, 'expert', 365);
});
afterAll(() => world.close());

const product = (n = 1) => {
  const one = world.products[n];
  if (!one) throw new Error('no product');
  return one;
};
const answerOf = async (route: typeof running.pauseAbTest, of: object, user: TestUser = world.owner) => {
  const { status, body } = await world.app.inject(route, of as never, user.token);
  return [status, body];
};
const read = (of: OfTest) => world.app.call(project.getAbTest, of, world.owner.token);
const balance = async (user = world.owner) =>
  (await readBalances(world.app.context.db, [user.id])).get(user.id);
const refused = (key: string, meta?: object) => [400, refusal(key as never, meta as never)];

describe('a draft', () => {
  it('stores each step by itself, and says what it will cost', async () => {
    const { app, owner, cabinetId } = world;
    const made = await app.call(
      project.createAbTest,
      { cabinetId, sku: product().sku, name: 'Чайник на белом' },
      owner.token,
    );
    expect(made).toMatchObject({ version: 1, status: 'setup', pricePoints: 490, points: 'none', images: [] });
    const of = { cabinetId, testId: made.id };
    const change = (settings: object) => app.call(project.updateAbTest, { ...of, settings }, owner.token);
    await change({ intervalMinutes: 120, strategy: 'clicks' });
    const changed = await change({ forceFinish: '3.12:30:00', campaignIds: ['7', '7', '8'] });
    expect(changed.version).toBe(3);
    expect(changed.settings).toMatchObject({
      name: 'Чайник на белом',
      intervalMinutes: 120,
      strategy: 'clicks',
      forceFinish: '3.12:30:00',
      campaignIds: ['7', '8'],
    });
    const others = {
      name: 'Чайник на столе',
      description: 'При дневном свете',
      sureBy: 'bound',
      targetViews: 5000,
      targetClicks: 300,
      minimumEffectPercent: 7,
      appliesWinner: !changed.settings.appliesWinner,
    };
    for (const [name, value] of Object.entries(others))
      expect((await change({ [name]: value })).settings, name).toMatchObject({ [name]: value });
  });

  it('is copied with its images, and deleted at once', async () => {
    const { app, owner } = world;
    const of = await world.makeTest(product());
    const copy = await app.call(project.copyAbTest, of, owner.token);
    expect(copy.images).toHaveLength(2);
    expect(copy.settings).toEqual((await read(of)).settings);
    await app.call(running.deleteAbTest, of, owner.token);
    expect(await answerOf(project.getAbTest as never, of)).toEqual(refused('abTest.notFound'));
    expect((await read({ ...of, testId: copy.id })).images).toHaveLength(2);
  });

  it('of another cabinet, and of a product that it does not sell, is not there', async () => {
    const { app, owner, cabinetId } = world;
    const of = await world.makeTest(product());
    const other = await makeCabinet(app, { owner });
    const foreign = { ...of, cabinetId: other.id };
    for (const route of [
      running.pauseAbTest,
      running.finishAbTest,
      running.deleteAbTest,
      running.startAbTest,
    ])
      expect(await answerOf(route as never, foreign)).toEqual(refused('abTest.notFound'));
    expect(await answerOf(project.createAbTest as never, { cabinetId, sku: 1, name: 'Чужой' })).toEqual(
      refused('product.notFound'),
    );
  });

  it('may be read and not changed by whoever only reads', async () => {
    const { app, owner, cabinetId } = world;
    const reader = await makeMember(app, { id: cabinetId, owner }, ['analyticsReadOnly']);
    const of = await world.makeTest(product());
    await app.call(project.getAbTest, of, reader.token);
    const [status] = await answerOf(running.startAbTest, of, reader);
    expect(status).toBe(403);
  });
});

describe('a start', () => {
  it('by twenty people at once is one start and one hold', async () => {
    const before = await balance();
    const of = await world.makeTest(product());
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(running.startAbTest, of)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([status]) => status !== 200)).toEqual(
      Array.from({ length: 19 }, () => refused('abTest.notInSetup')),
    );
    const after = await balance();
    expect((before?.available ?? 0) - (after?.available ?? 0)).toBe(490);
    expect(await read(of)).toMatchObject({ status: 'running', points: 'held', launchedAt: null });
  });

  it('is one for a product, and as many as the plan has room for', async () => {
    const of = await world.makeTest(product());
    await world.start(of);
    const same = await world.makeTest(product());
    expect(await answerOf(running.startAbTest, same)).toEqual(refused('abTest.otherTest', { name: 'Проба' }));
    await setPlan(world.app.context, world.owner.id, 'start', 365);
    const other = await world.makeTest(product(2));
    const maximum = PLAN_LIMITS.start.abTestsActive;
    expect(await answerOf(running.startAbTest, other)).toEqual(refused('abTest.activeLimit', { maximum }));
  });

  it('is refused without points, images, campaigns, rights and advertising, each in its own words', async () => {
    const { app, cabinetId } = world;
    const poor = await makeUser(app);
    await sql`insert into cabinet_members (cabinet_id, user_id, roles, joined_at)
      values (${cabinetId}, ${poor.id}, '{analytics}', now())`.execute(app.context.db);
    const fine = await world.makeTest(product());
    expect(await answerOf(running.startAbTest, fine, poor)).toEqual(
      refused('abTest.notEnoughPoints', { amount: 490 }),
    );
    const single = await world.makeTest(product(), {}, 1);
    expect(await answerOf(running.startAbTest, single)).toEqual(
      refused('abTest.tooFewImages', { minimum: 2 }),
    );
    const silent = await world.makeTest(product(), { campaignIds: [] });
    expect(await answerOf(running.startAbTest, silent)).toEqual(
      refused('abTest.tooFewCampaigns', { minimum: 1 }),
    );
    const quick = await world.makeTest(product(), { intervalMinutes: 10 });
    expect(await answerOf(running.startAbTest, quick)).toEqual(
      refused('abTest.intervalTooShort', { minutes: 60 }),
    );
    const ended = await world.makeTest(product(), { campaignIds: ['1'] });
    expect(await answerOf(running.startAbTest, ended)).toEqual(refused('abTest.campaignsEnded'));
    expect((await read(fine)).status).toBe('setup');
  });

  it('during an outage of the marketplace is an outage, and nothing has begun', async () => {
    const of = await world.makeTest(product());
    await world.sandbox.fault({ part: 'ozon', fault: 'status500', key: world.sandbox.sellerId });
    const [status] = await answerOf(running.startAbTest, of);
    expect(status).toBe(503);
    expect(await read(of)).toMatchObject({ status: 'setup', points: 'none' });
  });

  it('of one picture twice costs nothing', async () => {
    const of = await world.makeTest(product(), {}, 1);
    const {
      images: [image],
    } = await read(of);
    await world.app.call(images.repeatAbImage, { ...of, imageId: image?.id } as never, world.owner.token);
    expect(await read(of)).toMatchObject({ isSamePicture: true, pricePoints: 0 });
    const before = await balance();
    await world.start(of);
    expect(await balance()).toEqual(before);
    expect(await read(of)).toMatchObject({ status: 'running', points: 'none', pricePoints: 0 });
  });
});

describe('a test that runs', () => {
  it('ends once, whatever arrives at the same moment', async () => {
    const of = await world.makeTest(product());
    await world.start(of);
    const before = await balance();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        answerOf(n % 2 === 0 ? running.finishAbTest : running.pauseAbTest, of),
      ),
    );
    expect(answers.filter(([status]) => status === 200).length).toBeLessThanOrEqual(2);
    expect(await read(of)).toMatchObject({ status: 'finished', points: 'released' });
    expect((await balance())?.available).toBe((before?.available ?? 0) + 490);
  });

  it('resumed in its warm-up is launched once more, from then on', async () => {
    const of = await world.makeTest(product());
    await world.start(of);
    await world.pass(5);
    const started = await read(of);
    expect(started.runningSince).toBe(started.startedAt);
    await world.app.call(running.pauseAbTest, of, world.owner.token);
    await world.pass(60);
    const now = world.app.clock.now().toISOString();
    expect((await answerOf(running.resumeAbTest, of))[0]).toBe(200);
    const { startedAt, launchedAt, runningSince } = await read(of);
    expect([startedAt, launchedAt, runningSince]).toEqual([started.startedAt, null, now]);
  });

  it('goes on without an excluded image', async () => {
    const of = await world.makeTest(product(), {}, 3);
    await world.start(of);
    await world.pass(5);
    const { images: all } = await read(of);
    const exclude = (n: number) => answerOf(images.excludeAbImage, { ...of, imageId: all[n]?.id });
    expect((await exclude(2))[0]).toBe(200);
    expect(await exclude(1)).toEqual(refused('abTest.tooFewImages', { minimum: 2 }));
    const planned = await world.app.context.db
      .withTables<AbTestsTables>()
      .selectFrom('ab_windows')
      .select('image_id')
      .distinct()
      .where('test_id', '=', of.testId)
      .where('state', '=', 'planned')
      .execute();
    expect(planned.map(({ image_id }) => image_id).toSorted((a, b) => a - b)).toEqual([
      all[0]?.id,
      all[1]?.id,
    ]);
    expect((await read(of)).images[2]?.excludedAt).not.toBeNull();
  });

  it('that is adaptive shows better images more from the next day on, and today as it was planned', async () => {
    const of = await world.makeTest(product(6), { strategy: 'adaptive' });
    await world.start(of);
    await world.pass(8 * 60);
    const { clock, context } = world.app;
    const midnight = startOfMoscowDay(addDays(moscowDay(clock.now()), 1));
    const minutesLeft = Math.floor((midnight.getTime() - clock.now().getTime()) / MINUTE_MS);
    const {
      images: [better, worse],
    } = await read(of);
    const chances = async () =>
      new Map([
        [Number(better?.id), 0.95],
        [Number(worse?.id), 0.05],
      ]);
    const list = async () =>
      context.db
        .withTables<AbTestsTables>()
        .selectFrom('ab_windows')
        .select(['number', 'image_id', 'planned_from', 'planned_to'])
        .where('test_id', '=', of.testId)
        .orderBy('number')
        .execute();
    const before = await list();
    await world.pass(Math.max(0, minutesLeft - 30));
    await adaptTests(context, chances);
    const after = await list();
    const isToday = ({ planned_from }: { planned_from: Date }) => planned_from < midnight;
    expect(after.filter(isToday)).toEqual(before.filter(isToday));
    const tomorrow = after.filter((window) => !isToday(window)).slice(0, 24);
    const share = tomorrow.filter(({ image_id }) => image_id === better?.id).length / tomorrow.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(1);
    expect(after.map(({ number }) => number)).toEqual(after.map((_, index) => index));
  });

  it('rests when the plan has no room for it, the youngest first, and its card is put back', async () => {
    const [older, younger] = [await world.makeTest(product()), await world.makeTest(product(2))];
    await world.start(older);
    await world.pass(1);
    await world.start(younger);
    await world.pass(5);
    await setPlan(world.app.context, world.owner.id, 'start', 365);
    await restOverPlan(world.app.context);
    expect(await read(older)).toMatchObject({ status: 'running' });
    expect(await read(younger)).toMatchObject({
      status: 'paused',
      pauseReason: 'planLost',
      card: 'restoring',
    });
    expect(await answerOf(running.resumeAbTest, younger)).toEqual(
      refused('abTest.activeLimit', { maximum: 1 }),
    );
    await world.pass(5);
    expect(await read(younger)).toMatchObject({ card: 'restored' });
  });

  it('keeps its cabinet until the pictures are back', async () => {
    const { db } = world.app.context;
    const of = await world.makeTest(product());
    const refuse = () => db.transaction().execute((trx) => refuseWithPicturesOut(trx, world.cabinetId));
    await refuse();
    await world.start(of);
    await world.pass(5);
    await expect(refuse()).rejects.toThrow('cabinet.picturesOut');
    await world.app.call(running.finishAbTest, of, world.owner.token);
    await expect(refuse()).rejects.toThrow('cabinet.picturesOut');
    await world.pass(5);
    await refuse();
  });

  it('deleted after its end before the pictures are back is gone for people, and then altogether', async () => {
    const before = await world.look(product(3));
    const of = await world.makeTest(product(3));
    await world.start(of);
    await world.pass(5);
    expect(await answerOf(running.deleteAbTest as never, of)).toEqual(refused('abTest.notFinished'));
    await world.app.call(running.finishAbTest, of, world.owner.token);
    await world.app.call(running.deleteAbTest, of, world.owner.token);
    expect(await answerOf(project.getAbTest as never, of)).toEqual(refused('abTest.notFound'));
    await world.pass(5);
    expect(await world.look(product(3))).toEqual(before);
    const { rows } = await sql`select from ab_tests where id = ${of.testId}`.execute(world.app.context.db);
    expect(rows).toEqual([]);
  });

  it('loses its key: it pauses, and the card is put back as soon as a key works again', async () => {
    const { db } = world.app.context;
    const before = await world.look(product(4));
    const of = await world.makeTest(product(4));
    await world.start(of);
    await world.pass(5);
    const setKey = (status: string) =>
      sql`update cabinets set key_status = ${status} where id = ${world.cabinetId}`.execute(db);
    await setKey('expired');
    await world.pass(9 * 60);
    expect(await read(of)).toMatchObject({ status: 'paused', pauseReason: 'error', card: 'restoring' });
    const news = await readNotifications(world.app, world.owner);
    const kinds = news.map(({ kind }) => kind).filter((kind) => kind === 'abTestRestoreFailing');
    expect(kinds).toEqual(['abTestRestoreFailing']);
    expect(await world.look(product(4))).not.toEqual(before);
    await setKey('valid');
    await world.pass(6);
    expect(await world.look(product(4))).toEqual(before);
    expect(await read(of)).toMatchObject({ card: 'restored' });
  });
});

describe('the list', () => {
  it('is sorted, filtered and paged, with the limits of the plan', async () => {
    const { app, owner, cabinetId } = world;
    const [, second] = [
      await world.makeTest(product(), { name: 'Альфа' }),
      await world.makeTest(product(2), { name: 'бета_1', strategy: 'clicks' }),
      await world.makeTest(product(3), { name: 'Вега' }),
    ];
    if (!second) throw new Error('no test');
    await world.start(second);
    const list = (input: object = {}) => app.call(project.listAbTests, { cabinetId, ...input }, owner.token);
    const namesOf = async (input: object) => (await list(input)).tests.map(({ test }) => test.settings.name);
    expect(await namesOf({ sort: 'name', direction: 'asc' })).toEqual(['Альфа', 'бета_1', 'Вега']);
    expect(await namesOf({ search: 'а_1' })).toEqual(['бета_1']);
    expect(await namesOf({ statuses: ['running'] })).toEqual(['бета_1']);
    expect(await namesOf({ strategies: ['views'], sort: 'name' })).toEqual(['Вега', 'Альфа']);
    expect(await namesOf({ sort: 'name', direction: 'asc', pageSize: 5, page: 2 })).toEqual([]);
    const { total, limits } = await list();
    expect([total, limits.active, limits.archived.current]).toEqual([
      3,
      { current: 1, maximum: PLAN_LIMITS.expert.abTestsActive },
      0,
    ]);
    await app.call(running.finishAbTest, second, owner.token);
    await app.call(running.archiveAbTest, { ...second, isArchived: true }, owner.token);
    expect(await namesOf({ isArchived: true })).toEqual(['бета_1']);
    expect((await list()).total).toBe(2);
  });
});

describe('windows', () => {
  it('are voided with a reason and taken back in, and both stand in the log', async () => {
    const { app, owner } = world;
    const of = await world.makeTest(product());
    const span = { from: '2020-01-01T00:00:00Z', to: '2040-01-01T00:00:00Z' };
    const voidAll = (reason: string | null) =>
      app.inject(running.voidAbWindows, { ...of, ...span, reason }, owner.token);
    expect((await voidAll('распродажа')).body).toEqual(refusal('abTest.noWindows'));
    await world.start(of);
    await world.pass(5);
    // The warm-up is in no analysis.
    expect((await voidAll('распродажа')).body).toEqual(refusal('abTest.noWindows'));
    await sql`update ab_windows set is_warm_up = false where test_id = ${of.testId}`.execute(app.context.db);
    expect((await voidAll('распродажа')).body).toEqual({ changed: 1 });
    expect((await voidAll(null)).body).toEqual({ changed: 1 });
    const { lines } = await app.call(running.listAbLog, of, owner.token);
    expect(lines.slice(0, 2)).toMatchObject([
      { kind: 'unvoided', person: 'Анна Продавец' },
      { kind: 'voided', details: 'распродажа' },
    ]);
  });
});

it('points of the one who starts pay, whoever ends the test', async () => {
  const { app, owner, cabinetId } = world;
  const colleague = await makeMember(app, { id: cabinetId, owner }, ['analytics']);
  await givePoints(app, colleague.id, 1000);
  const of = await world.makeTest(product(5));
  await world.start(of, colleague);
  expect(await balance(colleague)).toEqual({ available: 510, frozen: 490 });
  await world.pass(9 * 60);
  await app.call(running.finishAbTest, of, owner.token);
  expect(await balance(colleague)).toEqual({ available: 510, frozen: 0 });
  expect(await read(of)).toMatchObject({ points: 'charged' });
  const detailsOf = async () =>
    (await app.call(listWalletOperations, { group: 'tests' }, colleague.token)).operations.map(
      ({ details }) => [details.testId, details.cabinetId],
    );
  expect(await detailsOf()).toEqual([
    [of.testId, cabinetId],
    [of.testId, cabinetId],
  ]);
  await sql`update ab_tests set deleted_at = now() where id = ${of.testId}`.execute(app.context.db);
  expect(await detailsOf()).toEqual([
    [of.testId, undefined],
    [of.testId, undefined],
  ]);
});
