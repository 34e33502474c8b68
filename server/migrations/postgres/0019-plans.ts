import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tariffs
      -- What was paid for the span of the slot; the rest of a plan that is replaced is counted from it.
      add column paid bigint not null default 0 check (paid >= 0),
      -- The day of the month that ends of the slot return to; null: that of its beginning.
      add column on_day integer check (on_day between 1 and 31)`.execute(db);
  await sql`create index tariffs_by_end on tariffs (active_to)`.execute(db);
  await createPurchases(db);
}

async function createPurchases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_purchases (
      id bigint generated always as identity primary key,
      user_id integer not null references users,
      -- The same key twice is the same purchase once.
      request_key text not null,
      kind text not null check (kind in ('start', 'extend', 'change', 'next', 'renewal')),
      plan_type integer not null,
      months integer not null check (months > 0),
      price bigint not null check (price >= 0),
      credit bigint not null check (credit >= 0),
      active_from timestamptz not null,
      active_to timestamptz not null,
      at timestamptz not null,
      constraint plan_purchases_once unique (user_id, request_key)
    )`.execute(db);
  // Days that were given and not bought.
  await sql`
    create table plan_grants (
      id bigint generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      plan_type integer not null,
      source text not null check (source in ('trial', 'promo', 'office')),
      once_key text not null,
      active_from timestamptz not null,
      active_to timestamptz not null,
      granted_at timestamptz not null,
      check (active_from < active_to),
      constraint plan_grants_once unique (once_key)
    )`.execute(db);
  await sql`create index plan_grants_of_user on plan_grants (user_id, active_to)`.execute(db);
  await sql`create index plan_grants_by_end on plan_grants (active_to)`.execute(db);
  await sql`
    create table plan_renewals (
      user_id integer primary key references users on delete cascade,
      switched_on_at timestamptz not null
    )`.execute(db);
}
