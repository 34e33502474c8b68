import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/postgres/database.ts';

/** Bytes of a table with its indexes and what is stored beside it, and how many rows it has. */
export async function sizeOf(db: Db, table: string): Promise<{ bytes: number; rows: number }> {
  const { rows } = await sql<{ bytes: number; rows: number }>`
    select pg_total_relation_size(${table}::regclass) as bytes, (select count(*) from ${sql.table(table)}) as rows`.execute(
    db,
  );
  return rows[0] ?? { bytes: 0, rows: 0 };
}

/** What each row more has cost between two moments. */
export function bytesOfEach(before: { bytes: number; rows: number }, after: typeof before): number {
  return (after.bytes - before.bytes) / Math.max(after.rows - before.rows, 1);
}
