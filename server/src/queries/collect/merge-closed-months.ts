import { moscowDay } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';

const Month = z.object({ partition_id: z.string() });

/**
 * Makes one part of a month that is over: the history of one query then reads 13 parts a year instead of 41, in half
 * the time. One month a turn, because it rewrites all of it.
 */
export async function mergeClosedMonths({
  clickhouse,
  clock,
}: Pick<Context, 'clickhouse' | 'clock'>): Promise<void> {
  const monthStart = `${moscowDay(clock.now()).slice(0, 7)}-01`;
  const [month] = await clickhouse.rows(
    'find an unmerged month',
    `select partition_id
    from system.parts
    where database = currentDatabase() and table = 'sq_hist' and active
    group by partition_id
    having count() > 1 and max(max_date) < {monthStart:Date}
    order by max(max_date)
    limit 1`,
    { monthStart },
    Month,
  );
  if (!month) return;
  const id = month.partition_id;
  await clickhouse.command('merge a month', 'optimize table sq_hist partition id {id:String} final', { id });
}
