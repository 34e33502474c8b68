import { sql } from 'kysely';
import type { StoresContext } from '../context.ts';

/** Whether each engine answers now. */
export type Stores = { postgres: boolean; clickhouse: boolean };

export async function checkStores({ db, clickhouse }: StoresContext): Promise<Stores> {
  const [postgres, columns] = await Promise.all([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    clickhouse.isAlive().catch(() => false),
  ]);
  return { postgres, clickhouse: columns };
}
