import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createActions(db);
  await createAlerts(db);
}

async function createActions(db: Kysely<unknown>): Promise<void> {
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

async function createAlerts(db: Kysely<unknown>): Promise<void> {
  // Rules about positions belong to the cabinet; whoever made one is told of it, and the owner when that person is gone.
  await sql`
    create table position_alerts (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      author_id integer references users on delete set null,
      rule jsonb not null,
      is_on boolean not null default true,
      created_at timestamptz not null,
      -- Grows with each change of the rule: a look that began before it counts no more.
      version integer not null default 1,
      -- Checks planned before it have been judged.
      judged_until timestamptz not null,
      -- What was the earliest check that had not ended then; while it is the same, there is nothing to judge.
      awaits timestamptz,
      state jsonb not null
    )`.execute(db);
  await sql`create index position_alerts_of_cabinet on position_alerts (cabinet_id)`.execute(db);
  await sql`
    create table position_alert_firings (
      id bigint generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      alert_id integer not null references position_alerts on delete cascade,
      at timestamptz not null,
      queries integer not null,
      hits jsonb not null,
      -- Later than the firing itself when that was in quiet hours.
      tell_at timestamptz not null,
      is_told boolean not null default false,
      constraint position_alert_firings_once unique (alert_id, at)
    )`.execute(db);
  await sql`
    create index position_alert_firings_waiting on position_alert_firings (tell_at) where not is_told
  `.execute(db);
  await sql`create index position_alert_firings_by_age on position_alert_firings (at)`.execute(db);
}
