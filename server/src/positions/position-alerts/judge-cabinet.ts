import { AlertRule } from '@vitrina/contract/position-alerts.ts';
import type { Context } from '../../platform/context.ts';
import type { Course } from './course.ts';
import { describeFiring } from './describe-firing.ts';
import { findPlan, type Plan } from './find-plan.ts';
import { type Followed, listFollowed, pickFollowed } from './followed.ts';
import type { AlertRow } from './get-alert.ts';
import { AlertState, type Firing, judge } from './judge.ts';
import { fromSeconds, readSince, toSeconds } from './judge-stored.ts';
import { tellAt } from './quiet-hours.ts';
import type { PositionAlertTables } from './tables.ts';
import { listRecipients, tellFirings } from './tell-firings.ts';

type Judging = Pick<Context, 'db' | 'clickhouse' | 'clock'>;

const NOTHING: ReadonlyMap<string, Course> = new Map();

type Judged = { alert: AlertRow; plan: Plan; state: AlertState; firings: Firing[] };

/**
 * State, firings and what is told of them are one transaction, guarded by the state that was judged from: a worker that
 * is killed before its end has done nothing, and the second of two workers does nothing.
 */
async function keep(
  { db, clock }: Judging,
  { alert, plan, state, firings }: Judged,
  series: ReadonlyMap<string, Followed>,
): Promise<void> {
  const { quiet } = AlertRule.parse(alert.rule);
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<PositionAlertTables>();
    const moved = await tables
      .updateTable('position_alerts')
      .set({ judged_until: fromSeconds(state.until), awaits: plan.awaits, state: JSON.stringify(state) })
      .where('id', '=', alert.id)
      .where('version', '=', alert.version)
      .where('judged_until', '=', alert.judged_until)
      .where('is_on', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (!moved || firings.length === 0) return;
    await tables
      .insertInto('position_alert_firings')
      .values(
        firings.map((firing) => {
          const { queries, hits } = describeFiring(firing, series);
          const at = fromSeconds(firing.at);
          return {
            cabinet_id: alert.cabinet_id,
            alert_id: alert.id,
            at,
            queries,
            hits: JSON.stringify(hits),
            tell_at: tellAt(at, quiet),
          };
        }),
      )
      .onConflict((conflict) => conflict.constraint('position_alert_firings_once').doNothing())
      .execute();
    const now = clock.now();
    for (const recipient of await listRecipients(trx, now, alert.id)) await tellFirings(trx, recipient, now);
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
  const alerts = await db
    .withTables<PositionAlertTables>()
    .selectFrom('position_alerts')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .where('is_on', '=', true)
    .orderBy('id')
    .execute();
  if (alerts.length === 0) return;
  const followed = await listFollowed(db, cabinetId);
  const seriesOf = new Map(alerts.map(({ id, rule }) => [id, pickFollowed(AlertRule.parse(rule), followed)]));
  const all = new Map([...seriesOf.values()].flatMap((series) => [...series]));
  const states = new Map(alerts.map(({ id, state }) => [id, AlertState.parse(state)]));
  const since = Math.min(...[...states.values()].map((state) => state.until));
  const until = toSeconds(plan.settledUntil);
  const courses = since < until ? await readSince(context, cabinetId, all, { since, until }) : NOTHING;
  for (const alert of alerts) {
    const [series, state] = [seriesOf.get(alert.id), states.get(alert.id)];
    if (!series || !state) continue;
    const judged = judge(AlertRule.parse(alert.rule), pickCourses(courses, series), state, until);
    await keep(context, { alert, plan, ...judged }, series);
  }
}
