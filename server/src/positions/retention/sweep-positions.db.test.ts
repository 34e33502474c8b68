import { addDays, type Day, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { makeObservations } from '../../../test/builders/observations.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { addEntry } from '../entries/add-entry.ts';
import { GRACE_DAYS } from './judge-kept.ts';
import { sweepPositions } from './sweep-positions.ts';

const START = new Date('2026-03-02T09:00:00Z');
const TODAY = moscowDay(START);
const TABLES = ['position_checks_raw', 'position_hourly', 'position_6h'] as const;
const MOMENTS = { position_checks_raw: 'ts', position_hourly: 'h', position_6h: 'q' } as const;

type Made = Awaited<ReturnType<typeof makeCabinet>>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(START);
  await sql`delete from cabinets`.execute(app.context.db);
  for (const table of TABLES) await app.context.clickhouse.command('test: empty', `truncate table ${table}`);
});

/** A cabinet with a check at noon of some days, counted back from today. */
async function makeHistory(plan: 'expert' | 'beginnerExpert' | 'none', daysAgo: readonly number[]) {
  const cabinet = await makeCabinet(app);
  await setPlan(app.context, cabinet.owner.id, 'expert', 900);
  await addEntry(app.context, { cabinetId: cabinet.id, sku: 5, cityId: 1, queries: ['чай'] });
  await setPlan(app.context, cabinet.owner.id, plan, 900);
  const noonOf = (day: Day) => new Date(startOfMoscowDay(day).getTime() + DAY_MS / 2);
  await makeObservations(
    app,
    daysAgo.map((days) => ({ cabinet: cabinet.id, product: 5, at: noonOf(addDays(TODAY, -days)) })),
  );
  return cabinet;
}

/** Sweeps as if the plans of now had been for as long as the grace lasts. */
async function sweepLongAfter() {
  await sweepPositions(app.context);
  await sql`update position_history set since = since - ${GRACE_DAYS} * interval '1 day'`.execute(
    app.context.db,
  );
  await sweepPositions(app.context);
}

async function listDays({ id }: Made, table: (typeof TABLES)[number]): Promise<number[]> {
  const rows = await app.context.clickhouse.rows(
    'test: days',
    `select distinct dateDiff('day', toDate(${MOMENTS[table]} + interval 3 hour), {today:Date}) as ago
    from ${table} where cabinet = {id:UInt32} order by ago`,
    { id, today: TODAY },
    z.object({ ago: z.int() }),
  );
  return rows.map(({ ago }) => ago);
}

async function expectDays(cabinet: Made, days: readonly number[]) {
  // Deletions among what others keep are done in the background.
  await expect.poll(() => listDays(cabinet, 'position_checks_raw'), { timeout: 20_000 }).toEqual(days);
}

test('each cabinet keeps what its plan shows, in the raw table and in the rollups', async () => {
  const expert = await makeHistory('expert', [0, 89, 90, 91, 200, 365, 366]);
  const beginner = await makeHistory('beginnerExpert', [0, 89, 90, 91, 200, 365, 366]);
  await sweepLongAfter();
  await expectDays(expert, [0, 89, 90, 91, 200, 365]);
  await expectDays(beginner, [0, 89, 90]);
  // Months of the rollups go whole: 91 days ago is 1 December, and the last day that is kept is the 2nd.
  for (const table of ['position_hourly', 'position_6h'] as const) {
    await expect.poll(() => listDays(beginner, table), { timeout: 20_000 }).toEqual([0, 89, 90, 91]);
    expect(await listDays(expert, table)).toEqual([0, 89, 90, 91, 200, 365, 366]);
  }
});

test('days that nobody keeps go as whole partitions, without a rewriting', async () => {
  const beginner = await makeHistory('beginnerExpert', [0, 90, 92, 300]);
  const countMutations = async () => {
    const [row] = await app.context.clickhouse.rows(
      'test: mutations',
      `select count() as count from system.mutations where database = currentDatabase() and table = 'position_checks_raw'`,
      {},
      z.object({ count: z.int() }),
    );
    return row?.count;
  };
  const before = await countMutations();
  await sweepLongAfter();
  expect(await listDays(beginner, 'position_checks_raw')).toEqual([0, 90]);
  expect(await countMutations()).toBe(before);
});

test('a smaller plan takes nothing away until its grace is over, and a return finds everything', async () => {
  const cabinet = await makeHistory('expert', [0, 100, 200]);
  await sweepPositions(app.context);
  await setPlan(app.context, cabinet.owner.id, 'none', 900);
  app.clock.advance(DAY_MS);
  await sweepPositions(app.context);
  app.clock.advance((GRACE_DAYS - 1) * DAY_MS);
  await sweepPositions(app.context);
  expect(await listDays(cabinet, 'position_checks_raw')).toEqual([0, 100, 200]);
  await setPlan(app.context, cabinet.owner.id, 'expert', 900);
  await sweepPositions(app.context);
  await setPlan(app.context, cabinet.owner.id, 'none', 900);
  await sweepPositions(app.context);
  expect(await listDays(cabinet, 'position_checks_raw')).toEqual([0, 100, 200]);
  app.clock.advance(GRACE_DAYS * DAY_MS);
  await sweepPositions(app.context);
  await expectDays(cabinet, []);
});

test('a blocked cabinet keeps what its owner’s plan shows', async () => {
  const cabinet = await makeHistory('beginnerExpert', [10, 95]);
  await sql`update cabinets set is_blocked = true where id = ${cabinet.id}`.execute(app.context.db);
  await sweepLongAfter();
  await expectDays(cabinet, [10]);
});

test('gaps that have ended go, and of the steps the one in force stays', async () => {
  const cabinet = await makeHistory('beginnerExpert', [0]);
  const { db } = app.context;
  const at = (days: number) => new Date(START.getTime() - days * DAY_MS);
  for (const [from, until] of [
    [120, 91],
    [120, 80],
    [5, 4],
  ] as const)
    await sql`insert into position_gaps
      select ${cabinet.id}, id, ${from + until}::integer, ${at(from)}::timestamptz, ${at(until)}::timestamptz, 5
      from position_terms where cabinet_id = ${cabinet.id}`.execute(db);
  await sql`delete from position_steps`.execute(db);
  for (const days of [200, 150, 100, 20])
    await sql`insert into position_steps values (${cabinet.id}, ${at(days)}, 30, 50)`.execute(db);
  await sweepLongAfter();
  const gaps = await sql<{ at: Date }>`select until_at as at from position_gaps order by at`.execute(db);
  expect(gaps.rows.map((row) => row.at)).toEqual([at(80), at(4)]);
  const steps = await sql<{ at: Date }>`select changed_at as at from position_steps order by at`.execute(db);
  expect(steps.rows.map((row) => row.at)).toEqual([at(100), at(20)]);
});

test('pauses that have ended and asks that were answered go with them', async () => {
  const cabinet = await makeHistory('beginnerExpert', [0]);
  const { db } = app.context;
  const at = (days: number) => new Date(START.getTime() - days * DAY_MS);
  const entry = sql`(select id from position_entries where cabinet_id = ${cabinet.id})`;
  for (const [from, until] of [
    [120, at(91)],
    [110, at(80)],
    [3, null],
  ] as const)
    await sql`insert into position_pauses (entry_id, cabinet_id, city_id, from_at, until_at)
      values (${entry}, ${cabinet.id}, 1, ${at(from)}, ${until})`.execute(db);
  for (const [from, finished] of [
    [91, at(91)],
    [80, at(80)],
    [95, null],
  ] as const)
    await sql`insert into position_check_requests (entry_id, cabinet_id, requested_at, finished_at)
      values (${entry}, ${cabinet.id}, ${at(from)}, ${finished})`.execute(db);
  await sweepLongAfter();
  const pauses = await sql<{ at: Date }>`select from_at as at from position_pauses order by at`.execute(db);
  expect(pauses.rows.map((row) => row.at)).toEqual([at(110), at(3)]);
  const asks = await sql<{
    at: Date;
  }>`select requested_at as at from position_check_requests order by at`.execute(db);
  expect(asks.rows.map((row) => row.at)).toEqual([at(95), at(80)]);
});
