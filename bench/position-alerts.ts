import type { CabinetId } from '@vitrina/contract/ids.ts';
import { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { addAlert } from '../server/src/alerts/change-alerts.ts';
import type { ReadCost } from '../server/src/platform/clickhouse/client.ts';
import { toStoredMoment } from '../server/src/platform/clickhouse/stored-moment.ts';
import { stoppedClock } from '../server/src/platform/clock.ts';
import type { Context } from '../server/src/platform/context.ts';
import { listFollowed } from '../server/src/positions/alerts/judging/followed.ts';
import { deliverPositionAlerts, positionAlerts } from '../server/src/positions/alerts/position-alerts.ts';
import { rehearse } from '../server/src/positions/alerts/rehearse.ts';
import { CHECKED_DAYS, fillChecks } from './fill-checks.ts';
import { makeSeller } from './make-seller.ts';
import { inMs, measure } from './measure.ts';
import type { Row } from './report.ts';

const PRODUCTS = 10;
const QUERIES = 40;
const SERIES = PRODUCTS * QUERIES;
const RULES = 20;
const REHEARSALS = 25;
const TICKS = 25;
const STEP_MS = 5 * 60_000;
const BUDGET_P95_MS = 500;
/** What a thousand such cabinets with twenty rules each bring in five minutes. */
const BUDGET_A_SECOND = (1000 * RULES * SERIES) / (STEP_MS / 1000);

const SCAN = `
select count() as checks, max(ts) as last, sum(place) as places
from position_checks_raw
where cabinet = {cabinet:UInt32} and ts >= fromUnixTimestamp({since:Int64})`;

const rules = Array.from({ length: RULES }, (_, index) =>
  AlertRule.parse({
    scope: { kind: 'cabinet' },
    change: index % 2 === 0 ? { kind: 'falls', by: 10 + index } : { kind: 'below', place: 10 * index },
    atLeast: 1 + index,
    lastingMinutes: index % 3 === 0 ? 120 : 0,
  }),
);
const [rehearsed] = rules;

async function scan(context: Context, cabinet: number, days: number) {
  const since = Math.floor(context.clock.now().getTime() / 1000) - days * 24 * 60 * 60;
  await context.clickhouse.rows('bare scan', SCAN, { cabinet, since }, z.object({ checks: z.number() }));
}

/** Every query of the cabinet is checked once more, and the plan says so. */
async function tick(context: Context, cabinetId: number, slot: Date): Promise<void> {
  const followed = await listFollowed(context.db, cabinetId);
  await context.clickhouse.insert(
    'bench: tick',
    'position_checks_raw',
    followed.map(({ termId, cityId, sku }, index) => ({
      cabinet: cabinetId,
      term_id: termId,
      city: cityId,
      product: sku,
      ts: toStoredMoment(slot),
      outcome: 'found',
      place: 1 + ((termId * 7 + index + slot.getTime() / STEP_MS) % 300),
      places_read: 40,
      mode: 'plain',
      late_seconds: 0,
    })),
  );
  await sql`update position_checks set next_due_at = ${new Date(slot.getTime() + STEP_MS)}
    where cabinet_id = ${cabinetId}`.execute(context.db);
}

async function measureLive(context: Context, costs: ReadCost[], cabinetId: CabinetId, userId: number) {
  for (const rule of rules) await addAlert(context, positionAlerts, { cabinetId, userId }, { rule });
  let slot = new Date(Math.floor(Date.now() / STEP_MS) * STEP_MS);
  // A tick is put there before each round, and only the round is timed.
  const times: number[] = [];
  for (let round = 0; round <= TICKS; round += 1) {
    slot = new Date(slot.getTime() + STEP_MS);
    await tick(context, cabinetId, slot);
    const at = stoppedClock(new Date(slot.getTime() + 10_000));
    const started = performance.now();
    await deliverPositionAlerts({ ...context, clock: at });
    // The first one reads everything for the first time.
    if (round > 0) times.push(performance.now() - started);
  }
  const bare = await measure(costs, TICKS, () => scan(context, cabinetId, 1));
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { aSecond: (RULES * SERIES * 1000) / mean, mean, bare };
}

/** Rules about positions: a rehearsal on a month of the largest cabinet of the shortest step, and what is judged live. */
export async function measurePositionAlerts(context: Context, costs: ReadCost[]): Promise<Row[]> {
  const { cabinetId, userId } = await makeSeller(context, 'Bench');
  const queries = Array.from({ length: QUERIES }, (_, index) => `термос ${index}`);
  for (let product = 1; product <= PRODUCTS; product += 1) {
    await fillChecks(context, { cabinetId, sku: product, queries });
  }
  // Rehearsals go up to the earliest check that has not ended.
  await sql`update position_checks set next_due_at = ${new Date()} where cabinet_id = ${cabinetId}`.execute(
    context.db,
  );
  if (rehearsed === undefined) throw new Error('There are rules to rehearse.');
  const played = await measure(costs, REHEARSALS, () => rehearse(context, { cabinetId, rule: rehearsed }));
  const bare = await measure(costs, REHEARSALS, () => scan(context, cabinetId, CHECKED_DAYS));
  const live = await measureLive(context, costs, cabinetId, userId);
  return [
    {
      what: `rehearsal of a rule on ${CHECKED_DAYS} days of ${PRODUCTS} products × ${QUERIES} queries every 5 minutes (3.2 million checks), ${REHEARSALS} rounds`,
      measured: inMs(played),
      baseline: `bare scan of the same checks: ${inMs(bare)}`,
      ratio: played.p50 / bare.p50,
      budget: `p95 < ${BUDGET_P95_MS} ms`,
      isKept: played.p95 < BUDGET_P95_MS,
    },
    {
      what: `live: ${RULES} rules on ${SERIES} new checks, queries judged a second (${live.mean.toFixed(0)} ms a tick, ${TICKS} ticks)`,
      measured: `${Math.round(live.aSecond).toLocaleString('en')}/s`,
      baseline: `bare scan of the day they are compared with: ${inMs(live.bare)}`,
      ratio: live.mean / live.bare.p50,
      budget: `at least ${Math.round(BUDGET_A_SECOND).toLocaleString('en')}/s: 1,000 such cabinets`,
      isKept: live.aSecond >= BUDGET_A_SECOND,
    },
  ];
}
