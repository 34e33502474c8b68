import * as z from 'zod';
import { findClickHouseTrouble } from './clickhouse/errors.ts';
import type { StoresContext } from './context.ts';
import { listMigrations, listRowSteps } from './migrations.ts';
import { refuseMisfit } from './versions.ts';

const Step = z.object({ name: z.string() });

/**
 * Throws `CannotStart` where this process would only fail at each request. Without ClickHouse a process starts all the
 * same, as it goes on when ClickHouse goes away later.
 */
export async function requireFittingTables({ db, clickhouse }: StoresContext): Promise<void> {
  const known = await listMigrations();
  refuseMisfit('PostgreSQL', { known: known.postgres, applied: await listRowSteps(db) });
  if (!(await clickhouse.isAlive().catch(() => false))) return;
  const rows = await clickhouse
    .rows('list migrations', 'select name from migrations order by name', {}, Step)
    .catch((error: unknown) => {
      // Of a cluster, a node may be away while the others answer.
      if (findClickHouseTrouble(error) === 'away') return undefined;
      throw error;
    });
  if (rows === undefined) return;
  refuseMisfit('ClickHouse', { known: known.clickhouse, applied: rows.map(({ name }) => name) });
}
