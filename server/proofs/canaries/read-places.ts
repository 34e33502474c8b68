import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Context, DbContext, ReportContext } from '../../src/platform/context.ts';

/** Where a secret might have been left behind, as text. */
export type Place = { name: string; text: string };

const Name = z.object({ schema: z.string(), name: z.string() });
const Line = z.object({ line: z.string() });

async function readPostgres({ db }: DbContext): Promise<Place[]> {
  const { rows } = await sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const places: Place[] = [];
  for (const row of rows) {
    const { schema, name } = Name.parse(row);
    // As a dump shows it: bytes in hexadecimal.
    const lines = await sql`select t::text as line from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    const text = lines.rows.map((one) => Line.parse(one).line).join('\n');
    places.push({ name: `PostgreSQL ${schema}.${name}`, text });
  }
  return places;
}

async function readClickHouse({ clickhouse }: ReportContext): Promise<Place[]> {
  const tables = await clickhouse.rows(
    'list tables',
    // A set cannot be read; the table that it is made of is.
    `select database as schema, name from system.tables where database = currentDatabase() and engine <> 'Set'`,
    {},
    Name,
  );
  const places: Place[] = [];
  for (const { name } of tables) {
    const statement = `select toString(tuple(*)) as line from ${name}`;
    const lines = await clickhouse.rows('read a table', statement, {}, Line);
    places.push({ name: `ClickHouse ${name}`, text: lines.map(({ line }) => line).join('\n') });
  }
  return places;
}

export async function readFolder(folder: string, skip: (file: string) => boolean): Promise<Place[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files
      .filter((file) => !skip(file))
      .map(async (file) => ({ name: file, text: await readFile(file, 'latin1') })),
  );
}

/** The engine's own log stands beside its cluster, and repeats statements that failed. */
async function readEngineLog({ db }: DbContext): Promise<Place[]> {
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') as folder`.execute(db);
  const file = path.join(rows[0]?.folder ?? '', '..', 'postgres.log');
  return [{ name: 'log of PostgreSQL', text: await readFile(file, 'utf8') }];
}

/** Everything that stays behind, but for the one file that holds the keys of the installation. */
export async function readPlaces(context: Context): Promise<Place[]> {
  return [
    ...(await readPostgres(context)),
    ...(await readClickHouse(context)),
    ...(await readFolder(context.env.DATA_DIR, (file) => path.basename(file) === 'secrets.json')),
    ...(await readEngineLog(context)),
  ];
}
