import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      user_id integer primary key references users on delete cascade,
      added_at timestamptz not null
    )`.execute(db);
  await createActions(db);
  await chainActions(db);
  await guardActions(db);
}

async function createActions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table office_actions (
      id bigint primary key,
      at timestamptz not null,
      kind text not null,
      -- Numbers and not references: what was done stays when an account goes. Null: a command on the machine.
      operator_id integer,
      -- Whom it was about.
      user_id integer,
      reason text,
      details jsonb not null default '{}',
      -- Of the form that was sent, so that it has one effect.
      request_key uuid,
      former_hash bytea not null,
      hash bytea not null,
      constraint office_actions_once unique (request_key)
    )`.execute(db);
  await sql`create index office_actions_of_operator on office_actions (operator_id, id)`.execute(db);
  await sql`create index office_actions_of_user on office_actions (user_id, id)`.execute(db);
}

/** Whoever inserts a row, its number, the former hash and its own are made here, one transaction after another. */
async function chainActions(db: Kysely<unknown>): Promise<void> {
  // Held until the end of the transaction: the next one sees this row as the last, or does not see it at all.
  await sql`
    create function lock_office_actions() returns void language sql as $$
      select pg_advisory_xact_lock(hashtextextended('office_actions', 0))
    $$`.execute(db);
  await sql`
    create function chain_office_action() returns trigger language plpgsql as $$
    declare
      last record;
    begin
      perform lock_office_actions();
      select id, hash into last from office_actions order by id desc limit 1;
      new.id := coalesce(last.id, 0) + 1;
      new.former_hash := coalesce(last.hash, '');
      new.hash := sha256(convert_to(jsonb_build_array(
        new.id, extract(epoch from new.at), new.kind, new.operator_id, new.user_id, new.reason, new.details,
        new.request_key, encode(new.former_hash, 'hex')
      )::text, 'UTF8'));
      return new;
    end $$`.execute(db);
  await sql`
    create trigger chained before insert on office_actions
      for each row execute function chain_office_action()`.execute(db);
}

async function guardActions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function office_actions_are_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the log of the office is append-only' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger append_only before update or delete or truncate on office_actions
      for each statement execute function office_actions_are_append_only()`.execute(db);
}
