import type { RequestCounts, RequestsDays } from '@vitrina/contract/my-requests.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import { divide } from '../queries/metrics.ts';
import { countViewers } from './count-viewers.ts';
import { COUNTS_SETTINGS, countsSql } from './counts-sql.ts';
import { findReadyViewers } from './ready/find-ready-viewers.ts';
import type { CountsSource } from './ready/find-source.ts';
import { weekParameters } from './week-sql.ts';

const count = z.nullable(z.int());

const CountedRow = z.object({
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
export type CountedRow = z.infer<typeof CountedRow>;

export type ProductCounts = RequestCounts & { lostCount: number | null };

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

export function toCounts(
  { viewUsersBefore, ...row }: CountedRow,
  all: number,
  days: RequestsDays,
): ProductCounts {
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

type Input = { cabinetId: number; sku: number };

async function findViewers(context: ReportContext, cabinetId: number, source: CountsSource): Promise<number> {
  const ready = await findReadyViewers(context, cabinetId, source.madeOf);
  return ready ?? countViewers(context, cabinetId, source.days, source.excluded);
}

/** The counts of one product: those of all products are ready. */
export async function findCounts(
  context: ReportContext,
  { cabinetId, sku }: Input,
  source: CountsSource,
): Promise<ProductCounts> {
  const { days, excluded } = source;
  if (days.week === null) return noCounts(days);
  const [[row], all] = await Promise.all([
    context.clickhouse.rows(
      'count requests of a product',
      `${countsSql({ ofOneProduct: true, excluded })} ${COUNTS_SETTINGS}`,
      { ...weekParameters(cabinetId, days, excluded), sku },
      CountedRow,
    ),
    findViewers(context, cabinetId, source),
  ]);
  return row ? toCounts(row, all, days) : noCounts(days);
}
