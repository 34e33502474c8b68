import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cabinets (
      id integer generated always as identity primary key,
      owner_id integer not null references users,
      name text not null,
      seller_id text not null,
      seller_name text,
      key_sealed text not null,
      key_last_four text not null,
      key_status text not null,
      key_expires_at timestamptz,
      key_checked_at timestamptz not null,
      premium text not null,
      is_blocked boolean not null default false,
      -- Not the owner's first cabinet: its first positions come later (spec 4).
      is_additional boolean not null,
      created_at timestamptz not null,
      constraint cabinets_seller_unique unique (seller_id)
    )`.execute(db);
  await sql`create index cabinets_of_owner on cabinets (owner_id)`.execute(db);
  await sql`
    create table cabinet_members (
      cabinet_id integer not null references cabinets on delete cascade,
      user_id integer not null references users on delete cascade,
      roles text[] not null check (cardinality(roles) > 0),
      joined_at timestamptz not null,
      primary key (cabinet_id, user_id)
    )`.execute(db);
  await sql`create index cabinet_members_of_user on cabinet_members (user_id)`.execute(db);
  await sql`
    create table collector_states (
      cabinet_id integer not null references cabinets on delete cascade,
      collector text not null,
      outcome text not null,
      last_tried_at timestamptz not null,
      last_succeeded_at timestamptz,
      next_try_at timestamptz,
      items_count integer,
      failures integer not null default 0,
      primary key (cabinet_id, collector)
    )`.execute(db);
}
