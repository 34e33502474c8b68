import { sql } from 'kysely';
import type { DbContext } from '../platform/context.ts';

/** One query in one city as one product follows it. */
export type Tracked = { sku: number; name: string; cityId: number; termId: number };

/** What a cabinet tracks, read from position check's tables: tools share rows, not code. */
export async function listTracked({ db }: DbContext, cabinetId: number): Promise<Tracked[]> {
  const found = await sql<{ sku: number; name: string | null; city_id: number; term_id: number }>`
    select sku, product_name as name, city_id, term_id from position_tracking
    where cabinet_id = ${cabinetId}`.execute(db);
  return found.rows.map((row) => ({
    sku: row.sku,
    name: row.name ?? String(row.sku),
    cityId: row.city_id,
    termId: row.term_id,
  }));
}

export async function countProducts({ db }: DbContext, cabinetId: number): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*) as count from products where cabinet_id = ${cabinetId} and not is_archived and not is_external`.execute(
    db,
  );
  return counted.rows[0]?.count ?? 0;
}
