import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id integer generated always as identity primary key,
      email text not null check (email = lower(email)),
      username text not null,
      full_name text not null,
      password_hash text not null,
      email_verified_at timestamptz,
      created_at timestamptz not null default now(),
      constraint users_email_unique unique (email),
      constraint users_username_unique unique (username)
    )`.execute(db);
  await sql`
    create table sessions (
      id uuid primary key,
      user_id integer not null references users on delete cascade,
      refresh_hash bytea not null,
      -- The token before the last rotation: inside the grace it is an honest second tab, after it a theft.
      previous_hash bytea,
      rotated_at timestamptz not null default now(),
      is_persistent boolean not null,
      idle_until timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sessions_of_user on sessions (user_id) where ended_at is null`.execute(db);
  await sql`create unique index sessions_by_refresh on sessions (refresh_hash)`.execute(db);
  await sql`create index sessions_by_previous on sessions (previous_hash)`.execute(db);
  await sql`
    create table login_attempts (
      key text primary key,
      count integer not null,
      window_ends_at timestamptz not null
    )`.execute(db);
  await sql`
    create table tariffs (
      user_id integer not null references users on delete cascade,
      slot text not null check (slot in ('current', 'next')),
      plan_type integer not null,
      active_from timestamptz not null,
      active_to timestamptz not null,
      primary key (user_id, slot),
      check (active_from < active_to)
    )`.execute(db);
  await sql`
    create table quota (
      key text primary key,
      tokens double precision not null,
      taken_at timestamptz not null
    )`.execute(db);
}
