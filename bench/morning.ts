import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { MOMENTS_OF_FORECAST, POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { toStoredMoment } from '../server/src/platform/clickhouse/stored-moment.ts';
import type { Context } from '../server/src/platform/context.ts';
import { storeForecasts } from '../server/src/positions/forecast/store-forecasts.ts';
import { getMorning } from '../server/src/statistics/morning/get-morning.ts';
import { makeSeller } from './make-seller.ts';
import { inMs, measure } from './measure.ts';
import type { Bench } from './open-bench.ts';
import type { Row } from './report.ts';
import { processorMs } from './tools/processes.ts';

const PRODUCTS = 500;
const QUERIES = 20;
const ENTRIES = PRODUCTS * QUERIES;
/** Two days and what the quarter of the day adds to them. */
const CHECKED_HOURS = 54;
const CHECKED_EVERY_HOURS = 6;
const ROUNDS = 40;
const BUDGET_P95_MS = 300;
const CITY = 213;

type Series = { sku: number; cityId: number; termId: number };

async function follow({ db }: Context, cabinetId: number): Promise<Series[]> {
  await sql`
    insert into position_entries (cabinet_id, sku, city_id, name, created_at, starts_at, first_expected_at)
    select ${cabinetId}, number, ${CITY}, 'Товар ' || number, now(), now(), now()
    from generate_series(1, ${PRODUCTS}::integer) as number`.execute(db);
  await sql`
    insert into position_terms (cabinet_id, query)
    select ${cabinetId}, 'запрос ' || number from generate_series(1, ${ENTRIES}::integer) as number`.execute(
    db,
  );
  const { rows } = await sql<Series>`
    with followed as (
      insert into position_queries (entry_id, cabinet_id, term_id)
      select entry.id, entry.cabinet_id, term.id
      from position_entries as entry
      join position_terms as term on term.cabinet_id = entry.cabinet_id
        and (substr(term.query, 8)::integer - 1) / ${QUERIES}::integer = entry.sku - 1
      where entry.cabinet_id = ${cabinetId}
      returning entry_id, term_id
    )
    select entry.sku, entry.city_id as "cityId", followed.term_id as "termId"
    from followed join position_entries as entry on entry.id = followed.entry_id`.execute(db);
  return rows;
}

/** One of seventy falls on the last day; the others wander. */
function placeOf(index: number, hoursAgo: number): number {
  const usual = 1 + ((index * 7919) % 120);
  const wanders = (index + hoursAgo) % 3;
  return usual + wanders + (index % 70 === 0 && hoursAgo < 12 ? 40 : 0);
}

async function check(context: Context, cabinetId: number, series: readonly Series[]): Promise<void> {
  const now = context.clock.now();
  for (let hoursAgo = 1; hoursAgo < CHECKED_HOURS; hoursAgo += CHECKED_EVERY_HOURS)
    await context.clickhouse.insert(
      'bench: checks',
      'position_checks_raw',
      series.map(({ sku, cityId, termId }, index) => ({
        cabinet: cabinetId,
        term_id: termId,
        city: cityId,
        product: sku,
        ts: toStoredMoment(new Date(now.getTime() - hoursAgo * HOUR_MS)),
        outcome: 'found',
        place: placeOf(index, hoursAgo),
        places_read: 1000,
        mode: 'plain',
        late_seconds: 0,
      })),
    );
}

/** Each ninetieth is expected to leave its top. */
async function forecast(context: Context, cabinetId: number, series: readonly Series[]): Promise<void> {
  const bound = (place: number) => Array.from({ length: MOMENTS_OF_FORECAST }, () => place);
  const chances = (index: number) =>
    POSITION_FORECAST.tops.map(() =>
      Array.from({ length: MOMENTS_OF_FORECAST }, (_, moment) => (index % 90 === 0 && moment > 13 ? 30 : 80)),
    );
  await storeForecasts(
    context,
    { cabinetId, night: startOfMoscowDay(moscowDay(context.clock.now())) },
    series.map((key, index) => ({
      ...key,
      forecast: {
        reason: null,
        bands: {
          best80: bound(4),
          best50: bound(8),
          middle: bound(12),
          worst50: bound(20),
          worst80: bound(40),
        },
        chances: chances(index),
      },
    })),
  );
}

const Scanned = z.object({ places: z.number() });

/** The same checks and forecasts as they lie there, without a question to them. */
async function scan({ clickhouse, clock }: Context, cabinet: number): Promise<void> {
  const since = startOfMoscowDay(addDays(moscowDay(clock.now()), -2)).getTime() / 1000;
  await clickhouse.rows(
    'bare scan',
    `select sum(ifNull(place, 0)) as places from position_checks_raw
    where cabinet = {cabinet:UInt32} and ts >= fromUnixTimestamp({since:Int64})`,
    { cabinet, since },
    Scanned,
  );
  await clickhouse.rows(
    'bare scan of forecasts',
    'select sum(arraySum(chances)) as places from position_forecasts where cabinet = {cabinet:UInt32}',
    { cabinet },
    Scanned,
  );
}

/** What fell and what will probably fall, of the largest cabinet. */
export async function measureMorning({ context, costs, enginePid }: Bench): Promise<Row[]> {
  const { cabinetId } = await makeSeller(context, 'Bench');
  const series = await follow(context, cabinetId);
  await check(context, cabinetId, series);
  await forecast(context, cabinetId, series);
  const answer = await getMorning(context, cabinetId);
  if (answer.falls.total === 0 || answer.likely.total === 0) throw new Error('Something falls there.');
  const [engine, server] = [processorMs(enginePid), processorMs(process.pid)];
  const answered = await measure(costs, ROUNDS, () => getMorning(context, cabinetId));
  // One round more than is timed: the first one warms up.
  const each = (now: number, before: number) => ((now - before) / (ROUNDS + 1)).toFixed(0);
  const processor = `processor ${each(processorMs(enginePid), engine)} + ${each(processorMs(process.pid), server)} ms`;
  const bare = await measure(costs, ROUNDS, () => scan(context, cabinetId));
  return [
    {
      what: `morning of ${ENTRIES.toLocaleString('en')} tracked queries: ${answer.falls.total} falls, ${answer.likely.total} likely ones, ${ROUNDS} rounds`,
      measured: `${inMs(answered)}, ${processor}`,
      baseline: `bare scan of two days of checks and of a night: ${inMs(bare)}`,
      ratio: answered.p50 / bare.p50,
      budget: `p95 < ${BUDGET_P95_MS} ms`,
      isKept: answered.p95 < BUDGET_P95_MS,
    },
  ];
}
