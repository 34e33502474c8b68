import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createSessions(db);
  await createMessengers(db);
  await createCounts(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id integer generated always as identity primary key,
      email text not null check (email = lower(email)),
      username text not null,
      full_name text not null,
      password_hash text not null,
      email_verified_at timestamptz,
      created_at timestamptz not null default now(),
      language text not null default 'ru',
      agreed_at timestamptz,
      -- What a person gives to friends; made on request.
      referral_code text,
      referrer_id integer references users on delete set null,
      avatar text,
      constraint users_email_unique unique (email),
      constraint users_username_unique unique (username),
      constraint users_referral_code_unique unique (referral_code)
    )`.execute(db);
  // Anna and anna are one name for whoever reads it.
  await sql`create unique index users_username_any_case on users (lower(username))`.execute(db);
  await sql`create index users_of_referrer on users (referrer_id) where referrer_id is not null`.execute(db);
  await sql`
    create table avatars (
      name text primary key,
      user_id integer not null unique references users on delete cascade,
      image bytea not null
    )`.execute(db);
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
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
      created_at timestamptz not null default now(),
      kind text not null default 'browser' check (kind in ('browser', 'extension')),
      user_agent text,
      network text,
      last_seen_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sessions_of_user on sessions (user_id) where ended_at is null`.execute(db);
  await sql`create unique index sessions_by_refresh on sessions (refresh_hash)`.execute(db);
  await sql`create index sessions_by_previous on sessions (previous_hash)`.execute(db);
  await sql`
    create table codes (
      user_id integer not null references users on delete cascade,
      purpose text not null,
      -- What the code is for beside the person: a cabinet, for instance.
      subject text not null default '',
      hash text not null,
      -- What happens when the code comes back: the new address, the hash of the new password.
      payload jsonb not null default '{}',
      tries integer not null default 0,
      sent_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      -- A new code replaces the old one.
      primary key (user_id, purpose, subject)
    )`.execute(db);
  await sql`create index codes_by_hash on codes (purpose, hash)`.execute(db);
}

async function createMessengers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table messengers (
      user_id integer primary key references users on delete cascade,
      -- Who a person is there: names change hands, chats do not.
      chat_id text not null,
      username text not null,
      connected_at timestamptz not null default now(),
      -- The person has blocked the bot: the link stays, and comes to life when the block goes.
      blocked_at timestamptz,
      constraint messengers_chat_unique unique (chat_id)
    )`.execute(db);
  await sql`
    create table messenger_inbox (
      bot_id text primary key,
      next_offset bigint not null,
      -- Numbers of updates run on only while there are some: after a week of silence they begin anywhere.
      moved_at timestamptz not null default now()
    )`.execute(db);
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_attempts (
      key text primary key,
      count integer not null,
      window_ends_at timestamptz not null
    )`.execute(db);
  await sql`
    create table quota (
      key text primary key,
      tokens double precision not null,
      taken_at timestamptz not null
    )`.execute(db);
  // How often an address has asked in a minute, over all processes. Lost by a crash of the database, and then counted anew.
  await sql`
    create unlogged table request_counts (
      address text not null,
      window_at timestamptz not null,
      count integer not null,
      primary key (window_at, address)
    )`.execute(db);
}
