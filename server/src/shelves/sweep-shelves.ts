import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { oldestKeptDay } from './rules.ts';
import type { ShelvesTables } from './tables.ts';

const TABLES = ['shelf_read', 'shelf_tile'] as const;
const Week = z.object({ partition_id: z.string() });

/** By the product's clock and not by a rule of the engine: in a sandbox the two live in different times. */
export async function sweepShelves({
  db,
  clickhouse,
  clock,
  env,
}: Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env'>): Promise<void> {
  const oldest = oldestKeptDay(clock.now(), env.SHELF_KEPT_DAYS);
  for (const table of TABLES) {
    const weeks = await clickhouse.rows(
      'list old shelves',
      `select distinct partition_id
      from system.parts
      where database = currentDatabase() and table = {table:String} and active
        and toDate(parseDateTimeBestEffort(partition)) + 6 < {oldest:Date}`,
      { table, oldest },
      Week,
    );
    for (const { partition_id: id } of weeks) {
      await clickhouse.command('sweep shelves', `alter table ${table} drop partition id {id:String}`, { id });
    }
  }
  const before = startOfMoscowDay(oldest);
  const tables = db.withTables<ShelvesTables>();
  await tables.deleteFrom('shelves').where('taken_at', '<', before).execute();
  await tables.deleteFrom('shelf_sellers').where('seen_at', '<', before).execute();
}
