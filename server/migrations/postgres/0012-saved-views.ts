import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      -- The author; while they are not in the cabinet, its owner keeps what they shared.
      user_id integer not null references users on delete cascade,
      screen text not null,
      name text not null,
      -- Lower case, ё as е: two names that read the same are one.
      name_key text not null,
      state text not null,
      is_shared boolean not null,
      constraint saved_views_name_unique unique (cabinet_id, screen, user_id, name_key),
      unique (cabinet_id, screen, id)
    )`.execute(db);
  // At most one for a person and screen, whoever saved it.
  await sql`
    create table saved_view_defaults (
      cabinet_id integer not null,
      user_id integer not null references users on delete cascade,
      screen text not null,
      view_id integer not null,
      primary key (cabinet_id, user_id, screen),
      foreign key (cabinet_id, screen, view_id) references saved_views (cabinet_id, screen, id) on delete cascade
    )`.execute(db);
  await sql`
    create index saved_view_defaults_of_view on saved_view_defaults (cabinet_id, screen, view_id)
  `.execute(db);
}
