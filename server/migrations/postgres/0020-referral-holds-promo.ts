import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createReferral(db);
}

async function createReferral(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table referral_entries (
      id bigint generated always as identity primary key,
      -- Whose wallet it concerns.
      user_id integer not null references users,
      -- Whose payment it came from.
      friend_id integer not null references users,
      kind text not null check (kind in ('referralReward', 'referralRewardBack', 'friendBonus', 'friendBonusBack')),
      payment_id bigint not null,
      refund_id bigint,
      -- What is due by the rule, and what has moved in the ledger: the difference is a debt or pays one off.
      points bigint not null check (points <> 0),
      moved bigint not null,
      at timestamptz not null,
      constraint referral_entries_once unique nulls not distinct (kind, payment_id, refund_id),
      check (abs(moved) <= abs(points) and sign(moved) in (0, sign(points)))
    )`.execute(db);
  await sql`create index referral_entries_of_user on referral_entries (user_id, id)`.execute(db);
  // A chat belongs to one account at a time; whom it has belonged to says who is the same person.
  await sql`
    create table messenger_owners (
      chat_id text not null,
      user_id integer not null references users on delete cascade,
      primary key (chat_id, user_id)
    )`.execute(db);
  await sql`create index messenger_owners_of_user on messenger_owners (user_id)`.execute(db);
  await sql`insert into messenger_owners (chat_id, user_id) select chat_id, user_id from messengers`.execute(
    db,
  );
}
