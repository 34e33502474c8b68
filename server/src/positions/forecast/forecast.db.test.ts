import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import {
  getPositionForecast,
  listPositionForecasts,
  momentOfForecast,
  POSITION_FORECAST,
} from '@vitrina/contract/positions/forecast.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import {
  listTermIds,
  makeObservations,
  type ObservationOverrides,
} from '../../../test/builders/observations.ts';
import { refusal } from '../../../test/refusal.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { addEntry } from '../entries/add-entry.ts';
import { forecastCabinet } from './forecast-cabinet.ts';
import { forecastPositions } from './forecast-positions.ts';
import { findDrifts } from './keep-drifts.ts';
import { learnNight } from './learn-night.ts';
import { sweepForecasts } from './sweep-forecasts.ts';

const NIGHT = startOfMoscowDay('2026-03-02');
const MORNING = new Date(NIGHT.getTime() + 9 * HOUR_MS);
const QUERIES = Array.from({ length: 14 }, (_, index) => `чай ${index}`);
const EVENING = momentOfForecast(4, POSITION_FORECAST.eveningHour);
const never = new AbortController().signal;

type Made = Awaited<ReturnType<typeof makeCabinet>>;

let app: TestApp;
let cabinet: Made;
let entryId: number;
beforeAll(async () => {
  app = await startTestApp({ now: MORNING });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(MORNING);
  await sql`delete from cabinets`.execute(app.context.db);
  await sql`delete from position_forecast_drifts`.execute(app.context.db);
  await app.context.clickhouse.command('test: empty', 'truncate table position_forecasts');
  cabinet = await makeCabinet(app);
  await setPlan(app.context, cabinet.owner.id, 'expert', 900);
  ({ entryId } = await addEntry(app.context, { cabinetId: cabinet.id, sku: 5, cityId: 1, queries: QUERIES }));
});

/** Hourly checks of every query until a moment: the first is mostly not found, the others wander around places of their own. */
async function check(until: Date, days: number, { id } = cabinet): Promise<void> {
  const terms = await listTermIds(app, id);
  const checks: ObservationOverrides[] = [];
  for (const [index, query] of QUERIES.entries())
    for (let hour = 1; hour <= 24 * days; hour += 1) {
      const at = new Date(until.getTime() - hour * HOUR_MS + 30 * MINUTE_MS);
      const wanders = ((hour * 2_654_435_761 + index * 40_503) >>> 16) % 5;
      const found = { place: 20 + 2 * index + wanders };
      const key = { cabinet: id, product: 5, at, termId: terms.get(query) ?? 0 };
      checks.push(index === 0 ? { ...key, outcome: 'notFound' } : { ...key, ...found });
    }
  await makeObservations(app, checks);
}

const list = (moment = EVENING) =>
  app.call(listPositionForecasts, { cabinetId: cabinet.id, entryId, moment }, cabinet.owner.token);
const get = (query: string) =>
  app.call(getPositionForecast, { cabinetId: cabinet.id, entryId, query }, cabinet.owner.token);
const forecast = (signal = never) => forecastPositions(app.context, signal);

async function countStored(): Promise<number> {
  const [row] = await app.context.clickhouse.rows(
    'test: forecasts',
    'select count() as n from position_forecasts final',
    {},
    z.object({ n: z.int() }),
  );
  return row?.n ?? 0;
}

async function makeNight(night: Date): Promise<void> {
  const drifts = await learnNight(app.context, night);
  await forecastCabinet(app.context, { cabinetId: cabinet.id, night, drifts, signal: never });
}

test('a night says of each query where it may stand, or why it cannot', async () => {
  await check(NIGHT, 28);
  await forecast();
  const { night, rows } = await list();
  expect(night).toBe(NIGHT.toISOString());
  expect(rows.map(({ query }) => query).toSorted()).toEqual(QUERIES.toSorted());
  const [absent, second] = [
    rows.find(({ query }) => query === 'чай 0'),
    rows.find(({ query }) => query === 'чай 1'),
  ];
  expect(absent).toMatchObject({ reason: 'notFound', moment: null, held: 0, came: 0 });
  expect(second?.reason).toBeNull();
  const { best80, middle, worst80, chances } = second?.moment ?? {};
  expect(
    [best80, middle, worst80].every(
      (place) => place !== null && place !== undefined && place >= 20 && place <= 28,
    ),
  ).toBe(true);
  expect(chances).toEqual([1, 99, 99]);
});

test('a chart has the days before, the bands, and what was said a week ago', async () => {
  await check(MORNING, 28 + 8);
  await makeNight(new Date(NIGHT.getTime() - 7 * DAY_MS));
  await forecast();
  const { hours, bands, before } = await get('чай 1');
  expect(hours).toHaveLength(7 * 24 + 9);
  expect(hours.every((place) => typeof place === 'number')).toBe(true);
  expect(bands?.middle).toHaveLength(56);
  expect(before?.worst80).toHaveLength(56);
  const { rows } = await list();
  const record = rows.find(({ query }) => query === 'чай 1');
  expect(record?.came).toBe(7);
  expect(record?.held).toBeGreaterThanOrEqual(4);
});

test('without a plan for positions there is neither a forecast nor a place of the days before', async () => {
  await check(NIGHT, 28);
  await forecast();
  await setPlan(app.context, cabinet.owner.id, 'start', 900);
  expect(await list()).toEqual({ night: NIGHT.toISOString(), rows: [] });
  expect(await get('чай 1')).toEqual({ night: NIGHT.toISOString(), hours: [], bands: null, before: null });
});

test('a query that is new has no forecast before the next night, one that is not followed has nothing', async () => {
  expect((await list()).rows[0]).toEqual({
    query: 'чай 0',
    reason: 'notYet',
    moment: null,
    held: 0,
    came: 0,
  });
  expect(await get('кофе')).toEqual({ night: NIGHT.toISOString(), hours: [], bands: null, before: null });
  await forecast();
  expect((await list()).rows.map(({ reason }) => reason)).toEqual(QUERIES.map(() => 'tooShort'));
});

test('each night is made once, after its last checks, and by nobody else meanwhile', async () => {
  await check(NIGHT, 28);
  app.clock.set(new Date(NIGHT.getTime() + 10 * MINUTE_MS));
  await forecast();
  expect(await countStored()).toBe(0);
  app.clock.set(MORNING);
  await Promise.all([forecast(), forecast()]);
  expect(await countStored()).toBe(QUERIES.length);
  await app.context.clickhouse.command('test: empty', 'truncate table position_forecasts');
  await forecast();
  expect(await countStored()).toBe(0);
});

test('ended in the middle it goes on, and what was made twice is there once', async () => {
  await check(NIGHT, 28);
  const drifts = await learnNight(app.context, NIGHT);
  const ended = AbortSignal.abort();
  await expect(
    forecastCabinet(app.context, { cabinetId: cabinet.id, night: NIGHT, drifts, signal: ended }),
  ).rejects.toThrow();
  await forecastCabinet(app.context, { cabinetId: cabinet.id, night: NIGHT, drifts, signal: never });
  await sql`delete from position_forecast_nights`.execute(app.context.db);
  const before = await list();
  await forecast();
  expect(await countStored()).toBe(QUERIES.length);
  expect(await list()).toEqual(before);
});

test('what comes after a night changes nothing of it', async () => {
  await check(NIGHT, 28);
  await makeNight(NIGHT);
  const [before, learned] = [await list(), await findDrifts(app.context, NIGHT)];
  await makeObservations(
    app,
    [...(await listTermIds(app, cabinet.id)).values()].map((termId) => ({
      cabinet: cabinet.id,
      product: 5,
      at: NIGHT,
      place: 900,
      termId,
    })),
  );
  await makeNight(NIGHT);
  expect(await list()).toEqual(before);
  expect(await findDrifts(app.context, NIGHT)).toEqual(learned);
});

test('soon after midnight the forecasts of the night before are shown', async () => {
  await check(NIGHT, 28);
  await forecast();
  app.clock.set(new Date(NIGHT.getTime() + DAY_MS + 5 * MINUTE_MS));
  expect((await list()).night).toBe(NIGHT.toISOString());
});

test('a cabinet that is deleted while it is forecast is not in the way', async () => {
  const drifts = await learnNight(app.context, NIGHT);
  await sql`delete from cabinets`.execute(app.context.db);
  await forecastCabinet(app.context, { cabinetId: cabinet.id, night: NIGHT, drifts, signal: never });
  const { rows } = await sql`select * from position_forecast_nights`.execute(app.context.db);
  expect(rows).toEqual([]);
});

test('nights that no record counts any more are swept', async () => {
  await makeNight(NIGHT);
  await makeNight(new Date(NIGHT.getTime() - 36 * DAY_MS));
  await sweepForecasts(app.context);
  expect(await countStored()).toBe(QUERIES.length);
  const { rows } = await sql<{ day: string }>`
    select learned_on::text as day from position_forecast_drifts`.execute(app.context.db);
  expect(rows).toEqual([{ day: moscowDay(NIGHT) }]);
  app.clock.set(startOfMoscowDay(addDays(moscowDay(NIGHT), 40)));
  await sweepForecasts(app.context);
  expect(await countStored()).toBe(0);
});

test('another cabinet finds nothing of it', async () => {
  const stranger = await makeCabinet(app);
  for (const [route, input] of [
    [listPositionForecasts, { moment: EVENING }],
    [getPositionForecast, { query: 'чай 1' }],
  ] as const) {
    const answer = await app.inject(
      route,
      { cabinetId: stranger.id, entryId, ...input },
      stranger.owner.token,
    );
    expect(answer.body).toEqual(refusal('position.notFound'));
  }
});
