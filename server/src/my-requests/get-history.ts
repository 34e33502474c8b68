import { type Day, listDays } from '@vitrina/contract/dates.ts';
import { getMyRequestHistory as route } from '@vitrina/contract/my-requests.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import { withRun } from '../cabinets/runs/with-run.ts';
import { listOwnQueryDays } from '../own-queries/list-own-query-days.ts';
import { visibleOwnDays } from '../own-queries/own-days.ts';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { knowsProduct } from '../products/knows-product.ts';
import { normaliseQuery } from '../queries/rules.ts';
import { listHistory } from './list-history.ts';
import { listPlacesByDay } from './list-places-by-day.ts';
import { listTermIds } from './list-tracked.ts';

type Input = { cabinetId: number; sku: number; query: string };
type Answer = OutputOf<typeof route>;

async function readHistory(context: Context, input: Input): Promise<Answer> {
  const { cabinetId, sku } = input;
  const query = normaliseQuery(input.query);
  if (!(await knowsProduct(context.db, cabinetId, sku))) throw problem('product.notFound');
  const { myRequestsHistoryDays: historyDays } = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)];
  const visible = visibleOwnDays(historyDays, context.clock.now());
  const stored = await listOwnQueryDays(context, cabinetId);
  const collectedFrom = stored[0]?.day ?? null;
  const from = collectedFrom !== null && collectedFrom > visible.from ? collectedFrom : visible.from;
  const span = { from, to: visible.to };
  const [reported, places] = await Promise.all([
    listHistory(context, { cabinetId, sku, query }, span),
    listPlacesByDay(context, { cabinetId, sku, terms: await listTermIds(context, cabinetId, query) }, span),
  ]);
  const days = listDays(span.from, span.to);
  const line = <T>(read: (day: Day) => T | undefined): (T | null)[] => days.map((day) => read(day) ?? null);
  return {
    collectedFrom,
    visible,
    days,
    position: line((day) => reported.get(day)?.position),
    trackedPlace: line((day) => places.get(day)),
    searchUsers: line((day) => reported.get(day)?.searchUsers),
    viewUsers: line((day) => reported.get(day)?.viewUsers),
    orders: line((day) => reported.get(day)?.orders),
  };
}

/** A part of the product that was opened: on a day that has paid for it, it costs nothing. */
export async function getHistory(context: Context, input: Input): Promise<Answer> {
  const { cabinetId, sku } = input;
  return withRun(context, { cabinetId, type: 'myRequestsRuns', question: { sku } }, () =>
    readHistory(context, input),
  );
}
