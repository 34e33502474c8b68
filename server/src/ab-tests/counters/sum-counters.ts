import type { AbCounters } from '@vitrina/contract/ab-tests/results.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { addCounters, NO_COUNTERS } from './counters.ts';

export type CounterSums = {
  /** By the number of the window; one that nothing came of is not there. */
  windows: Map<number, AbCounters>;
  /** What could not be attributed. */
  gap: AbCounters;
  /** Of both: what the marketplace says of the days of the test. */
  total: AbCounters;
};

type Row = {
  window_number: number | null;
  views: number;
  clicks: number;
  carts: number | null;
  orders: number;
  model_orders: number | null;
};

export async function sumCounters({ db }: DbContext, testId: number): Promise<CounterSums> {
  const { rows } = await sql<Row>`
    select window_number, sum(views)::float8 as views, sum(clicks)::float8 as clicks, sum(orders)::float8 as orders,
      case when bool_or(carts is null) then null else sum(carts)::float8 end as carts,
      case when bool_or(model_orders is null) then null else sum(model_orders)::float8 end as model_orders
    from ab_increments
    where test_id = ${testId}
    group by window_number`.execute(db);
  const sums: CounterSums = { windows: new Map(), gap: NO_COUNTERS, total: NO_COUNTERS };
  for (const { window_number, model_orders, ...counters } of rows) {
    const sum = { ...counters, modelOrders: model_orders };
    if (window_number === null) sums.gap = sum;
    else sums.windows.set(window_number, sum);
    sums.total = addCounters(sums.total, sum);
  }
  return sums;
}
