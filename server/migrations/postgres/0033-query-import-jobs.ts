import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The same file may be stored again under another answer, such as the right day after a wrong one.
  await sql`
    alter table query_imports
      add column answers text not null default '{}',
      drop constraint query_imports_cabinet_id_marketplace_file_sha256_key,
      add unique nulls not distinct (cabinet_id, marketplace, file_sha256, answers)`.execute(db);
  // Files on their way in. The bytes are kept until the import has ended, so that a worker that died is replaced.
  await sql`
    create table query_import_jobs (
      id uuid primary key,
      user_id integer not null references users on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      marketplace text not null,
      file_name text not null,
      state text not null default 'running' check (state in ('running', 'asking', 'done', 'failed')),
      answers jsonb not null default '{}',
      report jsonb,
      failure jsonb,
      rows_done integer not null default 0,
      rows_total integer,
      attempts integer not null default 0,
      created_at timestamptz not null,
      -- By the machine's time: how long nobody has been at it.
      beat_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index query_import_jobs_of_person on query_import_jobs (cabinet_id, user_id, created_at)`.execute(
    db,
  );
  await sql`create index query_import_jobs_running on query_import_jobs (beat_at) where state = 'running'`.execute(
    db,
  );
  await sql`
    create table query_import_pieces (
      import_id uuid not null references query_import_jobs on delete cascade,
      number integer not null,
      cabinet_id integer not null references cabinets on delete cascade,
      bytes bytea not null,
      primary key (import_id, number)
    )`.execute(db);
}
