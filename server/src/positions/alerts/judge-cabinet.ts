import { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { describeFiring } from './describe-firing.ts';
import { findPlan, type Plan } from './find-plan.ts';
import type { AlertRow } from './get-alert.ts';
import type { Course } from './judging/course.ts';
import { type Followed, isAboutWhole, listFollowed, pickFollowed } from './judging/followed.ts';
import { inTurns } from './judging/in-turns.ts';
import { AlertState, type Firing, judgeStepwise } from './judging/judge.ts';
import { fromSeconds, readSince, toSeconds } from './judging/judge-stored.ts';
import { createUsualPlaces } from './judging/usual-places.ts';
import { tellAt } from './quiet-hours.ts';
import type { PositionAlertTables } from './tables.ts';
import { listRecipients, tellFirings } from './tell-firings.ts';

type Judging = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'queue'>;

const NOTHING: ReadonlyMap<string, Course> = new Map();

type Watch = { alert: AlertRow; rule: AlertRule; series: ReadonlyMap<string, Followed>; state: AlertState };
type Judged = Watch & { firings: Firing[] };

/** The log's lines of one rule. */
function toRows({ alert, rule, series, firings }: Judged) {
  return firings.map((firing) => {
    const { queries, hits } = describeFiring(firing, series);
    const at = fromSeconds(firing.at);
    return {
      cabinet_id: alert.cabinet_id,
      alert_id: alert.id,
      at,
      queries,
      hits: JSON.stringify(hits),
      tell_at: tellAt(at, rule.quiet),
    };
  });
}

/** Moves those rules on that are as they were when they were judged. */
async function moveOn(trx: Db, plan: Plan, all: readonly Judged[]): Promise<Judged[]> {
  const ids = all.map(({ alert }) => alert.id);
  // In one order, so that two workers wait for each other and not in a circle.
  await sql`select from position_alerts where id = any(${ids}::integer[]) order by id for update`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number }>`
    update position_alerts as alert
    set judged_until = look.until, awaits = ${plan.awaits}::timestamptz, state = look.state::jsonb
    from unnest(
      ${ids}::integer[],
      ${all.map(({ alert }) => alert.version)}::integer[],
      ${all.map(({ alert }) => alert.judged_until)}::timestamptz[],
      ${all.map(({ state }) => fromSeconds(state.until))}::timestamptz[],
      ${all.map(({ state }) => JSON.stringify(state))}::text[]
    ) as look (id, version, judged_until, until, state)
    where alert.id = look.id and alert.version = look.version and alert.judged_until = look.judged_until
      and alert.is_on
    returning alert.id`.execute(trx);
  const moved = new Set(rows.map(({ id }) => id));
  return all.filter(({ alert }) => moved.has(alert.id));
}

/**
 * States, firings and what is told of them are one transaction, guarded by the states that were judged from: a worker
 * that is killed before its end has done nothing, and the second of two workers does nothing.
 */
async function keep(context: Judging, plan: Plan, all: readonly Judged[]): Promise<void> {
  const { db, clock } = context;
  await db.transaction().execute(async (trx) => {
    for (const judged of await moveOn(trx, plan, all)) {
      if (judged.firings.length === 0) continue;
      await trx
        .withTables<PositionAlertTables>()
        .insertInto('position_alert_firings')
        .values(toRows(judged))
        .onConflict((conflict) => conflict.constraint('position_alert_firings_once').doNothing())
        .execute();
      const now = clock.now();
      for (const recipient of await listRecipients(trx, now, judged.alert.id)) {
        await tellFirings(context, trx, recipient, now);
      }
    }
  });
}

async function listWatches(db: Db, cabinetId: number): Promise<Watch[]> {
  const alerts = await db
    .withTables<PositionAlertTables>()
    .selectFrom('position_alerts')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .where('is_on', '=', true)
    .orderBy('id')
    .execute();
  if (alerts.length === 0) return [];
  const followed = await listFollowed(db, cabinetId);
  return alerts.map((alert) => {
    const rule = AlertRule.parse(alert.rule);
    return { alert, rule, series: pickFollowed(rule, followed), state: AlertState.parse(alert.state) };
  });
}

/** The courses of some of the queries of a cabinet. */
function pickCourses(courses: ReadonlyMap<string, Course>, series: ReadonlyMap<string, Followed>) {
  return new Map([...courses].filter(([key]) => series.has(key)));
}

/** Judges all rules of a cabinet up to where its checks have come, from one look at what is stored. */
export async function judgeCabinet(context: Judging, cabinetId: number): Promise<void> {
  const { db, clock } = context;
  // Before the checks are read: what has ended by now is stored by then.
  const plan = await findPlan(db, cabinetId, clock.now());
  const watches = await listWatches(db, cabinetId);
  if (watches.length === 0) return;
  const asked = {
    series: new Map(watches.flatMap(({ series }) => [...series])),
    isWhole: watches.some(({ rule }) => isAboutWhole(rule)),
  };
  const since = Math.min(...watches.map(({ state }) => state.until));
  const until = toSeconds(plan.settledUntil);
  const courses = since < until ? await readSince(context, cabinetId, asked, { since, until }) : NOTHING;
  const usualPlaces = createUsualPlaces(since);
  const all: Judged[] = [];
  for (const watch of watches) {
    const seen = pickCourses(courses, watch.series);
    const steps = judgeStepwise(watch.rule, seen, watch.state, { until, usualPlaces });
    all.push({ ...watch, ...(await inTurns(steps)) });
  }
  await keep(context, plan, all);
}
