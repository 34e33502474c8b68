import type { Day } from '@vitrina/contract/dates.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { averagePlace, knownSum, QUERY_TEXT } from '../../own-queries/figures-sql.ts';
import { listOwnQueryDays } from '../../own-queries/list-own-query-days.ts';
import { visibleOwnDays } from '../../own-queries/own-days.ts';
import type { TimedStoresContext } from '../../platform/context.ts';
import type { FoundQuery } from './merge-found.ts';

/** Long enough for queries of a few buyers a week. */
const DAYS = 28;
const MOST_QUERIES = 1000;

const Row = z.object({
  text: z.string(),
  seen: z.nullable(z.int()),
  ordered: z.nullable(z.int()),
  average: z.nullable(z.number()),
});

type Answer = { ownDays: { from: Day; to: Day } | null; found: FoundQuery[] };

/** Queries by which the marketplace itself says that buyers saw an own product, over the newest stored days that the plan shows. */
export async function listOwnFound(
  context: TimedStoresContext,
  { cabinetId, sku }: { cabinetId: number; sku: number },
): Promise<Answer> {
  const { myRequestsHistoryDays } = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)];
  const visible = visibleOwnDays(myRequestsHistoryDays, context.clock.now());
  const days = (await listOwnQueryDays(context, cabinetId))
    .filter(({ day }) => day >= visible.from && day <= visible.to)
    .slice(-DAYS);
  const [from, to] = [days[0]?.day, days.at(-1)?.day];
  if (from === undefined || to === undefined) return { ownDays: null, found: [] };
  const rows = await context.clickhouse.rows(
    'own queries of a card',
    `select ${QUERY_TEXT} as text, ${knownSum('view_users')} as seen, ${knownSum('orders')} as ordered,
      ${averagePlace()} as average
    from own_query_day as own
    where cabinet = {cabinet:UInt32} and sku = {sku:UInt64} and day between {from:Date} and {to:Date}
    group by text
    order by seen desc nulls last, text
    limit ${MOST_QUERIES}`,
    { cabinet: cabinetId, sku, from, to },
    Row,
  );
  return {
    ownDays: { from, to },
    found: rows.map((row) => ({
      query: row.text,
      place: null,
      averagePosition: row.average,
      viewUsers: row.seen,
      orders: row.ordered,
    })),
  };
}
