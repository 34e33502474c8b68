import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { countViewers } from '../src/my-requests/count-viewers.ts';
import { listMostSeen } from '../src/own-queries/list-leaders.ts';
import { listBestPlaces } from '../src/own-queries/places/list-best-places.ts';
import type { ClickHouse } from '../src/platform/clickhouse/client.ts';
import { listCurve } from '../src/request-statistics/list-curve.ts';
import { listProductRevenue, listQueryRevenue } from '../src/statistics/changes/list-own-revenue.ts';
import { listOwnTexts } from '../src/statistics/changes/list-query-jumps.ts';
import { listSeen } from '../src/statistics/changes/list-seen.ts';
import { listOwnQueries } from '../src/statistics/list-own-queries.ts';
import { listSearchDays } from '../src/statistics/list-search-days.ts';
import { listOwnWeeks } from '../src/statistics/morning/suggestions/own-weeks.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeCabinet } from './builders/factories.ts';

// A projection is matched by the words of a statement: one that is told otherwise is right as well, and reads eight
// times as much.

const DAY: Day = '2026-03-08';
const span = { from: DAY, to: DAY };
const week = { from: addDays(DAY, -6), to: DAY };
const days = { visible: span, hiddenDays: 0, week: span, weekBefore: null, lookBack: null };

let app: TestApp;
let cabinet: number;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-09T13:00:00Z') });
  cabinet = (await makeCabinet(app)).id;
  await app.context.clickhouse.command(
    'test: a large cabinet',
    `insert into own_query_day
     select {cabinet:UInt32}, 1 + number % 100, 'запрос ' || toString(intDiv(number, 100) % 1000), {day:Date},
       10, 5, 3, 0.1, 1, 100, now()
     from numbers(100000)`,
    { cabinet, day: DAY },
  );
  await app.context.clickhouse.insert('test: a query of the market', 'q', [{ id: 1, text: 'запрос 1' }]);
  await sql`insert into own_query_days values (${cabinet}, ${DAY}, 100000, now())`.execute(app.context.db);
});
afterAll(() => app.close());

/** The plans of the statements that are asked. */
async function plansOf(ask: (clickhouse: ClickHouse) => Promise<unknown>): Promise<string> {
  const { clickhouse } = app.context;
  const plans: string[] = [];
  await ask({
    ...clickhouse,
    rows: async (name, statement, parameters, row) => {
      const Line = z.object({ explain: z.string() });
      const lines = await clickhouse.rows(name, `explain projections = 1 ${statement}`, parameters, Line);
      plans.push(...lines.map(({ explain }) => explain));
      return clickhouse.rows(name, statement, parameters, row);
    },
  });
  return plans.join('\n');
}

test('figures of a product over its queries are read from its daily sums', async () => {
  const excluded = { skus: [], queries: [] };
  const ofProduct = expect.stringContaining('ReadFromMergeTree (of_product)');
  const requested = [
    (clickhouse: ClickHouse) => countViewers({ clickhouse }, cabinet, days, excluded),
    (clickhouse: ClickHouse) =>
      listMostSeen({ ...app.context, clickhouse }, { cabinetId: cabinet, span, most: 10 }),
    (clickhouse: ClickHouse) => listCurve({ clickhouse }, cabinet, span),
    (clickhouse: ClickHouse) => listOwnWeeks({ clickhouse }, cabinet, week),
    (clickhouse: ClickHouse) => listProductRevenue({ clickhouse }, cabinet, span, [1, 2]),
  ];
  for (const ask of requested) expect(await plansOf(ask)).toEqual(ofProduct);
});

test('figures of a day over all products are read from its sum', async () => {
  const plans = await plansOf((clickhouse) => listSearchDays({ ...app.context, clickhouse }, cabinet, span));
  expect(plans).toContain('ReadFromMergeTree (of_day)');
});

test('what a query had on a day is read from its line of the day', async () => {
  const ofText = expect.stringContaining('ReadFromMergeTree (of_text)');
  const requested = [
    (clickhouse: ClickHouse) => listOwnQueries({ ...app.context, clickhouse }, cabinet, 10),
    (clickhouse: ClickHouse) =>
      listBestPlaces({ ...app.context, clickhouse }, [cabinet], [], {
        day: DAY,
        rows: [{ query_id: 1, text: 'запрос 1' }],
      }),
    (clickhouse: ClickHouse) => listOwnTexts({ clickhouse }, cabinet, span),
  ];
  for (const ask of requested) expect(await plansOf(ask)).toEqual(ofText);
});

test('how many saw what stands at a depth is read from the sums of the day', async () => {
  const plans = await plansOf((clickhouse) => listSeen({ clickhouse }, cabinet, span));
  expect(plans).toContain('ReadFromMergeTree (of_depth)');
});

test('what a few queries brought is looked up by their numbers', async () => {
  const plans = await plansOf((clickhouse) => listQueryRevenue({ clickhouse }, cabinet, span, ['запрос 1']));
  expect(plans).toContain('ReadFromMergeTree (by_text)');
});
