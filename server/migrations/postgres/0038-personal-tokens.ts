import { type Kysely, sql } from 'kysely';

/** Tokens of persons for their programs: a hash alone, and the cabinets that each may be used in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table personal_tokens (
      id uuid primary key,
      user_id integer not null references users on delete cascade,
      name text not null,
      hash bytea not null unique,
      scope text not null check (scope in ('read', 'change')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index personal_tokens_of_user on personal_tokens (user_id) where ended_at is null`.execute(
    db,
  );
  // Hangs on the membership: whoever leaves a cabinet takes their tokens out of it, and coming back brings none of them in.
  await sql`
    create table personal_token_cabinets (
      token_id uuid not null references personal_tokens on delete cascade,
      cabinet_id integer not null,
      user_id integer not null,
      primary key (token_id, cabinet_id),
      foreign key (cabinet_id, user_id) references cabinet_members on delete cascade
    )`.execute(db);
  await sql`create index personal_token_cabinets_of_member on personal_token_cabinets (cabinet_id, user_id)`.execute(
    db,
  );
}
