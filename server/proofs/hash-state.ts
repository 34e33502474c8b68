import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../src/platform/context.ts';
import { openTableHashes } from '../test/hash-tables.ts';

const NOTED = `array['last_seen_at', 'last_used_at', 'network']`;

/** Counters of attempts and of requests are meant to change when somebody is refused. */
const TABLES = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE'
    and table_name not in ('login_attempts', 'quota', 'request_counts')`;

const State = z.object({ state: z.string() });

export type StateReader = {
  /** One hash over all rows of all tables, the number of queued jobs and the rows of each table in ClickHouse. */
  hash(options?: { except?: readonly string[] }): Promise<string>;
  close(): Promise<void>;
};

export async function openState({
  env,
  db,
  clickhouse,
}: Pick<Context, 'env' | 'db' | 'clickhouse'>): Promise<StateReader> {
  const tables = await openTableHashes(env.DATABASE_URL, {
    tables: TABLES,
    linesOf: (table) => `select (to_jsonb(t) - ${NOTED})::text as line from ${table} t`,
  });
  return {
    hash: async ({ except = [] } = {}) => {
      const read = Object.entries(await tables.read());
      const rows = Object.fromEntries(read.filter(([table]) => !except.includes(table)));
      const jobs = await sql`select count(*)::text as jobs from jobs.job`.execute(db);
      const observed = await clickhouse.rows(
        'rows of every table',
        `select toString(groupBitXor(cityHash64(name, coalesce(total_rows, 0)))) as state
        from system.tables where database = currentDatabase()`,
        {},
        State,
      );
      return createHash('md5')
        .update(JSON.stringify([rows, jobs.rows, observed]))
        .digest('hex');
    },
    close: tables.close,
  };
}
