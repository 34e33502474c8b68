import type { LastNote } from '@vitrina/contract/products.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';

/** The latest note of each product, by its date, which may lie ahead. Products without notes are absent. */
export async function listLastNotes(
  db: Db,
  cabinetId: number,
  skus: readonly number[],
): Promise<Map<number, LastNote>> {
  if (skus.length === 0) return new Map();
  // One step into the index for each product, however many notes it has.
  const { rows } = await sql<{ sku: number; at: Date; text: string }>`
    select requested.sku, last.at, last.text
    from unnest(${[...skus]}::bigint[]) as requested(sku)
    cross join lateral (
      select at, text from notes
      where notes.cabinet_id = ${cabinetId} and notes.sku = requested.sku
      order by at desc
      limit 1
    ) as last`.execute(db);
  return new Map(rows.map(({ sku, at, text }) => [sku, { at: at.toISOString(), text }]));
}
