import { type Kysely, sql } from 'kysely';

/** Webhooks of cabinets, what is to be delivered to each, and the attempts, which are the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      name text not null,
      url text not null,
      kinds text[] not null,
      is_on boolean not null default true,
      is_gone boolean not null default false,
      -- What the sealed secret is bound to: known before the row has its id.
      secret_place uuid not null unique,
      secret_sealed text not null,
      created_at timestamptz not null,
      failing_since timestamptz,
      last_delivered_at timestamptz,
      -- Of the worker that delivers to it now, by the database's clock.
      taken_until timestamptz,
      taken_by uuid,
      tried_at timestamptz
    )`.execute(db);
  await sql`create index webhooks_of_cabinet on webhooks (cabinet_id)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id uuid primary key,
      webhook_id integer not null references webhooks on delete cascade,
      cabinet_id integer not null,
      type text not null,
      event jsonb not null,
      at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'givenUp')),
      due_at timestamptz not null,
      -- Attempts since it began to wait; sending it again begins anew.
      tries integer not null default 0,
      once_key text,
      constraint webhook_deliveries_once unique (webhook_id, once_key)
    )`.execute(db);
  await sql`
    create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, due_at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index webhook_deliveries_log on webhook_deliveries (webhook_id, at desc, id)`.execute(db);
  await sql`create index webhook_deliveries_at on webhook_deliveries (at)`.execute(db);
  // One test at a time: pressed again, it is the same one.
  await sql`
    create unique index webhook_deliveries_test on webhook_deliveries (webhook_id)
    where type = 'webhook.test' and state = 'waiting'`.execute(db);
  await sql`
    create table webhook_attempts (
      id integer generated always as identity primary key,
      delivery_id uuid not null references webhook_deliveries on delete cascade,
      cabinet_id integer not null,
      at timestamptz not null,
      status smallint,
      outcome text not null,
      duration_ms integer not null
    )`.execute(db);
  await sql`create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, id)`.execute(db);
}
