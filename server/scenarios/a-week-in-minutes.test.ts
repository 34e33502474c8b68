import { setTimeout as wait } from 'node:timers/promises';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { listDays } from '@vitrina/contract/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS, PLANS, type Plan } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { giveTrial } from '../src/billing/plans/give-trials.ts';
import type { BillingTables } from '../src/billing/tables.ts';
import { collectOwnAnalyticsJob } from '../src/own-queries/analytics/collect-own-analytics.job.ts';
import { urlOf } from '../src/platform/http/serve.ts';
import { addEntry } from '../src/positions/entries/add-entry.ts';
import { collectDay } from '../src/queries/collect/collect-day.ts';
import { listStoredDays } from '../src/queries/list-stored-days.ts';
import { readyAt } from '../src/queries/rules.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { listRuns, watchRuns } from '../test/collector-runs.ts';
import { type CountedFeed, startCountedFeed } from '../test/fakes/counted-feed.ts';
import { type Sandbox, startSandbox } from '../test/fakes/sandbox.ts';
import { listShelves } from '../test/fakes/shelves.ts';
import { type Product, startProduct } from '../test/processes/product-process.ts';
import { accountSlots } from '../test/slots.ts';
import { judgeDays } from '../test/stored-days.ts';

/**
 * A week in six minutes. Measured on two quiet cores: no slot is missed at 3600, a quarter at 5400. On a machine half as fast,
 * beside database tests, a third was at 2400; those take longer than all scenarios anyway.
 */
const SPEED = 1800;
/** A machine that is busy with other tests falls behind such a clock; it gets this one until all is made up. */
const SLOWER = 240;
/** Two hours before the feed has its first day ready, on a Monday. */
const START = new Date('2026-03-02T01:00:00Z');
const END = new Date('2026-03-09T01:00:00Z');
const BEFORE = '2026-02-28';
const DAYS = listDays('2026-03-01', '2026-03-07');
/** How late a job may be, and from when on the clock waits for it. */
const LATE_MS = 3 * HOUR_MS;
const BEHIND_MS = HOUR_MS;
const COLLECTORS = ['products', 'ownQueries', 'topQueries'];
/** What passes between a reading of the product's clock and one of the test's: a quarter of a real second. */
const BETWEEN_CLOCKS_MS = 10 * MINUTE_MS;
const PLAN_ENDS = new Date('2026-03-05T12:00:00Z');
const PLAN_BEGINS = new Date('2026-03-07T12:00:00Z');
const MOSCOW = 213;
/** One more than fit into the five-minute step: the shops follow it by half hours. */
const QUERIES = 41;

type Shop = Awaited<ReturnType<typeof makeCabinet>>;
type LimitReading = { requested: Date; answered: Date; positionQueries: number };

let sandbox: Sandbox;
let feed: CountedFeed;
let app: TestApp;
let product: Product;
let shop: Shop;
let tenant: Shop;
const limits: LimitReading[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 600, products: 2500 });
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  feed = await startCountedFeed(`${sandbox.url}/feed/v1`);
  const env = { ...sandbox.env, QUERY_FEED_URL: feed.url, CLOCK_URL: `${sandbox.url}/clock` };
  app = await startTestApp({ now: START, env });
  await watchRuns(app);
  // What is collected goes on from here; without a first day two months would be fetched.
  for (const marketplace of Marketplace.options) await collectDay(app.context, marketplace, BEFORE);
  shop = await openShop(sandbox.sellerId, 'premium-pro', QUERIES);
  tenant = await openShop('12', 'full', 1);
  await setPlans(tenant.owner.id);
  product = await startProduct(app, 'main');
});
afterAll(async () => {
  await product?.stop();
  await app?.close();
  await feed?.stop();
  await sandbox?.stop();
});

async function openShop(sellerId: string, profile: string, queries: number): Promise<Shop> {
  const apiKey = await sandbox.keyOf(profile, sellerId);
  const opened = await makeCabinet(app, { sellerId, apiKey });
  await sql`update cabinets set premium = 'pro' where id = ${opened.id} and ${profile} = 'premium-pro'`.execute(
    app.context.db,
  );
  const shelves = (await listShelves(sandbox, MOSCOW, 200)).slice(-queries);
  const followed = { cityId: MOSCOW, queries: shelves.map((shelf) => shelf.query) };
  await addEntry(app.context, { ...followed, cabinetId: opened.id, sku: shelves[0]?.skus[0] ?? 0 });
  return opened;
}

/** A plan that ends on Thursday noon, and a smaller one that was bought for Saturday noon on. */
async function setPlans(userId: number) {
  // Over before the week: nothing is in force once the plan ends.
  const at = new Date(START.getTime() - 30 * DAY_MS);
  await app.context.db.transaction().execute((trx) => giveTrial(trx, { userId, at }));
  const tariffs = app.context.db.withTables<BillingTables>();
  await tariffs.updateTable('tariffs').set({ active_to: PLAN_ENDS }).where('user_id', '=', userId).execute();
  const active_to = new Date(END.getTime() + 24 * HOUR_MS);
  await tariffs
    .insertInto('tariffs')
    .values({
      user_id: userId,
      slot: 'next',
      plan_type: PLANS.beginnerExpert,
      active_from: PLAN_BEGINS,
      active_to,
    })
    .execute();
}

async function passWeek() {
  // Slowly until what a new cabinet brings along is there.
  await sandbox.clock({ speed: 60 });
  await expect.poll(() => listUnsettled(shop.id), { timeout: 60_000, interval: 200 }).toEqual([]);
  for (;;) {
    const requested = (await sandbox.clock()).now;
    if (requested >= END) break;
    await sandbox.clock({ speed: (await findOldestDuty(requested)) < BEHIND_MS ? SPEED : SLOWER });
    const positionQueries = await askLimit('positionQueries');
    limits.push({ requested, answered: (await sandbox.clock()).now, positionQueries });
    await wait(300);
  }
  await sandbox.clock({ speed: 0 });
  // What fell due in the last seconds is still to be taken: no job stands for it until then.
  await expect.poll(countOpenSlots, { timeout: 60_000, interval: 500 }).toBe(0);
  await expect.poll(countUnfinished, { timeout: 30_000, interval: 200 }).toBe(0);
}

/** How long the product owes a day of a marketplace, or a turn of the shop's collectors. */
async function findOldestDuty(now: Date): Promise<number> {
  const stored = await Promise.all(
    Marketplace.options.map((marketplace) => listStoredDays(app.context, marketplace)),
  );
  const missing = stored.flatMap((lines) => DAYS.filter((day) => !lines.some((line) => line.day === day)));
  const run = await sql<{ due: Date }>`
    select min(next_try_at) as due from collector_states
    where cabinet_id = ${shop.id} and collector = any(${COLLECTORS})`.execute(app.context.db);
  const due = [...missing.map(readyAt), ...run.rows.map((row) => row.due)];
  return now.getTime() - Math.min(...due.map((at) => at.getTime()));
}

async function listUnsettled(cabinetId: number) {
  const { now } = await sandbox.clock();
  const settled = await sql<{ collector: string }>`
    select collector from collector_states where cabinet_id = ${cabinetId} and next_try_at > ${now}
      and outcome = 'ok'`.execute(app.context.db);
  const names = new Set(settled.rows.map((row) => row.collector));
  return COLLECTORS.filter((name) => !names.has(name));
}

async function askLimit(name: string): Promise<number> {
  const answer = await fetch(`${product.url}${urlOf(getCabinetLimits)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tenant.owner.token}` },
    body: JSON.stringify({ cabinetId: tenant.id }),
  });
  const { limits: all } = getCabinetLimits.output.parse(await answer.json());
  return all.find((limit) => limit.name === name)?.maximum ?? -1;
}

/** The marketplace gives one page of analytics a minute of its own time, which no clock moves: these jobs outlast a week. */
const UNHURRIED = collectOwnAnalyticsJob.name;

/** Slots that have neither an answer nor a reason why there is none. */
async function countOpenSlots(): Promise<number> {
  const accounts = await Promise.all([shop, tenant].map(({ id }) => accountSlots(app, id)));
  return accounts.reduce((sum, { wrong }) => sum + wrong.length, 0);
}

/** Jobs that wait or run, and observations on their way. */
async function countUnfinished(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from jobs.job where state < 'completed' and name <> ${UNHURRIED})
      + (select count(*) from position_outbox) as count`.execute(app.context.db);
  return rows[0]?.count ?? -1;
}

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

describe('a week in minutes', () => {
  test('plays a week of a working product', passWeek, 12 * MINUTE_MS);

  test.each(Marketplace.options)('collects every closed day of %s once and whole', async (marketplace) => {
    expect(await judgeDays(app, sandbox, marketplace, DAYS)).toEqual([]);
    const stored = await listStoredDays(app.context, marketplace);
    expect(stored.map((line) => line.day)).toEqual([BEFORE, ...DAYS]);
    for (const { day, takenAt } of stored.slice(1)) {
      const lateMs = (takenAt?.getTime() ?? 0) - readyAt(day).getTime();
      expect(lateMs, day).toBeGreaterThanOrEqual(0);
      expect(lateMs, day).toBeLessThan(LATE_MS);
      expect(feed.given.get(`/${marketplace}/query-statistics?day=${day}`), day).toBe(1);
    }
  });

  test.each([
    ['products', 6],
    ['ownQueries', 24],
    ['topQueries', 24],
  ] as const)(
    'collects %s again when it is due, and never twice for one slot',
    async (collector, everyHours) => {
      const runs = await listRuns(app, shop.id, collector);
      for (const [index, run] of runs.entries()) {
        const planned = runs[index - 1]?.nextTryAt?.getTime() ?? START.getTime();
        const at = `${collector} ${run.triedAt.toISOString()}`;
        expect(run.triedAt.getTime(), at).toBeGreaterThanOrEqual(planned);
        expect(run.triedAt.getTime() - planned, at).toBeLessThan(LATE_MS);
      }
      const last = runs.at(-1);
      expect(last?.outcome).toBe('ok');
      expect(last?.nextTryAt?.getTime()).toBeGreaterThan(END.getTime() - LATE_MS);
      expect(runs.length).toBeGreaterThanOrEqual(Math.floor((7 * 24) / (everyHours + LATE_MS / HOUR_MS)));
    },
  );

  test('stores own and popular queries of every day that was ready', async () => {
    const days = await sql<{ source: string; day: string }>`
      select 'own' as source, day from own_query_days where cabinet_id = ${shop.id} and day >= ${DAYS[0]}
      union all select 'popular', day from official_query_days where cabinet_id = ${shop.id} and day >= ${DAYS[0]}
      order by source, day`.execute(app.context.db);
    const daysOf = (source: string) => days.rows.filter((row) => row.source === source).map((row) => row.day);
    // The last days may not be counted by the marketplace yet.
    expect(daysOf('own').slice(0, 5)).toEqual(DAYS.slice(0, 5));
    expect(daysOf('popular')).toEqual(DAYS);
  });

  test('observes every position slot or names why it did not', async () => {
    const { wrong, answered, failed, missed, plannedUntil } = await accountSlots(app, shop.id);
    expect(wrong).toEqual([]);
    expect(plannedUntil.getTime()).toBeGreaterThan(END.getTime() - 30 * MINUTE_MS);
    const slots = answered + failed + missed;
    expect(slots).toBeGreaterThanOrEqual(QUERIES * (7 * 48 - 1));
    expect(shareOf(answered, slots)).toBeGreaterThan(0.7);
    const [rolledUp] = await app.context.clickhouse.rows(
      'test: hours',
      'select sum(n) as n from position_hourly where cabinet = {cabinet:UInt32}',
      { cabinet: shop.id },
      z.object({ n: z.int() }),
    );
    expect(rolledUp?.n).toBe(answered + failed);
  });

  test('stops position checks and limits when a plan ends, and resumes them when the next plan begins', async () => {
    const maximumOf = (plan: Plan) => PLAN_LIMITS[plan].positionQueries;
    for (const { requested, answered, positionQueries } of limits) {
      // The product's own clock is between the two.
      const possible = [requested.getTime() - BETWEEN_CLOCKS_MS, answered.getTime() + BETWEEN_CLOCKS_MS].map(
        (at) =>
          at < PLAN_ENDS.getTime() ? 'expert' : at < PLAN_BEGINS.getTime() ? 'none' : 'beginnerExpert',
      );
      expect(possible.map(maximumOf), requested.toISOString()).toContain(positionQueries);
    }
    const seen = [...new Set(limits.map((reading) => reading.positionQueries))];
    expect(seen).toEqual([maximumOf('expert'), 0, maximumOf('beginnerExpert')]);

    const runs = await listRuns(app, tenant.id, 'positions');
    const forbidden = runs.filter((run) => run.outcome === 'forbidden').map((run) => run.triedAt.getTime());
    expect(Math.min(...forbidden)).toBeGreaterThanOrEqual(PLAN_ENDS.getTime());
    expect(Math.min(...forbidden)).toBeLessThan(PLAN_ENDS.getTime() + LATE_MS);
    expect(Math.max(...forbidden)).toBeLessThan(PLAN_BEGINS.getTime());
    const { wrong, answered } = await accountSlots(app, tenant.id);
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(0);
    // A run that began under the plan ends its one check, however long a busy machine takes over it; once a run was
    // refused, no slot is seen before the next plan, whose first check may stand in a slot that began before it.
    const seenIn = await app.context.clickhouse.rows(
      'test: seen',
      `select countIf(seen_at < {ends:DateTime}) as before,
        countIf(seen_at >= {ends:DateTime} and ts < {refused:DateTime}) as ending,
        countIf(ts >= {refused:DateTime} and seen_at < {begins:DateTime}) as between,
        countIf(seen_at >= {begins:DateTime}) as after
      from (
        select ts, ts + late_seconds as seen_at from position_checks_raw
        where cabinet = {cabinet:UInt32} and outcome in ('found', 'deep', 'notFound')
      )`,
      {
        cabinet: tenant.id,
        ends: PLAN_ENDS.getTime() / 1000,
        refused: Math.floor(Math.min(...forbidden) / 1000),
        begins: PLAN_BEGINS.getTime() / 1000,
      },
      z.object({
        before: z.int().positive(),
        ending: z.int().max(1),
        between: z.literal(0),
        after: z.int().positive(),
      }),
    );
    expect(seenIn).toHaveLength(1);
  });

  test('leaves no stuck job and no error in the log', async () => {
    const jobs = await sql<{
      state: string;
    }>`select distinct state from jobs.job where name <> ${UNHURRIED}`.execute(app.context.db);
    expect(jobs.rows).toEqual([{ state: 'completed' }]);
    expect(product.complaints).toEqual([]);
  });
});
