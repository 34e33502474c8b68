import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rules about changes of cards belong to the cabinet; their author is notified, and the owner when that person is gone.
  await sql`
    create table radar_alerts (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      author_id integer references users on delete set null,
      rule jsonb not null,
      is_on boolean not null default true,
      created_at timestamptz not null,
      version integer not null default 1,
      -- Lines of the feed up to this one were there when the rule began: they are no news.
      begins_after integer not null,
      -- The newest line that has been judged.
      judged_id integer not null,
      -- When what was found last is sent: what is found before that comes with it.
      delivers_at timestamptz
    )`.execute(db);
  await sql`create index radar_alerts_of_cabinet on radar_alerts (cabinet_id)`.execute(db);
  await sql`
    create table radar_alert_firings (
      id bigint generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      alert_id integer not null references radar_alerts on delete cascade,
      -- The snapshot of a card that brought it.
      look text not null,
      sku bigint not null,
      at timestamptz not null,
      -- The newest of its lines.
      change_id integer not null,
      changes integer not null,
      hits jsonb not null,
      deliver_at timestamptz not null,
      is_delivered boolean not null default false,
      constraint radar_alert_firings_once unique (alert_id, look)
    )`.execute(db);
  await sql`
    create index radar_alert_firings_waiting on radar_alert_firings (deliver_at) where not is_delivered
  `.execute(db);
  await sql`create index radar_alert_firings_by_age on radar_alert_firings (at)`.execute(db);
  await sql`create index radar_alert_firings_by_change on radar_alert_firings (alert_id, change_id)`.execute(
    db,
  );
  await sql`create index radar_changes_by_id on radar_changes (cabinet_id, id)`.execute(db);
}
