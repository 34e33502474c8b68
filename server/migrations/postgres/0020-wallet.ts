import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createReferral(db);
  await createPromoGifts(db);
  await createHolds(db);
  await createReminders(db);
  await extendPayments(db);
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

async function createPromoGifts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promo_codes
      alter column points drop not null,
      add column plan text check (plan in ('start', 'beginnerExpert', 'expert')),
      add column plan_days integer check (plan_days > 0),
      add column percent integer check (percent between 1 and 100),
      add constraint promo_codes_give_one check (
        num_nonnulls(points, plan_days, percent) = 1 and num_nonnulls(plan, plan_days) <> 1
      )`.execute(db);
  await sql`
    create table promo_percents (
      id bigint generated always as identity primary key,
      user_id integer not null references users,
      code text not null references promo_codes,
      percent integer not null,
      at timestamptz not null,
      -- The top-up that it went with.
      payment_id bigint unique,
      unique (code, user_id)
    )`.execute(db);
  await sql`create index promo_percents_waiting on promo_percents (user_id) where payment_id is null`.execute(
    db,
  );
}

async function createHolds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallet_holds (
      id bigint generated always as identity primary key,
      user_id integer not null references users,
      once_key text not null unique,
      test_id integer not null,
      test_name text not null,
      points bigint not null check (points > 0),
      state text not null default 'held' check (state in ('held', 'charged', 'released')),
      placed_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      check ((ended_at is null) = (state = 'held'))
    )`.execute(db);
  await sql`create index wallet_holds_to_expire on wallet_holds (expires_at) where state = 'held'`.execute(
    db,
  );
  await sql`create index wallet_holds_of_user on wallet_holds (user_id) where state = 'held'`.execute(db);
}

async function createReminders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallet_reminders (
      user_id integer primary key references users on delete cascade,
      threshold bigint not null check (threshold > 0),
      -- What the person knows already: the next fall begins above it.
      is_below boolean not null
    )`.execute(db);
}

async function extendPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      -- What a percentage of a promo code has added.
      add column promo bigint not null default 0 check (promo >= 0)`.execute(db);
  await sql`
    create index payments_of_card on payments (user_id, card_fingerprint) where state = 'succeeded'`.execute(
    db,
  );
  await sql`alter table payment_refunds add column promo bigint not null default 0 check (promo >= 0)`.execute(
    db,
  );
}
