import { DAY_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import type { listRadarCounts } from '@vitrina/contract/radar/products.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { historyStart } from '../../cards/history-start.ts';
import type { TimedContext } from '../../platform/context.ts';

type Input = z.output<(typeof listRadarCounts)['input']>;
type Answer = z.input<(typeof listRadarCounts)['output']>;

const WEEK_MS = 7 * DAY_MS;

/** One look into the index for each product that is watched. */
export async function listCounts(context: TimedContext, { cabinetId, skus }: Input): Promise<Answer> {
  const now = context.clock.now();
  const start = historyStart(await getCabinetPlan(context, cabinetId), now);
  const from = new Date(Math.max(start.getTime(), now.getTime() - WEEK_MS));
  const { rows } = await sql<{ sku: number; changes7: number }>`
    select put.sku, (
      select count(*)::integer from radar_changes as line
      where line.cabinet_id = put.cabinet_id and line.sku = put.sku and line.at >= ${from} and not line.is_back
    ) as changes7
    from radar_products as put
    where put.cabinet_id = ${cabinetId} and put.sku = any(${[...skus]}::bigint[])
    order by put.sku`.execute(context.db);
  return { counts: rows.map(({ sku, changes7 }) => ({ sku: Sku.parse(sku), changes7 })) };
}
