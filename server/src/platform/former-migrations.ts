import { sql } from 'kysely';
import { CannotStart } from './cannot-start.ts';
import type { Db } from './postgres/database.ts';

// Before the first release the tables were made in many steps. Who has taken the last of them has the very tables of the
// baseline that took their place.
const LAST_OF_POSTGRES = '0034-request-counts';
const LAST_OF_CLICKHOUSE = '0084_drop_sq_snapshot.sql';
const isBaseline = (name: string) => /^\d{4}[-_]baseline[-_]/.test(name);

/** Puts the names of the baseline in the place of all the former ones. */
export async function adoptPostgres(db: Db, known: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{
      found: string | null;
    }>`select to_regclass('kysely_migration') as found`.execute(transaction);
    if (rows[0]?.found === null) return;
    await sql`lock table kysely_migration`.execute(transaction);
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      transaction,
    );
    const names = applied.rows.map(({ name }) => name);
    if (!isFormer('PostgreSQL', names, LAST_OF_POSTGRES)) return;
    const baseline = known.filter(isBaseline);
    await sql`delete from kysely_migration`.execute(transaction);
    await sql`insert into kysely_migration select unnest(${baseline}::text[]), now()::text`.execute(
      transaction,
    );
  });
}

/** Nothing is to be done for a whole chain: the baseline makes only what is missing. */
export function checkClickHouse(applied: readonly string[]): void {
  isFormer('ClickHouse', applied, LAST_OF_CLICKHOUSE);
}

function isFormer(engine: string, applied: readonly string[], last: string): boolean {
  const newest = applied.at(-1);
  if (newest === undefined || applied.some(isBaseline)) return false;
  if (!applied.includes(last))
    throw new CannotStart(
      `These data were made by an unreleased Vitrina, whose tables in ${engine} stand at ${newest}: set the data folder aside and start with a new one.`,
    );
  return true;
}
