import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // part: the five-minute tick of its turn in every round of a step; moved_parts: how far after its turn the planned
  // slot stands (less than 0: before it); places: the last place of each product, as judge-fall.ts remembers it.
  await sql`
    alter table position_checks
      add column part smallint not null default 0,
      add column moved_parts smallint not null default 0,
      add column interest real not null default 0,
      -- A slot that is promised and therefore never moved; null: before such moments were kept.
      add column first_due_at timestamptz,
      add column places jsonb not null default '{}'`.execute(db);
  // Where the checks stood until now: no slot moves with the migration.
  await sql`
    update position_checks as planned
    set part = (planned.term_id + planned.city_id) % (step.step_minutes / 5)
    from (
      select distinct on (cabinet_id) cabinet_id, step_minutes
      from position_steps order by cabinet_id, changed_at desc
    ) as step
    where step.cabinet_id = planned.cabinet_id`.execute(db);
  // The Moscow day on which a cabinet's checks were last dealt out over the parts.
  await sql`
    create table position_deals (
      cabinet_id integer primary key references cabinets on delete cascade,
      dealt_on date not null
    )`.execute(db);
  await sql`
    create table position_falls (
      cabinet_id integer not null references cabinets on delete cascade,
      term_id integer not null references position_terms,
      city_id integer not null,
      sku bigint not null,
      slot_at timestamptz not null,
      noticed_at timestamptz not null,
      moved_parts smallint not null,
      -- Whether the order of checks has answered it.
      is_followed boolean not null default false,
      primary key (cabinet_id, noticed_at, term_id, city_id, sku)
    )`.execute(db);
  await sql`create index position_falls_waiting on position_falls (cabinet_id) where not is_followed`.execute(
    db,
  );
}
