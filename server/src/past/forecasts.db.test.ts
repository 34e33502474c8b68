import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { listPositionForecasts, POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../test/builders/observations.ts';
import { setPlan } from '../billing/plans/set-plan.ts';
import { addEntry } from '../positions/entries/add-entry.ts';
import { forecastPositions } from '../positions/forecast/forecast-positions.ts';
import { forecastsPast } from './forecasts.ts';

const NIGHT = startOfMoscowDay('2026-03-02');
const MORNING = new Date(NIGHT.getTime() + 9 * HOUR_MS);
const QUERIES = Array.from({ length: 14 }, (_, index) => `чай ${index}`);
const never = new AbortController().signal;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: MORNING });
});
afterAll(() => app.close());

test('each night of the past is forecast by what was there before it, and replaces what a worker has made of too little', async () => {
  const { context } = app;
  const cabinet = await makeCabinet(app);
  await setPlan(context, cabinet.owner.id, 'expert', 900);
  const { entryId } = await addEntry(context, { cabinetId: cabinet.id, sku: 5, cityId: 1, queries: QUERIES });
  await forecastPositions(context, never);
  const list = () =>
    app.call(listPositionForecasts, { cabinetId: cabinet.id, entryId, moment: 6 }, cabinet.owner.token);
  expect((await list()).rows[0]?.reason).toBe('tooShort');
  const terms = await listTermIds(app, cabinet.id);
  const hours = Array.from(
    { length: 28 * 24 + 9 },
    (_, hour) => new Date(MORNING.getTime() - (hour + 1) * HOUR_MS),
  );
  await makeObservations(
    app,
    QUERIES.flatMap((query, index) =>
      hours.map((at, hour) => ({
        cabinet: cabinet.id,
        product: 5,
        at,
        termId: terms.get(query) ?? 0,
        place: 20 + index + (((hour * 2_654_435_761 + index * 40_503) >>> 16) % 5),
      })),
    ),
  );
  const filling = { cabinetId: cabinet.id, before: MORNING, from: 0, to: 1, signal: never };
  await forecastsPast.fill(context, filling);
  const nights = await context.clickhouse.rows(
    'test: nights',
    `select toUnixTimestamp(night) as at, countIf(reason = '') as said, count() as n
    from position_forecasts final group by night order by night`,
    {},
    z.object({ at: z.int(), said: z.int(), n: z.int() }),
  );
  const expected = Array.from({ length: 15 }, (_, index) => (NIGHT.getTime() - (14 - index) * DAY_MS) / 1000);
  expect(nights.map(({ at }) => at)).toEqual(expected);
  expect(nights.every(({ n }) => n === QUERIES.length)).toBe(true);
  const { rows } = await list();
  expect(rows.every(({ reason }) => reason === null)).toBe(true);
  const came = rows.map((row) => row.came);
  expect(Math.min(...came)).toBeGreaterThan(2 * POSITION_FORECAST.days);
  const held = rows.reduce((sum, row) => sum + row.held, 0) / came.reduce((sum, one) => sum + one, 0);
  expect(held).toBeGreaterThan(0.65);
});
