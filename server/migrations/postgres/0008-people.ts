import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column language text not null default 'ru',
      add column agreed_at timestamptz,
      -- What a person gives to friends; made on request.
      add column referral_code text,
      add column referrer_id integer references users on delete set null,
      add column avatar text,
      add constraint users_referral_code_unique unique (referral_code)`.execute(db);
  // Anna and anna are one name for whoever reads it.
  await sql`create unique index users_username_any_case on users (lower(username))`.execute(db);
  await sql`create index users_of_referrer on users (referrer_id) where referrer_id is not null`.execute(db);
  await sql`
    alter table sessions
      add column kind text not null default 'browser' check (kind in ('browser', 'extension')),
      add column user_agent text,
      add column network text,
      add column last_seen_at timestamptz not null default now()`.execute(db);
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
  await sql`
    create table avatars (
      name text primary key,
      user_id integer not null unique references users on delete cascade,
      image bytea not null
    )`.execute(db);
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
