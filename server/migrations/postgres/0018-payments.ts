import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCards(db);
  await createPayments(db);
  await createRefunds(db);
  await createHints(db);
  await createDays(db);
}

/** Cards that the provider remembers for a person; a number is never known here. */
async function createCards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_cards (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      shop_id text not null,
      -- Of the order that binds it; null where a payment brought it.
      idempotence_key text unique,
      request_key text,
      state text not null check (state in ('creating', 'pending', 'active', 'failed', 'removed')),
      -- What the provider calls it.
      method_id text unique,
      title text not null default '',
      is_default boolean not null default false,
      confirmation_url text,
      -- The same card again, however often it is brought.
      fingerprint text,
      created_at timestamptz not null,
      looked_at timestamptz,
      look_at timestamptz,
      unique (user_id, request_key)
    )`.execute(db);
  await sql`create index bank_cards_due on bank_cards (look_at) where look_at is not null`.execute(db);
  await sql`create unique index bank_cards_default on bank_cards (user_id) where is_default`.execute(db);
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      -- The browser's name for the attempt, and ours for the order.
      request_key text not null,
      idempotence_key text not null unique,
      shop_id text not null,
      is_test boolean not null,
      points bigint not null check (points > 0),
      -- What the provider is sent, the same at each repetition; its receipt by 54-FZ is inside.
      sent_order jsonb not null,
      card_id integer references bank_cards,
      state text not null check (state in ('creating', 'pending', 'succeeded', 'canceled', 'failed')),
      -- The person let it go; the provider may still bring it.
      is_dropped boolean not null default false,
      provider_id text unique,
      confirmation_url text,
      reason text,
      -- What the provider's answer had that the order had not: no point moves, somebody has to look.
      mismatch text,
      receipt_status text,
      -- What can be known of the card that paid: whether it pays for another account too.
      card_fingerprint text,
      bonus bigint not null default 0 check (bonus >= 0),
      created_at timestamptz not null,
      captured_at timestamptz,
      ended_at timestamptz,
      -- When the provider answered last, and when it is to be looked at again.
      looked_at timestamptz,
      look_at timestamptz,
      unique (user_id, request_key),
      check ((look_at is null) = (state in ('succeeded', 'canceled', 'failed')))
    )`.execute(db);
  await sql`create index payments_of_user on payments (user_id, id)`.execute(db);
  await sql`create index payments_due on payments (look_at) where look_at is not null`.execute(db);
  await sql`create index payments_captured on payments (captured_at) where captured_at is not null`.execute(
    db,
  );
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_refunds (
      id integer generated always as identity primary key,
      payment_id integer not null references payments,
      user_id integer not null references users,
      operator_id integer not null references users,
      reason text not null,
      request_key text not null,
      idempotence_key text not null unique,
      points bigint not null check (points > 0),
      -- What of the bonus goes back with it.
      bonus bigint not null check (bonus >= 0),
      sent_order jsonb not null,
      state text not null check (state in ('creating', 'pending', 'succeeded', 'canceled', 'failed')),
      provider_id text unique,
      mismatch text,
      created_at timestamptz not null,
      -- When the provider made it.
      refunded_at timestamptz,
      look_at timestamptz,
      unique (payment_id, request_key),
      check ((look_at is null) = (state in ('succeeded', 'canceled', 'failed')))
    )`.execute(db);
  await sql`create index payment_refunds_of_payment on payment_refunds (payment_id)`.execute(db);
  await sql`create index payment_refunds_due on payment_refunds (look_at) where look_at is not null`.execute(
    db,
  );
}

/** What somebody at the provider's addresses said, once each; nothing of it is believed. */
async function createHints(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_hints (
      object_id text not null,
      event text not null,
      status text not null,
      address text not null,
      first_at timestamptz not null,
      times integer not null default 1,
      primary key (object_id, event, status)
    )`.execute(db);
}

/** Each day's money beside the provider's, once it was compared. */
async function createDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_days (
      day date primary key,
      provider_kopecks bigint not null,
      ledger_kopecks bigint not null,
      differences jsonb not null,
      compared_at timestamptz not null
    )`.execute(db);
}
