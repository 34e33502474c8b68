import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
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
