import { sql } from 'kysely';
import type { StoresContext } from '../context.ts';

export type Health = { isHealthy: boolean; postgres: boolean; clickhouse: boolean };

export async function checkHealth({ db, clickhouse }: StoresContext): Promise<Health> {
  const [postgres, columns] = await Promise.all([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    clickhouse.isAlive().catch(() => false),
  ]);
  return { isHealthy: postgres && columns, postgres, clickhouse: columns };
}
