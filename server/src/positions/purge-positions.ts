import type { Context } from '../platform/context.ts';
import type { PositionsTables } from './tables.ts';

const TABLES = [
  'position_checks_raw',
  'position_hourly',
  'position_6h',
  'position_latest',
  'position_forecasts',
] as const;

/** Observations on their way first, then those that have arrived. */
export async function purgePositions({ db, clickhouse }: Context, cabinetId: number): Promise<void> {
  await db
    .withTables<PositionsTables>()
    .deleteFrom('position_outbox')
    .where('cabinet_id', '=', cabinetId)
    .execute();
  for (const table of TABLES) {
    await clickhouse.command(
      `purge ${table}`,
      // A mutation and no lightweight delete: the rows must leave the disk as well.
      `alter table ${table} delete where cabinet = {cabinet:UInt32} settings mutations_sync = 1`,
      { cabinet: cabinetId },
    );
  }
}
