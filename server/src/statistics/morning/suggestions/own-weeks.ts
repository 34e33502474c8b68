import { daysBetween } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { knownSum } from '../../../own-queries/figures-sql.ts';
import type { Span } from '../../../own-queries/own-days.ts';
import type { ReportContext } from '../../../platform/context.ts';
import { rateOf } from './count-range.ts';
import type { OwnWeek } from './source.ts';

const WEEK_DAYS = 7;
const NOT_KNOWN: OwnWeek = { ordersPerViewer: null, ordersAWeek: null };

const Row = z.object({
  sku: z.int(),
  orders: z.nullable(z.int()),
  viewers: z.nullable(z.int()),
  days: z.int(),
});

/** What search brought to each own product in a week; a product of which a part is not reported is not known. */
export async function listOwnWeeks(
  { clickhouse }: ReportContext,
  cabinetId: number,
  week: Span | null,
): Promise<(sku: number) => OwnWeek> {
  if (week === null || daysBetween(week.from, week.to) + 1 < WEEK_DAYS) return () => NOT_KNOWN;
  const rows = await clickhouse.rows(
    'morning: orders by search',
    `select sku, ${knownSum('of_day.orders')} as orders, ${knownSum('of_day.viewers')} as viewers, toInt64(count()) as days
    from
    (
      select own.sku as sku, own.day as day, ${knownSum('own.orders')} as orders, ${knownSum('own.view_users')} as viewers
      from own_query_day as own
      where own.cabinet = {cabinet:UInt32} and own.day between {from:Date} and {to:Date}
      group by own.sku, own.day
    ) as of_day
    group by sku`,
    { cabinet: cabinetId, ...week },
    Row,
  );
  const weeks = new Map(
    rows.map(({ sku, orders, viewers, days }) => [
      sku,
      {
        ordersPerViewer: rateOf(orders, viewers ?? 0),
        ordersAWeek: days === WEEK_DAYS ? rateOf(orders, 1) : null,
      },
    ]),
  );
  return (sku) => weeks.get(sku) ?? NOT_KNOWN;
}
