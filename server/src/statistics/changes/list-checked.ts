import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { normaliseQuery } from '../../queries/rules.ts';

/** One query in one city by which one product is checked; `text` as statistics of queries write it. */
export type Checked = {
  entryId: number;
  sku: number;
  product: string;
  cityId: number;
  city: string;
  termId: number;
  query: string;
  text: string;
  /** Sold by the cabinet itself. */
  isOwn: boolean;
};

type Row = {
  entry_id: number;
  sku: number;
  product_name: string | null;
  city_id: number;
  city_name: string;
  term_id: number;
  query: string;
  is_own: boolean;
};

/** What a cabinet has on tracking and not paused, read from position check's tables: tools share rows, not code. */
export async function listChecked({ db }: DbContext, cabinetId: number): Promise<Checked[]> {
  const { rows } = await sql<Row>`
    select entry_id, sku, product_name, city_id, city_name, term_id, query, is_own from position_tracking
    where cabinet_id = ${cabinetId} and is_checked`.execute(db);
  return rows.map((row) => ({
    entryId: row.entry_id,
    sku: row.sku,
    product: row.product_name ?? String(row.sku),
    cityId: row.city_id,
    city: row.city_name,
    termId: row.term_id,
    query: row.query,
    text: normaliseQuery(row.query),
    isOwn: row.is_own,
  }));
}
