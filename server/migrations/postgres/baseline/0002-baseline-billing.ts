import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createLedger(db);
  await guardLedger(db);
  await createPlans(db);
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_operations (
      id bigint generated always as identity primary key,
      -- Whose wallet it concerns.
      user_id integer not null references users,
      kind text not null,
      -- The same key twice is the same operation once.
      idempotency_key text not null,
      at timestamptz not null,
      constraint ledger_operations_once unique (idempotency_key)
    )`.execute(db);
  await sql`create index ledger_operations_of_user on ledger_operations (user_id, id)`.execute(db);
  await sql`
    create table ledger_entries (
      operation_id bigint not null references ledger_operations,
      -- \`available:7\` and \`frozen:7\` are a person's; \`promo\` and its like are where points come from and go to.
      account text not null check (account ~ '^((available|frozen):[1-9][0-9]*|[a-z]+)$'),
      points bigint not null check (points <> 0),
      primary key (operation_id, account)
    )`.execute(db);
  await sql`create index ledger_entries_of_account on ledger_entries (account, operation_id)`.execute(db);
  // Derived from the entries and checked against them; the row is the lock of a wallet.
  await sql`
    create table wallets (
      user_id integer primary key references users,
      available bigint not null default 0 check (available >= 0),
      frozen bigint not null default 0 check (frozen >= 0)
    )`.execute(db);
}

async function guardLedger(db: Kysely<unknown>): Promise<void> {
  // At the end of a transaction, because the entries of an operation come one after another.
  await sql`
    create function ledger_operation_is_whole() returns trigger language plpgsql as $$
    declare
      operation bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
    begin
      -- No entries at all are a sum of null.
      if (select sum(points) from ledger_entries where operation_id = operation) is distinct from 0 then
        raise exception 'operation % does not sum to zero', operation using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger ledger_whole after insert on ledger_operations
      deferrable initially deferred for each row execute function ledger_operation_is_whole('id')`.execute(
    db,
  );
  await sql`
    create constraint trigger ledger_whole after insert on ledger_entries
      deferrable initially deferred for each row execute function ledger_operation_is_whole('operation_id')`.execute(
    db,
  );
  await sql`
    create function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append-only' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  for (const table of ['ledger_operations', 'ledger_entries']) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
        for each statement execute function ledger_is_append_only()`.execute(db);
  }
}

async function createPlans(db: Kysely<unknown>): Promise<void> {
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
    create table promo_codes (
      code text primary key check (code = upper(code)),
      points bigint not null check (points > 0),
      uses_left integer not null check (uses_left >= 0),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table promo_uses (
      code text not null references promo_codes,
      user_id integer not null references users,
      used_at timestamptz not null,
      primary key (code, user_id)
    )`.execute(db);
}
