import { sql } from 'kysely';
import type { Context } from '../context.ts';

export type Health = { isHealthy: boolean; postgres: boolean; clickhouse: boolean };

export async function checkHealth({ db, clickhouse }: Pick<Context, 'db' | 'clickhouse'>): Promise<Health> {
  const [postgres, columns] = await Promise.all([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    clickhouse.isAlive().catch(() => false),
  ]);
  return { isHealthy: postgres && columns, postgres, clickhouse: columns };
}
