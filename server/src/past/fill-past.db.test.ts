import { setTimeout as wait } from 'node:timers/promises';
import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { getPast, type PastSubject } from '@vitrina/contract/past.ts';
import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { openShop, type Shop } from '../../test/builders/own-figures.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { setPlan } from '../billing/plans/set-plan.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import { createStorefront } from '../integrations/storefront/create-storefront.ts';
import { markFigureDays } from '../own-queries/figure-days.ts';
import { missingDays } from '../own-queries/rules.ts';
import type { Context } from '../platform/context.ts';
import { checkPositions } from '../positions/checking/check-positions.ts';
import { storeObservations } from '../positions/checking/store-observations.ts';
import { addEntry } from '../positions/entries/add-entry.ts';
import { addQueries } from '../positions/entries/add-queries.ts';
import { restartChecks } from '../positions/schedule/restart-checks.ts';
import { storeShelves } from '../shelves/store-shelves.ts';
import { listAdvertised } from './ab-tests.ts';
import { alertsPast } from './alerts.ts';
import { contextAt } from './context-at.ts';
import { fillPast } from './fill-past.ts';
import type { Filling } from './filling.ts';
import { keepFilling } from './keep-filling.ts';
import { listSlots } from './list-slots.ts';
import { notesPast } from './notes.ts';
import { ownAnalyticsPast, ownFiguresPast } from './own-figures.ts';
import { positionsPast } from './positions.ts';
import { radarPast } from './radar.ts';
import type { PastTables } from './tables.ts';

const MOSCOW = 213;
const NOVOSIBIRSK = 65;
const KAZAN = 43;
const QUERY = 'наушники';
const DAY = '2026-11-20';
const START = startOfMoscowDay(DAY);
const never = new AbortController().signal;

let sandbox: Sandbox;
let app: TestApp;
let shop: Shop;
let skus: number[];

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const Places = z.object({ places: z.array(z.object({ sku: z.int() })) });

beforeEach(async () => {
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  app = await startTestApp({ now: START, env: sandbox.env });
  shop = await openShop(app, sandbox);
  const { places } = Places.parse(await sandbox.truth('search', { text: QUERY, city: String(MOSCOW) }));
  skus = [places[2]?.sku ?? 0, places[20]?.sku ?? 0];
  return () => app.close();
});

async function moveTo(at: Date): Promise<void> {
  await sandbox.clock({ now: at.toISOString() });
  app.clock.set(at);
}

async function track(at: Date): Promise<void> {
  const then = contextAt(app.context, at);
  await setPlan(then, shop.owner.id, 'expert', 365);
  for (const cityId of [MOSCOW, NOVOSIBIRSK])
    for (const sku of skus) await addEntry(then, { cabinetId: shop.id, sku, cityId, queries: [QUERY] });
}

async function plan(subject: PastSubject, days: number): Promise<void> {
  await app.context.db
    .withTables<PastTables>()
    .insertInto('past_fillings')
    .values({ cabinet_id: shop.id, subject, days, before_at: app.clock.now() })
    .execute();
}

async function countRows(table: string, condition = sql<boolean>`true`): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${condition}`.execute(app.context.db);
  return rows[0]?.count ?? 0;
}

const Row = z.object({
  product: z.int(),
  city: z.int(),
  at: z.string(),
  outcome: z.string(),
  place: z.int().nullable(),
  late: z.int(),
});

async function listStored(day?: string) {
  return app.context.clickhouse.rows(
    'test: stored',
    `select product, city, toString(ts) as at, outcome, place, late_seconds as late
    from position_checks_raw
    where cabinet = {cabinet:UInt32}
      and ({day:String} = '' or toString(toDate(ts + interval 3 hour)) = {day:String})
    order by city, product, ts`,
    { cabinet: shop.id, day: day ?? '' },
    Row,
  );
}

const ShelfRow = z.object({ city: z.int(), at: z.string(), read: z.int(), tiles: z.array(z.string()) });

/** Each reading once, with everything that is known of its places. */
async function listShelfRows() {
  return app.context.clickhouse.rows(
    'test: shelves',
    `select city, toString(taken_at) as at, places_read as read, tiles
    from shelf_read left join (
      select query, city, taken_at,
        arraySort(groupArray(toString((place, page, sku, title, image, price, old_price, rating, reviews, stock, delivery, delivery_days)))) as tiles
      from shelf_tile group by query, city, taken_at
    ) as seen using (query, city, taken_at)
    where toDate(taken_at + interval 3 hour) = {day:Date}
    order by city, taken_at`,
    { day: DAY },
    ShelfRow,
  );
}

/** The day hour by hour, by what the worker runs. */
async function live(): Promise<void> {
  const { STOREFRONT_URL } = app.context.env;
  const storefront = createStorefront({ baseUrl: STOREFRONT_URL, send: app.context.send });
  const slotKey = { cabinetId: shop.id, tickOffset: 0 };
  const span = { since: START, before: new Date(START.getTime() + 24 * HOUR_MS) };
  for (const { at } of listSlots(DAY, [{ slotKey }], span)) {
    await moveTo(at);
    await checkPositions(app.context, storefront, shop.id, never);
    await storeObservations(app.context);
    await storeShelves(app.context);
  }
}

test('a day that is filled in is the same as the day that was lived', async () => {
  await track(new Date(START.getTime() - HOUR_MS));
  await restartChecks(app.context, shop.id);
  await live();
  const lived = await listStored(DAY);
  expect(lived.length).toBe(24 * 4);
  expect(new Set(lived.map(({ place }) => place)).size).toBeGreaterThan(3);
  const livedShelves = await listShelfRows();
  expect(livedShelves.length).toBe(24 * 2);
  expect(Math.min(...livedShelves.map(({ tiles }) => tiles.length))).toBeGreaterThan(3);

  await moveTo(new Date(START.getTime() + 26 * HOUR_MS));
  for (const table of ['position_checks_raw', 'shelf_read', 'shelf_tile'])
    await app.context.clickhouse.command('test: empty', `truncate table ${table}`);
  await plan('positions', 2);
  expect(await fillPast(app.context, [positionsPast], never)).toBe(true);
  expect(await listStored(DAY)).toEqual(lived);
  expect(await listShelfRows()).toEqual(livedShelves);
});

test('stopped in the middle it goes on with the day that is missing, and nothing is stored twice', async () => {
  await track(new Date(START.getTime() - 50 * HOUR_MS));
  await moveTo(new Date(START.getTime() + 12 * HOUR_MS));
  await restartChecks(app.context, shop.id);
  await plan('positions', 3);

  const stopping = new AbortController();
  const killed: Filling = {
    ...positionsPast,
    fill: async (context, params) => {
      await positionsPast.fill(context, params);
      if (params.from === 0) return;
      stopping.abort();
      throw new Error('ended between the rows and their mark');
    },
  };
  await expect(fillPast(app.context, [killed], stopping.signal)).rejects.toThrow('between');
  expect(await fillPast(app.context, [positionsPast], stopping.signal)).toBe(false);
  const input = { cabinetId: shop.id };
  expect(await app.call(getPast, input, shop.owner.token)).toEqual([
    { subject: 'positions', doneDays: 1, days: 3 },
  ]);

  expect(await fillPast(app.context, [positionsPast], never)).toBe(true);
  const stored = await listStored();
  const keys = stored.map(({ product, city, at }) => `${product} ${city} ${at}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(await listShelfRows()).toHaveLength(12 * 2);
  const days = Map.groupBy(
    stored.toSorted((one, other) => one.at.localeCompare(other.at)),
    ({ at }) => moscowDay(new Date(`${at.replace(' ', 'T')}Z`)),
  );
  expect([...days].map(([day, rows]) => [day, rows.length])).toEqual([
    [addDays(DAY, -2), 24 * 4],
    [addDays(DAY, -1), 24 * 4],
    [DAY, 12 * 4],
  ]);
  // What is due from now on was neither checked nor missed.
  const { rows } = await sql<{ gaps: number; due: Date }>`
    select (select count(*)::int from position_gaps) as gaps, min(next_due_at) as due from position_checks`.execute(
    app.context.db,
  );
  expect(rows[0]?.gaps).toBe(0);
  expect(rows[0]?.due.getTime()).toBeGreaterThan(app.clock.now().getTime());
});

test('notes, tags, searches, views and rules are made once, however often they are begun', async () => {
  await track(new Date(START.getTime() - 50 * HOUR_MS));
  await moveTo(new Date(START.getTime() + 12 * HOUR_MS));
  await restartChecks(app.context, shop.id);
  await plan('positions', 3);
  await fillPast(app.context, [positionsPast], never);
  const params = { cabinetId: shop.id, before: app.clock.now(), from: 0, to: 1, signal: never };
  const said = vi.spyOn(app.context.log, 'info');
  const noted = notesPast.fill(app.context, params);
  await vi.waitFor(() =>
    expect(said).toHaveBeenCalledWith({ cabinetId: shop.id }, expect.stringContaining('not yet')),
  );
  // The best day of a month is not known before all of it is there.
  expect(await countRows('notes')).toBe(0);
  const days = missingDays(app.clock.now(), new Set()).map((day) => ({ day, rows: 0 }));
  await markFigureDays(app.context.db, { cabinetId: shop.id, source: 'analytics', at: params.before, days });
  await noted;
  const made = async () => {
    await notesPast.fill(app.context, params);
    await alertsPast.fill(app.context, params);
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from notes) as notes, (select count(*)::int from cabinet_tags) as tags,
        (select count(*)::int from saved_searches) as searches, (select count(*)::int from saved_views) as views,
        (select count(*)::int from position_alerts) as rules, (select count(*)::int from jump_alerts) as jumps,
        (select count(*)::int from position_alert_firings) as firings,
        (select count(*)::int from notifications) as notifications`.execute(app.context.db);
    return rows[0];
  };
  const once = await made();
  // One for each product: both cities began in one minute.
  expect(once).toMatchObject({ notes: 2, searches: 2, views: 3, rules: 2, jumps: 1 });
  expect(await made()).toEqual(once);
});

test('no worker finds a rule before its past is judged', async () => {
  await track(new Date(START.getTime() - 50 * HOUR_MS));
  await moveTo(new Date(START.getTime() + 12 * HOUR_MS));
  await restartChecks(app.context, shop.id);
  await plan('positions', 3);
  await fillPast(app.context, [positionsPast], never);
  const seen: number[] = [];
  const { clickhouse } = app.context;
  // The places that are judged are read there.
  const watching = (context: Context): Context => ({
    ...context,
    clickhouse: {
      ...clickhouse,
      binary: async (...question) => {
        for (const table of ['position_alerts', 'jump_alerts'])
          seen.push(await countRows(table, sql<boolean>`is_on`));
        return clickhouse.binary(...question);
      },
    },
  });
  const before = app.clock.now();
  const params = { cabinetId: shop.id, before, from: 0, to: 1, signal: never };
  await alertsPast.fill(watching(app.context), params);
  expect(new Set(seen)).toEqual(new Set([0]));
  expect(await countRows('position_alerts', sql<boolean>`is_on and judged_until >= ${before}`)).toBe(2);
  expect(await countRows('jump_alerts', sql<boolean>`is_on`)).toBe(1);
});

test('a query that was tracked later has no places from before', async () => {
  const early = new Date(START.getTime() - 50 * HOUR_MS);
  const late = new Date(START.getTime() - 10 * HOUR_MS);
  await track(early);
  const then = contextAt(app.context, late);
  const [sku = 0] = skus;
  await addEntry(then, { cabinetId: shop.id, sku, cityId: KAZAN, queries: [QUERY, 'чехол'] });
  const [entry] = (await app.call(listPositionEntries, { cabinetId: shop.id }, shop.owner.token)).entries;
  await addQueries(then, { cabinetId: shop.id, entryId: entry?.id ?? 0, queries: ['чехол'] });
  await moveTo(new Date(START.getTime() + 12 * HOUR_MS));
  await restartChecks(app.context, shop.id);
  await plan('positions', 4);
  expect(await fillPast(app.context, [positionsPast], never)).toBe(true);
  const stored = await listStored();
  const firstOf = (city: number) => {
    const [first = ''] = stored.flatMap((row) => (row.city === city ? row.at : [])).toSorted();
    return new Date(`${first.replace(' ', 'T')}Z`).getTime();
  };
  expect(firstOf(MOSCOW)).toBeLessThan(early.getTime() + HOUR_MS);
  expect(firstOf(KAZAN)).toBeGreaterThanOrEqual(late.getTime());
  expect(firstOf(KAZAN)).toBeLessThan(late.getTime() + HOUR_MS);
  const firstOfQueries = await app.context.clickhouse.rows(
    'test: first places',
    `select toUnixTimestamp(min(ts)) as at from position_checks_raw
    where cabinet = {cabinet:UInt32} and city = {city:UInt32} group by term_id order by at`,
    { cabinet: shop.id, city: MOSCOW },
    z.object({ at: z.int() }),
  );
  expect(firstOfQueries).toHaveLength(2);
  expect((firstOfQueries[1]?.at ?? 0) * 1000).toBeGreaterThanOrEqual(late.getTime());
});

test('progress comes in the order in which a day is filled', async () => {
  for (const subject of ['notes', 'ozonQueries', 'radar', 'positions'] as const) await plan(subject, 1);
  const past = await app.call(getPast, { cabinetId: shop.id }, shop.owner.token);
  expect(past.map(({ subject }) => subject)).toEqual(['positions', 'radar', 'ozonQueries', 'notes']);
});

const filled = (subject: PastSubject, fill: Filling['fill'] = async () => undefined): Filling => ({
  subject,
  days: 1,
  fill,
});

test('a subject that fails is passed over, and what it failed with comes when nothing else is left', async () => {
  for (const subject of ['positions', 'ozonQueries', 'people'] as const) await plan(subject, 1);
  const failing = filled('positions', () => Promise.reject(new Error('not today')));
  const fillings = [failing, filled('ozonQueries'), filled('people')];
  await expect(fillPast(app.context, fillings, never)).rejects.toThrow('not today');
  expect(await countRows('past_fillings', sql<boolean>`done_days = days`)).toBe(2);
});

test('a subject that waits keeps no other from being tried again', async () => {
  for (const subject of ['radar', 'ownFigures'] as const) await plan(subject, 1);
  const stopping = new AbortController();
  const waiting = filled('radar', async (_context, { signal }) => wait(HOUR_MS, undefined, { signal }));
  let tries = 0;
  const failing = filled('ownFigures', async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
  });
  const beside = [waiting, failing].map((one) => ({ ...one, waits: 'beside' as const }));
  const ended = keepFilling(app.context, beside, stopping.signal);
  await expect
    .poll(() => countRows('past_fillings', sql<boolean>`done_days = days`), { timeout: 20_000 })
    .toBe(1);
  stopping.abort();
  await ended;
  expect(tries).toBe(2);
});

test('what waits for own queries ends with its cabinet, and fails with its key', async () => {
  const params = { cabinetId: shop.id, before: app.clock.now(), from: 0, to: 1, signal: never };
  await radarPast.fill(app.context, { ...params, cabinetId: 0 });
  const said = vi.spyOn(app.context.log, 'info');
  const ended = radarPast.fill(app.context, params).catch((error: unknown) => String(error));
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  await sql`update cabinets set key_status = 'rejected' where id = ${shop.id}`.execute(app.context.db);
  expect(await ended).toContain('rejected');
  // Nothing is done of it, so that it is tried again with another key.
  await expect(ownFiguresPast.fill(app.context, params)).rejects.toThrow('rejected');
});

test('campaigns that did not come are no shop without advertising', async () => {
  const cabinet = await findCabinet(app.context, shop.id);
  if (!cabinet) throw new Error('The cabinet is gone.');
  const send: Context['send'] = async () => ({ outcome: 'unreachable', message: 'lost' });
  await expect(listAdvertised({ ...app.context, send }, cabinet)).rejects.toThrow('Campaigns did not come');
  const keyless = { ...cabinet, performance_client_id: null, performance_sealed: null };
  expect(await listAdvertised(app.context, keyless)).toEqual([]);
});

test('an earlier month of the seller’s own figures comes day by day, all three of them', async () => {
  await moveTo(new Date(START.getTime() + 18 * HOUR_MS));
  // Reports are made in the marketplace's own time.
  await sandbox.clock({ speed: 1000 });
  for (const subject of ['ownFigures', 'ownAnalytics'] as const) await plan(subject, 28);
  // Pages of that time neither wait for the account's minute of today nor take it from the worker.
  expect(await fillPast(app.context, [ownAnalyticsPast], never)).toBe(true);
  expect(await countRows('quota', sql`key like '%/v1/analytics/data'`)).toBe(0);
  // The buckets of a key fill by the machine's time, which a test does not wait for.
  const emptying = setInterval(() => void sql`delete from quota`.execute(app.context.db), 20);
  try {
    // Where a bucket is full all the same, it begins again from what is stored, as its process does.
    const begin = () => fillPast(app.context, [ownFiguresPast], never).catch((error: unknown) => error);
    const setStatus = (status: string) =>
      sql`update cabinets set performance_status = ${status} where id = ${shop.id}`.execute(app.context.db);
    // A key that does not work now is no account without advertising.
    await setStatus('rejected');
    await expect
      .poll(async () => String(await begin()), { timeout: 120_000 })
      .toContain('advertising key does not work');
    await setStatus('valid');
    await expect.poll(begin, { timeout: 240_000 }).toBe(true);
  } finally {
    clearInterval(emptying);
  }
  const { rows } = await sql<{ source: string; days: number; first: string; last: string }>`
    select source, count(*)::int as days, min(day)::text as first, max(day)::text as last
    from (
      select 'queries' as source, day from own_query_days where cabinet_id = ${shop.id} and rows_count > 0
      union all
      select source, day from own_figure_days where cabinet_id = ${shop.id}
    ) as stored
    group by source
    order by source`.execute(app.context.db);
  const span = { days: 28, first: addDays(DAY, -56), last: addDays(DAY, -29) };
  expect(rows).toEqual([
    { source: 'adPhrases', ...span },
    { source: 'ads', ...span },
    { source: 'analytics', ...span },
    { source: 'queries', ...span },
  ]);
  // The line of the collector in the cabinet belongs to the worker.
  const states =
    await sql`select * from collector_states where cabinet_id = ${shop.id} and collector like 'own%'`.execute(
      app.context.db,
    );
  expect(states.rows).toEqual([]);
}, 260_000);
