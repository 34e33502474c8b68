import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table card_runs (
      id uuid primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      -- Who asked; the run stays for the others of the cabinet.
      user_id integer references users on delete set null,
      sku bigint not null,
      city_id integer not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
      failure text,
      -- The stages that are over. A run that is begun again goes on behind them.
      card jsonb,
      offers jsonb,
      queries jsonb,
      is_paid boolean not null default false,
      -- Counts the beginnings: whoever began earlier has nothing to say any more.
      attempt integer not null default 0,
      -- The machine's time of the worker's last sign of life, or of when it was given back.
      beat_at timestamptz not null default now(),
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index card_runs_of_cabinet on card_runs (cabinet_id, created_at desc)`.execute(db);
  await sql`
    create unique index card_runs_under_way on card_runs (cabinet_id, sku, city_id)
    where state in ('waiting', 'running')`.execute(db);
  await sql`create index card_runs_unfinished on card_runs (beat_at) where state in ('waiting', 'running')`.execute(
    db,
  );
}
