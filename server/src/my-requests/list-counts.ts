import type { RequestCounts, RequestsDays } from '@vitrina/contract/my-requests.ts';
import * as z from 'zod';
import { knownSum } from '../own-queries/figures-sql.ts';
import type { ReportContext } from '../platform/context.ts';
import { divide } from '../queries/metrics.ts';
import { countViewers } from './count-viewers.ts';
import { type Excluded, weekParameters, weekSql } from './week-sql.ts';

const count = z.nullable(z.int());

const Row = z.object({
  sku: z.int(),
  queriesFound: z.int(),
  queriesBefore: z.int(),
  lostCount: z.int(),
  top10: count,
  top50: count,
  top100: count,
  viewUsers: count,
  viewUsersBefore: count,
  orders: count,
});
type Row = z.infer<typeof Row>;

export type ProductCounts = RequestCounts & { lostCount: number | null };

const top = (places: number) =>
  `if(countIf(isFound and isNotNull(positionNow)) = 0, null, countIf(isFound and positionNow <= ${places}))`;

function sumViews(rows: readonly Row[]): number {
  return rows.reduce((sum, { viewUsers }) => sum + (viewUsers ?? 0), 0);
}

/** What a product without a query in these days has. */
export function noCounts({ weekBefore, lookBack }: RequestsDays): ProductCounts {
  return {
    queriesFound: 0,
    queriesBefore: weekBefore === null ? null : 0,
    lostCount: lookBack === null ? null : 0,
    top10: null,
    top50: null,
    top100: null,
    viewUsers: null,
    trafficShare: null,
    viewsChange: null,
    orders: null,
  };
}

function toCounts({ viewUsersBefore, ...row }: Row, all: number, days: RequestsDays): ProductCounts {
  const { viewUsers } = row;
  const isCompared = days.weekBefore !== null && viewUsers !== null && viewUsersBefore !== null;
  return {
    ...row,
    queriesBefore: days.weekBefore === null ? null : row.queriesBefore,
    lostCount: days.lookBack === null ? null : row.lostCount,
    trafficShare: divide(viewUsers, all),
    viewsChange: isCompared && viewUsersBefore > 0 ? viewUsers / viewUsersBefore - 1 : null,
  };
}

type Input = { cabinetId: number; days: RequestsDays; excluded: Excluded; sku?: number };

function listRows({ clickhouse }: ReportContext, { cabinetId, days, excluded, sku }: Input) {
  return clickhouse.rows(
    'count requests of products',
    `select
      sku,
      countIf(isFound) as queriesFound,
      countIf(wasFound) as queriesBefore,
      countIf(isKnown and not isFound) as lostCount,
      ${top(10)} as top10,
      ${top(50)} as top50,
      ${top(100)} as top100,
      ${knownSum('viewUsers', 'isFound')} as viewUsers,
      ${knownSum('viewUsersBefore', 'wasFound')} as viewUsersBefore,
      ${knownSum('orders', 'isFound')} as orders
    from (${weekSql({ ofOneProduct: sku !== undefined, excluded })})
    group by sku
    settings prefer_column_name_to_alias = 1`,
    { ...weekParameters(cabinetId, days, excluded), ...(sku === undefined ? {} : { sku }) },
    Row,
  );
}

/** Counts of every product that had a query, or of the one that is named: both screens take theirs from here. */
export async function listCounts(context: ReportContext, input: Input): Promise<Map<number, ProductCounts>> {
  const { cabinetId, days, excluded } = input;
  if (days.week === null) return new Map();
  const [rows, viewers] = await Promise.all([
    listRows(context, input),
    // All products are there to be added up, unless one was named.
    input.sku === undefined ? null : countViewers(context, cabinetId, days, excluded),
  ]);
  const all = viewers ?? sumViews(rows);
  return new Map(rows.map((row) => [row.sku, toCounts(row, all, days)]));
}
