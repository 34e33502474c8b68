import { type Kysely, sql } from 'kysely';

/** How often an order went out. What is open already may have gone out: a refusal concludes nothing about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['payments', 'payment_refunds']) {
    await sql`alter table ${sql.table(table)} add column tries integer not null default 0`.execute(db);
    await sql`update ${sql.table(table)} set tries = 1 where state = 'creating'`.execute(db);
  }
}
