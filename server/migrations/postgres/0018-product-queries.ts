import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What people said about queries of a product: brought from a file, taken out of its totals, labelled.
  await sql`
    create table product_queries (
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      -- Lower case, ё as е, spaces folded: as queries are compared everywhere.
      query text not null,
      imported_at timestamptz,
      excluded_at timestamptz,
      tag text,
      primary key (cabinet_id, sku, query),
      foreign key (cabinet_id, sku) references products (cabinet_id, sku) on delete cascade,
      check (num_nonnulls(imported_at, excluded_at, tag) > 0)
    )`.execute(db);
  await sql`create index product_queries_excluded on product_queries (cabinet_id) where excluded_at is not null`.execute(
    db,
  );
}
