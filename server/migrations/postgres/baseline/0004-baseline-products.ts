import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createProducts(db);
  await createDetails(db);
  await createCardRuns(db);
}

async function createProducts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table products (
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      -- Somebody else's products are followed by their SKU alone: the marketplace numbers only our own.
      product_id bigint,
      offer_id text not null,
      name text not null,
      -- Lower case, ё as е, spaces folded: what the text filter compares.
      search_text text not null,
      image_url text,
      price_kopecks bigint,
      is_archived boolean not null,
      synced_at timestamptz not null,
      stock integer,
      is_external boolean not null default false,
      primary key (cabinet_id, sku),
      constraint products_own_have_numbers check (is_external or product_id is not null)
    )`.execute(db);
  await sql`create index products_by_name on products (cabinet_id, name)`.execute(db);
  await sql`
    create table cabinet_tags (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      name text not null,
      -- Lower case, ё as е: two tags that read the same are one.
      name_key text not null,
      color text not null,
      constraint cabinet_tags_name_unique unique (cabinet_id, name_key),
      unique (cabinet_id, id)
    )`.execute(db);
  await sql`
    create table product_tags (
      cabinet_id integer not null,
      tag_id integer not null,
      sku bigint not null,
      primary key (cabinet_id, tag_id, sku),
      foreign key (cabinet_id, tag_id) references cabinet_tags (cabinet_id, id) on delete cascade,
      foreign key (cabinet_id, sku) references products (cabinet_id, sku) on delete cascade
    )`.execute(db);
  // The key of product_tags begins with the tag; lists ask for the tags of their products.
  await sql`create index product_tags_of_product on product_tags (cabinet_id, sku)`.execute(db);
}

async function createDetails(db: Kysely<unknown>): Promise<void> {
  // What people said about queries of a product: brought from a file, taken out of its totals, labelled.
  await sql`
    create table product_queries (
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      -- Lower case, ё as е, spaces folded: as queries are compared everywhere.
      query text not null,
      imported_at timestamptz,
      excluded_at timestamptz,
      tag text,
      primary key (cabinet_id, sku, query),
      foreign key (cabinet_id, sku) references products (cabinet_id, sku) on delete cascade,
      check (num_nonnulls(imported_at, excluded_at, tag) > 0)
    )`.execute(db);
  await sql`create index product_queries_excluded on product_queries (cabinet_id) where excluded_at is not null`.execute(
    db,
  );
  await sql`
    create table product_descriptions (
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      description text not null,
      taken_at timestamptz not null,
      primary key (cabinet_id, sku)
    )`.execute(db);
  await sql`
    create table notes (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      sku bigint not null,
      at timestamptz not null check (at = date_trunc('minute', at)),
      text text not null,
      -- Kept when they leave the cabinet; the note is the cabinet's.
      author_id integer references users on delete set null,
      constraint notes_minute_unique unique (cabinet_id, sku, at)
    )`.execute(db);
}

async function createCardRuns(db: Kysely<unknown>): Promise<void> {
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
