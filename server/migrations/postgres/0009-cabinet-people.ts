import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cabinets
      add column can_change_pictures boolean,
      add column performance_client_id text,
      add column performance_sealed text,
      add column performance_last_four text,
      add column performance_status text,
      add column performance_checked_at timestamptz,
      add column blocked_at timestamptz,
      add column settings jsonb not null default '{}'`.execute(db);
  await sql`
    create table cabinet_invites (
      id integer generated always as identity primary key,
      cabinet_id integer not null references cabinets on delete cascade,
      inviter_id integer not null references users on delete cascade,
      email text not null check (email = lower(email)),
      roles text[] not null check (cardinality(roles) > 0),
      hash text not null,
      tries integer not null default 0,
      sent_at timestamptz not null default now(),
      expires_at timestamptz not null,
      -- Accepted or declined; a revoked one is deleted.
      closed_at timestamptz
    )`.execute(db);
  // One open invitation for an address in a cabinet.
  await sql`
    create unique index cabinet_invites_open on cabinet_invites (cabinet_id, email) where closed_at is null
  `.execute(db);
  await sql`create index cabinet_invites_to on cabinet_invites (email) where closed_at is null`.execute(db);
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
  // A deleted cabinet takes its terms along, and each of them is looked for here first.
  for (const table of ['position_queries', 'position_checks', 'position_gaps']) {
    await sql`create index ${sql.id(`${table}_term`)} on ${sql.table(table)} (term_id)`.execute(db);
  }
}
