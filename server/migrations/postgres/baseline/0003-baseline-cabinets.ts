import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCabinets(db);
  await createPeople(db);
}

async function createCabinets(db: Kysely<unknown>): Promise<void> {
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
      -- Not the owner's first cabinet: its first positions come later (product.md 4.6).
      is_additional boolean not null,
      created_at timestamptz not null,
      can_change_pictures boolean,
      performance_client_id text,
      performance_sealed text,
      performance_last_four text,
      performance_status text,
      performance_checked_at timestamptz,
      blocked_at timestamptz,
      settings jsonb not null default '{}',
      constraint cabinets_seller_unique unique (seller_id)
    )`.execute(db);
  await sql`create index cabinets_of_owner on cabinets (owner_id)`.execute(db);
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
  await sql`
    create table runs (
      cabinet_id integer not null references cabinets on delete cascade,
      type text not null,
      -- The Moscow day that the limit is counted by.
      day date not null,
      -- A digest of what was asked: the same question of a day is one run.
      question text not null,
      -- A run that has not ended holds its place; one that never ends gives it back.
      is_done boolean not null,
      begun_at timestamptz not null,
      primary key (cabinet_id, type, day, question)
    )`.execute(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
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
    create table cabinet_invites (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      inviter_id integer not null references users on delete cascade,
      email text not null check (email = lower(email)),
      roles text[] not null check (cardinality(roles) > 0),
      hash text not null,
      tries integer not null default 0,
      sent_at timestamptz not null default now(),
      expires_at timestamptz not null,
      -- Accepted or declined; a revoked one is deleted.
      closed_at timestamptz
    )`.execute(db);
  // One open invitation for an address in a cabinet.
  await sql`
    create unique index cabinet_invites_open on cabinet_invites (cabinet_id, email) where closed_at is null
  `.execute(db);
  await sql`create index cabinet_invites_to on cabinet_invites (email) where closed_at is null`.execute(db);
}
