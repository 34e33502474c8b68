import { sql } from 'kysely';
import type { TestApp } from '../app.ts';

type Tracked = { sku: number; cityId: number; queries: readonly string[]; isPaused?: boolean };

/** Rows of position check, written as that tool leaves them. */
export async function trackQueries(
  { context: { db } }: TestApp,
  cabinetId: number,
  { sku, cityId, queries, isPaused = false }: Tracked,
): Promise<void> {
  await sql`
    insert into position_entries (cabinet_id, sku, city_id, name, created_at, starts_at, first_expected_at, is_paused)
    values (${cabinetId}, ${sku}, ${cityId}, ${`Товар ${sku}`}, now(), now(), now(), ${isPaused})`.execute(
    db,
  );
  await sql`
    insert into position_terms (cabinet_id, query) select ${cabinetId}, unnest(${queries}::text[])
    on conflict do nothing`.execute(db);
  await sql`
    insert into position_queries (entry_id, cabinet_id, term_id)
    select entry.id, ${cabinetId}, term.id from position_entries as entry, position_terms as term
    where entry.cabinet_id = ${cabinetId} and entry.sku = ${sku} and entry.city_id = ${cityId}
      and term.cabinet_id = ${cabinetId} and term.query = any(${queries})`.execute(db);
}
