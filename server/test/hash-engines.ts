import * as z from 'zod';
import { connectClickHouse } from '../src/platform/clickhouse/client.ts';
import { openTableHashes } from './hash-tables.ts';

const TABLES = `
  select schemaname || '.' || tablename as name from pg_tables
  where schemaname in ('public', 'jobs') and tablename not like 'kysely%' and (schemaname, tablename) <> ('jobs', 'version')`;

const Table = z.object({ name: z.string(), engine: z.string(), rows: z.int() });
const Hash = z.object({ hash: z.string() });

/** Sets cannot be read; what is in the making stands in no backup. */
const COLUMN_TABLES = `
  select name, engine, toUInt64(ifNull(total_rows, 0)) as rows from system.tables
  where database = currentDatabase() and (engine like '%MergeTree' or engine = 'Set')
    and name not like 'backup_of_%' and name not like '%_next' and name != 'migrations'`;

async function hashColumns(url: string, database: string): Promise<[string, string][]> {
  const clickhouse = connectClickHouse(url, database);
  try {
    const hashes: [string, string][] = [];
    for (const { name, engine, rows } of await clickhouse.rows('list tables', COLUMN_TABLES, {}, Table)) {
      if (rows === 0) continue;
      // What is merged some day is compared as if it were.
      const final = /Replacing|Aggregating/.test(engine) ? 'final' : '';
      const sums = `select toString((count(), sum(sipHash64(formatRow('RowBinary', *))))) as hash from ${name} ${final}`;
      const [found] =
        engine === 'Set' ? [{ hash: String(rows) }] : await clickhouse.rows('hash', sums, {}, Hash);
      hashes.push([name, found?.hash ?? '']);
    }
    return hashes;
  } finally {
    await clickhouse.close();
  }
}

type Engines = { postgresUrl: string; clickhouseUrl: string; clickhouseDatabase: string };

/** A hash of its rows for each table of both engines that has any. */
export async function hashEngines({ postgresUrl, clickhouseUrl, clickhouseDatabase }: Engines) {
  const rows = await openTableHashes(postgresUrl, {
    tables: TABLES,
    linesOf: (table) => `select t::text as line from ${table.replaceAll('"', '')} t`,
  });
  try {
    return {
      ...(await rows.read()),
      ...Object.fromEntries(await hashColumns(clickhouseUrl, clickhouseDatabase)),
    };
  } finally {
    await rows.close();
  }
}
