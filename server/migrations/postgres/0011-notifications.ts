import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      -- Where it leads to. The notification outlives the cabinet: that it was deleted is news, too.
      cabinet_id integer references cabinets on delete set null,
      event jsonb not null,
      at timestamptz not null,
      is_read boolean not null default false,
      -- Names an event that may be told twice: the second telling changes nothing.
      once_key text,
      constraint notifications_once unique (user_id, once_key)
    )`.execute(db);
  await sql`create index notifications_of_user on notifications (user_id, id)`.execute(db);
  await sql`create index notifications_unread on notifications (user_id) where not is_read`.execute(db);
  await sql`
    create index notifications_of_cabinet on notifications (cabinet_id) where cabinet_id is not null
  `.execute(db);
  await sql`create index notifications_by_age on notifications (at)`.execute(db);
}
