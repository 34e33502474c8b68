import { listDays, moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import {
  RADAR_ALERT_BOUNDS,
  type RadarAlertRule,
  type rehearseRadarAlert as route,
} from '@vitrina/contract/radar/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { historyStart } from '../../cards/history-start.ts';
import type { TimedContext } from '../../platform/context.ts';
import { cardsOf, listWatched } from './count-cards.ts';
import { describeHits } from './describe-hit.ts';
import { judgeChanges } from './judge-changes.ts';
import { isInScope, nameCards, readChanges } from './read-changes.ts';
import { requireScope } from './require-scope.ts';

/** What a rule would have found in the last days, of as many as there are and the plan shows. */
export async function rehearse(
  context: TimedContext,
  { cabinetId, rule }: { cabinetId: number; rule: RadarAlertRule },
): Promise<OutputOf<typeof route>> {
  const { db, clock } = context;
  await requireScope(db, cabinetId, rule.scope);
  const now = clock.now();
  const [plan, watched] = await Promise.all([getCabinetPlan(context, cabinetId), listWatched(db, cabinetId)]);
  const longest = new Date(now.getTime() - RADAR_ALERT_BOUNDS.rehearsedDays * DAY_MS);
  const shown = historyStart(plan, now);
  const from = shown > longest ? shown : longest;
  const all = await readChanges(db, cabinetId, sql<boolean>`line.at >= ${from} and line.at <= ${now}`);
  const lines = all.filter((line) => isInScope(rule.scope, line));
  const { found } = judgeChanges(rule, lines, null);
  const cards = cardsOf(rule, watched);
  const began = [...cards.map(({ addedAt }) => addedAt), ...lines.map(({ at }) => at)].map((at) =>
    at.getTime(),
  );
  const since = began.length === 0 ? null : new Date(Math.max(from.getTime(), Math.min(...began)));
  const counts = Map.groupBy(found, ({ at }) => moscowDay(at));
  const newest = found.slice(-RADAR_ALERT_BOUNDS.shownFirings).toReversed();
  const names = await nameCards(
    db,
    cabinetId,
    newest.map(({ sku }) => sku),
  );
  return {
    cardsCount: cards.length,
    since: since?.toISOString() ?? null,
    notices: new Set(found.map(({ deliverAt }) => deliverAt.getTime())).size,
    total: found.length,
    days: (since === null ? [] : listDays(moscowDay(since), moscowDay(now))).map((day) => ({
      day,
      firings: counts.get(day)?.length ?? 0,
    })),
    firings: newest.map((one) => ({
      at: one.at.toISOString(),
      deliverAt: one.deliverAt.toISOString(),
      changes: one.changes.length,
      hits: describeHits(one, names),
    })),
  };
}
