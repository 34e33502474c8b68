import { type Kysely, sql } from 'kysely';

/** Tables of alerts have the same columns beside those of their rule and of how far it was judged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jump_alerts rename column user_id to author_id`.execute(db);
  await sql`
    alter table jump_alerts
      -- Grows with each change and each judgement: what was judged from an older one is not kept.
      add column version integer not null default 1,
      add column created_at timestamptz not null default now()`.execute(db);
  await sql`alter table position_alert_firings rename column tell_at to deliver_at`.execute(db);
  await sql`alter table position_alert_firings rename column is_told to is_delivered`.execute(db);
}
