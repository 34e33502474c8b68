import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTests(db);
  await createImages(db);
  await createWindows(db);
  await createCounters(db);
  await createRecords(db);
}

async function createTests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ab_tests (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      -- One more with every change.
      version integer not null default 1,
      sku bigint not null,
      product_id bigint not null,
      offer_id text not null,
      name text not null,
      description text not null default '',
      campaign_ids text[] not null default '{}',
      strategy text not null check (strategy in ('views', 'clicks', 'sure', 'adaptive')),
      sure_by text not null check (sure_by in ('precision', 'bound')),
      interval_minutes integer not null,
      target_views integer not null,
      target_clicks integer not null,
      force_finish_seconds integer not null,
      minimum_effect_percent integer not null,
      applies_winner boolean not null default false,
      status text not null check (status in ('setup', 'running', 'paused', 'finished')),
      pause_reason text,
      pause_details text not null default '',
      finish_reason text,
      -- Of the schedule, so that it can be drawn again.
      seed integer not null,
      created_by integer references users on delete set null,
      -- Whose points pay.
      started_by integer references users on delete set null,
      price_points integer not null default 0,
      hold_id integer,
      points text not null default 'none' check (points in ('none', 'held', 'charged', 'released')),
      card text not null default 'untouched'
        check (card in ('untouched', 'testing', 'restoring', 'restored', 'winner', 'sellerChanged')),
      applied_image_id integer,
      created_at timestamptz not null,
      started_at timestamptz,
      launched_at timestamptz,
      warm_up_ends_at timestamptz,
      -- The last start or resumption.
      running_since timestamptz,
      paused_at timestamptz,
      finishes_by timestamptz,
      finished_at timestamptz,
      -- To the target of the strategy, 0 to 1.
      progress double precision,
      archived_at timestamptz,
      -- Gone for people; the row stays until the card has its own pictures again.
      deleted_at timestamptz,
      -- When a worker is to look at its card again.
      due_at timestamptz,
      -- When its counters were last read.
      counters_read_at timestamptz,
      -- The image before still shows in the numbers: more of the beginning of each window is left out from then on.
      has_carry_over boolean not null default false,
      -- What it says, for lists; of which version and of which counters.
      conclusion jsonb,
      concluded_version integer,
      concluded_at timestamptz
    )`.execute(db);
  await sql`create index ab_tests_of_cabinet on ab_tests (cabinet_id, started_at)`.execute(db);
  await sql`
    create unique index ab_tests_active on ab_tests (cabinet_id, sku)
      where status in ('running', 'paused') and deleted_at is null`.execute(db);
  await sql`create index ab_tests_due on ab_tests (due_at) where due_at is not null`.execute(db);
}

async function createImages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ab_images (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      test_id integer not null references ab_tests on delete cascade,
      -- Where browsers get it.
      name text not null unique,
      number integer not null,
      idea text not null default '',
      width integer not null,
      height integer not null,
      -- As it came, and as the marketplace gets it.
      original bytea not null,
      published bytea not null,
      -- Of what is published: the same picture twice is a test of the noise.
      sha256 bytea not null,
      is_original boolean not null default false,
      created_at timestamptz not null,
      excluded_at timestamptz
    )`.execute(db);
  await sql`create index ab_images_of_test on ab_images (test_id, number)`.execute(db);
  // The marketplace skips an address that it has seen: every showing has one of its own.
  await sql`
    create table ab_addresses (
      name text primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      image_id integer not null references ab_images on delete cascade,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index ab_addresses_of_image on ab_addresses (image_id)`.execute(db);
}

async function createWindows(db: Kysely<unknown>): Promise<void> {
  // The whole schedule from the start, and what became of it.
  await sql`
    create table ab_windows (
      test_id integer not null references ab_tests on delete cascade,
      number integer not null,
      cabinet_id integer not null references cabinets on delete cascade,
      image_id integer not null references ab_images on delete cascade,
      is_warm_up boolean not null default false,
      planned_from timestamptz not null,
      planned_to timestamptz not null,
      state text not null check (state in ('planned', 'showing', 'shown', 'missed')),
      -- When its picture was sent to the card; null: it was up already, or never was sent.
      ordered_at timestamptz,
      -- By the card, read back; null: it never was up.
      shown_from timestamptz,
      shown_to timestamptz,
      -- When counters were read that belong to it; null: what it brought is not known.
      measured_at timestamptz,
      void_reason text,
      voided_by integer references users on delete set null,
      voided_at timestamptz,
      suggestion text,
      primary key (test_id, number)
    )`.execute(db);
  await sql`create index ab_windows_in_time on ab_windows (test_id, planned_from)`.execute(db);
  // The pictures that belong on the card, those that were last seen on it, and what is on its way.
  await sql`
    create table ab_card_sets (
      test_id integer primary key references ab_tests on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      pictures text[] not null,
      colour text,
      stored_at timestamptz not null,
      last_pictures text[] not null,
      last_colour text,
      -- Null: the seller's own main picture.
      shown_image_id integer references ab_images,
      -- Stored before the marketplace hears of it; null: nothing is on its way.
      ordered_at timestamptz,
      ordered_image_id integer references ab_images,
      address text,
      -- Null with an order: whether it was heard is not known.
      task_id bigint,
      -- The last order that was sent twice: one of both may still be carried out when the other one has ended.
      doubted_at timestamptz,
      doubted_image_id integer references ab_images,
      failures integer not null default 0,
      failing_since timestamptz
    )`.execute(db);
}

async function createCounters(db: Kysely<unknown>): Promise<void> {
  // As the marketplace says them: since the beginning of a Moscow day, by campaign.
  await sql`
    create table ab_counters (
      test_id integer not null references ab_tests on delete cascade,
      campaign_id text not null,
      day date not null,
      cabinet_id integer not null references cabinets on delete cascade,
      views bigint not null,
      clicks bigint not null,
      carts bigint,
      orders bigint not null,
      model_orders bigint,
      read_at timestamptz not null,
      primary key (test_id, campaign_id, day)
    )`.execute(db);
  // Differences of those. Below zero: the marketplace has corrected itself. Without a window it belongs to no image.
  await sql`
    create table ab_increments (
      id bigint generated always as identity primary key,
      test_id integer not null references ab_tests on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      campaign_id text not null,
      day date not null,
      -- When it happened, by the measured delay.
      from_at timestamptz not null,
      to_at timestamptz not null,
      -- The readings between which it appeared; null: it was the first of the day.
      former_read_at timestamptz,
      read_at timestamptz not null,
      window_number integer,
      gap_reason text,
      views bigint not null,
      clicks bigint not null,
      carts bigint,
      orders bigint not null,
      model_orders bigint,
      check ((window_number is null) = (gap_reason is not null))
    )`.execute(db);
  await sql`create index ab_increments_of_window on ab_increments (test_id, window_number)`.execute(db);
  // How long the pictures of a card and the counters of advertising take; null: not measured yet.
  await sql`
    create table ab_delays (
      cabinet_id integer primary key references cabinets on delete cascade,
      picture_seconds integer,
      -- Nothing appears sooner, everything by the end of the longer one.
      counter_least_seconds integer,
      counter_seconds integer,
      -- The Moscow day whose beginning showed it.
      counters_measured_on date
    )`.execute(db);
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ab_log (
      id bigint generated always as identity primary key,
      test_id integer not null references ab_tests on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      at timestamptz not null,
      kind text not null,
      user_id integer references users on delete set null,
      image_number integer,
      reason text,
      details text not null default ''
    )`.execute(db);
  await sql`create index ab_log_of_test on ab_log (test_id, id)`.execute(db);
  await sql`
    create table ab_events (
      test_id integer not null references ab_tests on delete cascade,
      kind text not null,
      at timestamptz not null,
      cabinet_id integer not null references cabinets on delete cascade,
      until timestamptz,
      primary key (test_id, kind, at)
    )`.execute(db);
  // What was last seen of the product and its advertising; null: not known.
  await sql`
    create table ab_looks (
      test_id integer primary key references ab_tests on delete cascade,
      cabinet_id integer not null references cabinets on delete cascade,
      looked_at timestamptz not null,
      price_kopecks integer,
      sale_kopecks integer,
      stock integer,
      -- Campaigns that have run in this test, and those of them that do not any more.
      ran_campaign_ids text[] not null,
      stopped_campaign_ids text[]
    )`.execute(db);
}
