import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createChoices(db);
  await createDeliveries(db);
}

async function createChoices(db: Kysely<unknown>): Promise<void> {
  // Of a cabinet: they go with the person's membership. Of none: they hold wherever nothing else was chosen.
  await sql`
    create table notification_choices (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      cabinet_id integer,
      topic text not null,
      bell boolean not null,
      messenger boolean not null,
      letter text not null check (letter in ('off', 'instead', 'on')),
      constraint notification_choices_once unique nulls not distinct (user_id, cabinet_id, topic),
      foreign key (cabinet_id, user_id) references cabinet_members (cabinet_id, user_id) on delete cascade
    )`.execute(db);
  await sql`create index notification_choices_of_cabinet on notification_choices (cabinet_id, user_id)`.execute(
    db,
  );
  await sql`
    create table notification_quiet_hours (
      user_id integer primary key references users on delete cascade,
      quiet_from smallint check (quiet_from between 0 and 23),
      quiet_to smallint check (quiet_to between 0 and 23),
      digest text not null check (digest in ('cabinet', 'all')),
      check ((quiet_from is null) = (quiet_to is null))
    )`.execute(db);
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  // Of somebody who has switched the topic off in the bell, or who only gets messages of it.
  await sql`alter table notifications add column in_bell boolean not null default true`.execute(db);
  await sql`drop index notifications_unread`.execute(db);
  await sql`
    create index notifications_unread on notifications (user_id) where not is_read and in_bell`.execute(db);
  // The outbox and the log of what leaves the product. There are no words in it: they are written when it leaves.
  await sql`
    create table notification_deliveries (
      id integer generated always as identity primary key,
      notification_id integer not null references notifications on delete cascade,
      user_id integer not null references users on delete cascade,
      channel text not null check (channel in ('messenger', 'letter')),
      state text not null default 'waiting'
        check (state in ('waiting', 'sending', 'arrived', 'sent', 'failed', 'unknown')),
      reason text,
      due_at timestamptz not null,
      -- Nothing is tried after that.
      give_up_at timestamptz not null,
      -- A letter is written if the messenger does not deliver it.
      has_letter_instead boolean not null default false,
      -- Until then it belongs to the worker of the latest attempt.
      taken_until timestamptz,
      attempts integer not null default 0,
      -- What the messenger calls it.
      message_id text,
      done_at timestamptz,
      constraint notification_deliveries_once unique (notification_id, channel)
    )`.execute(db);
  await sql`
    create index notification_deliveries_due on notification_deliveries (due_at)
      where state in ('waiting', 'sending')`.execute(db);
  await sql`create index notification_deliveries_of_user on notification_deliveries (user_id, id)`.execute(
    db,
  );
}
