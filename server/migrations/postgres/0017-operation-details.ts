import { type Kysely, sql } from 'kysely';

/** What an operation was for: the payment, the plan, the code, the reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_operations add column details jsonb not null default '{}'`.execute(db);
}
