import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Somebody else's products are followed by their SKU alone: the marketplace numbers only our own.
  await sql`
    alter table products
      alter column product_id drop not null,
      add column stock integer,
      add column is_external boolean not null default false,
      add constraint products_own_have_numbers check (is_external or product_id is not null)`.execute(db);
  // The key of product_tags begins with the tag; lists ask for the tags of their products.
  await sql`create index product_tags_of_product on product_tags (cabinet_id, sku)`.execute(db);
}
