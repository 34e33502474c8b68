import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Words that say nothing about goods; without a line a cabinet has the lists of its default languages.
  await sql`
    create table stop_words (
      cabinet_id integer primary key references cabinets on delete cascade,
      languages text[] not null,
      added text[] not null,
      returned text[] not null
    )`.execute(db);

  await sql`
    create table product_descriptions (
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      description text not null,
      taken_at timestamptz not null,
      primary key (cabinet_id, sku)
    )`.execute(db);
}
