import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When an entry was not checked because a person said so; until_at is null while it lasts. The city is part of it:
  // an entry that moves takes its pauses nowhere.
  await sql`
    create table position_pauses (
      entry_id integer not null references position_entries on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      city_id integer not null,
      from_at timestamptz not null,
      until_at timestamptz,
      primary key (entry_id, city_id, from_at),
      check (from_at <= until_at)
    )`.execute(db);
  await sql`create unique index position_pauses_open on position_pauses (entry_id) where until_at is null`.execute(
    db,
  );
  // Checks that a person asked for, out of the plan. asked_at is the moment under which they are stored.
  await sql`
    create table position_asks (
      entry_id integer not null references position_entries on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      asked_at timestamptz not null,
      finished_at timestamptz,
      primary key (entry_id, asked_at)
    )`.execute(db);
  await sql`create unique index position_asks_running on position_asks (entry_id) where finished_at is null`.execute(
    db,
  );
  // One row a query; it names its city and product itself, because the entry may move meanwhile. Its outcome is that of
  // the stored row; null: still to be done.
  await sql`
    create table position_ask_checks (
      entry_id integer not null,
      asked_at timestamptz not null,
      term_id integer not null references position_terms,
      cabinet_id integer not null references cabinets on delete cascade,
      city_id integer not null,
      sku bigint not null,
      outcome text,
      retry_at timestamptz not null,
      attempts integer not null default 0,
      leased_until timestamptz,
      primary key (entry_id, asked_at, term_id),
      foreign key (entry_id, asked_at) references position_asks on delete cascade
    )`.execute(db);
  await sql`create index position_ask_checks_due on position_ask_checks (retry_at) where outcome is null`.execute(
    db,
  );
}
