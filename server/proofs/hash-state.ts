import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import type { StoresContext } from '../src/platform/context.ts';

/** Counters of attempts and of requests are meant to change when somebody is refused. */
const COUNTERS = ['login_attempts', 'quota', 'request_counts'];
const NOTED = ['last_seen_at', 'network'];

const Name = z.object({ name: z.string() });
const Rows = z.object({ name: z.string(), rows: z.coerce.number() });

/** One hash over all rows of all tables, the number of queued jobs and the rows of each table in ClickHouse. */
export async function hashState({ db, clickhouse }: StoresContext): Promise<string> {
  const tables = await sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const names = tables.rows.map((row) => Name.parse(row).name).filter((name) => !COUNTERS.includes(name));
  const hashes = names.map(
    (name) => sql`
      select ${sql.lit(name)} as name, md5(coalesce(string_agg(line, '|' order by line), '')) as hash
      from (select (to_jsonb(t) - array[${sql.join(NOTED.map((one) => sql.lit(one)))}])::text as line
            from ${sql.table(name)} t) lines`,
  );
  const jobs = sql`select 'jobs' as name, count(*)::text as hash from jobs.job`;
  // Branches of a union may come back in any order.
  const { rows } = await sql`${sql.join([...hashes, jobs], sql` union all `)} order by name`.execute(db);
  const observed = await clickhouse.rows(
    'rows of every table',
    `select name, coalesce(total_rows, 0) as rows from system.tables where database = currentDatabase() order by name`,
    {},
    Rows,
  );
  return createHash('md5')
    .update(JSON.stringify([rows, observed]))
    .digest('hex');
}
