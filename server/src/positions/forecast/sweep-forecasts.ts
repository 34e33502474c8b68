import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import type { PositionsTables } from '../tables.ts';

/** The last days of the oldest forecast that a record counts are past by then. */
const KEPT_DAYS = POSITION_FORECAST.recordNights + POSITION_FORECAST.days;

const Partition = z.object({ partition_id: z.string() });

/** Nights that no record counts any more. Each is a partition, and dropping it costs nothing. */
export async function sweepForecasts({
  db,
  clickhouse,
  clock,
}: Pick<Context, 'db' | 'clickhouse' | 'clock'>): Promise<void> {
  const oldest = addDays(moscowDay(clock.now()), -KEPT_DAYS);
  const before = startOfMoscowDay(oldest).getTime() / 1000;
  const old = await clickhouse.rows(
    'list old partitions of position_forecasts',
    `select distinct partition_id
    from system.parts
    where database = currentDatabase() and table = 'position_forecasts' and active
      and toUInt32(partition) < toYYYYMMDD(toDateTime({before:Int64}, 'UTC'))`,
    { before },
    Partition,
  );
  for (const { partition_id: id } of old)
    await clickhouse.command(
      'sweep position_forecasts',
      'alter table position_forecasts drop partition id {id:String}',
      { id },
    );
  await db
    .withTables<PositionsTables>()
    .deleteFrom('position_forecast_drifts')
    .where('learned_on', '<', oldest)
    .execute();
}
