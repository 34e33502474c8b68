import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One stay of another seller on an own card. Amounts are kopecks, null: not shown or not known.
  await sql`
    create table piggy_backers (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      offer_sku bigint not null,
      seller_id bigint,
      seller_name text,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      -- Between looks that saw it, and since the last of them; without the time that looks had no answer.
      seen_ms bigint not null,
      away_ms bigint not null,
      is_on_card boolean not null,
      is_over boolean not null,
      first_kopecks bigint,
      kopecks bigint,
      lowest_kopecks bigint,
      own_kopecks bigint,
      undercut_kopecks bigint,
      deepest_undercut_kopecks bigint,
      constraint piggy_backers_once unique (cabinet_id, sku, offer_sku, first_seen_at)
    )`.execute(db);
  await sql`create index piggy_backers_open on piggy_backers (cabinet_id, sku) where not is_over`.execute(db);
  // How far the looks at a card are counted in, and what the last of them saw.
  await sql`
    create table piggy_backer_cards (
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      looked_at timestamptz,
      offers jsonb not null default '[]',
      primary key (cabinet_id, sku)
    )`.execute(db);
  // A seller by its number, or by the SKU of its offer where the storefront names nobody.
  await sql`
    create table piggy_backer_statuses (
      cabinet_id integer not null references cabinets on delete cascade,
      seller_key text not null,
      status text not null check (status in ('new', 'known', 'mine')),
      set_by integer references users on delete set null,
      set_at timestamptz not null,
      primary key (cabinet_id, seller_key)
    )`.execute(db);
  // What was decided on a Moscow day: at most one notice, whoever decides and however often.
  await sql`
    create table piggy_backer_notices (
      cabinet_id integer not null references cabinets on delete cascade,
      day date not null,
      decided_at timestamptz not null,
      outcome text not null check (outcome in ('sent', 'unchanged')),
      recipient_id integer references users on delete set null,
      -- Who was on the cards, and the sha256 of it in canonical form.
      list jsonb not null,
      hash bytea not null,
      appeared integer not null,
      gone integer not null,
      changed integer not null,
      primary key (cabinet_id, day)
    )`.execute(db);
  await sql`alter table exports drop constraint exports_format_check`.execute(db);
  await sql`
    alter table exports add constraint exports_format_check
      check (format in ('csv', 'xlsx', 'parquet', 'zip'))`.execute(db);
}
