import { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import type { AlertRow, Due, Judged } from '../../alerts/define-alerts.ts';
import { isolateFailures } from '../../alerts/deliver-alerts.ts';
import { listActive } from '../../alerts/find-alerts.ts';
import { deliverAt } from '../../notifications/quiet-hours.ts';
import { inSlices } from '../../platform/background/in-slices.ts';
import type { Context } from '../../platform/context.ts';
import { describeFiring } from './describe-firing.ts';
import { findCheckProgress } from './find-check-progress.ts';
import { type Followed, isAboutWhole, listFollowed, pickFollowed } from './judging/followed.ts';
import { AlertState, type Firing, judgeStepwise } from './judging/judge.ts';
import { fromSeconds, readSince, toSeconds } from './judging/judge-stored.ts';
import type { PlaceSeries } from './judging/place-series.ts';
import { createUsualPlaces } from './judging/usual-places.ts';
import { POSITION_ALERTS, type PositionAlertColumns } from './tables.ts';

const NOTHING: ReadonlyMap<string, PlaceSeries> = new Map();

export type PositionAlertRow = AlertRow & PositionAlertColumns;
type Watch = Due & {
  alert: PositionAlertRow;
  rule: AlertRule;
  series: ReadonlyMap<string, Followed>;
  state: AlertState;
};

/** A line of a rule's log. */
function toLine(firing: Firing, { rule, series }: Watch) {
  const at = fromSeconds(firing.at);
  return { ...describeFiring(firing, series), at, deliver_at: deliverAt(at, rule.quiet) };
}
export type FiringLine = ReturnType<typeof toLine>;

async function listWatches(context: Pick<Context, 'db' | 'log'>, cabinetId: number): Promise<Watch[]> {
  const { db } = context;
  const active = await listActive<PositionAlertColumns>(
    db,
    POSITION_ALERTS,
    sql`alert.cabinet_id = ${cabinetId}`,
  );
  if (active.length === 0) return [];
  const followed = await listFollowed(db, cabinetId);
  const each = active.map((alert) => ({ cabinetId, alertId: alert.id, alert }));
  return isolateFailures(context, POSITION_ALERTS, each, async (one) => {
    const rule = AlertRule.parse(one.alert.rule);
    const state = AlertState.parse(one.alert.state);
    return { ...one, rule, state, series: pickFollowed(rule, followed) };
  });
}

/** The series of some of the queries of a cabinet. */
function pickSeries(seriesByKey: ReadonlyMap<string, PlaceSeries>, series: ReadonlyMap<string, Followed>) {
  return new Map([...seriesByKey].filter(([key]) => series.has(key)));
}

/** Judges all rules of a cabinet up to where its checks have come, from one look at what is stored. */
export async function judgeCabinet(
  context: Context,
  { cabinetId }: Due,
): Promise<Judged<PositionAlertRow, FiringLine>[]> {
  const { db, clock } = context;
  // Before the checks are read: what has ended by now is stored by then.
  const progress = await findCheckProgress(db, cabinetId, clock.now());
  const watches = await listWatches(context, cabinetId);
  if (watches.length === 0) return [];
  const input = {
    series: new Map(watches.flatMap(({ series }) => [...series])),
    isWhole: watches.some(({ rule }) => isAboutWhole(rule)),
  };
  const since = Math.min(...watches.map(({ state }) => state.until));
  const until = toSeconds(progress.settledUntil);
  const seriesByKey = since < until ? await readSince(context, cabinetId, input, { since, until }) : NOTHING;
  const usualPlaces = createUsualPlaces(since);
  return isolateFailures(context, POSITION_ALERTS, watches, async (watch) => {
    const seen = pickSeries(seriesByKey, watch.series);
    const steps = judgeStepwise(watch.rule, seen, watch.state, { until, usualPlaces });
    const { state, firings } = await inSlices(steps);
    return {
      alert: watch.alert,
      progress: { judged_until: fromSeconds(state.until), awaits: progress.awaits, state },
      firings: firings.map((firing) => toLine(firing, watch)),
    };
  });
}
