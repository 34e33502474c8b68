import { promises as fs } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, type MigrationProvider, Migrator } from 'kysely/migration';
import * as z from 'zod';
import { type ClickHouse, type ClickHouseOptions, connectClickHouse } from './clickhouse/client.ts';
import { adoptPostgres, checkClickHouse } from './former-migrations.ts';
import { connectPostgres, type Db } from './postgres/database.ts';
import { isAhead, refuseTooOld } from './versions.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');

/** A table that stands in ClickHouse for as long as a restore is not finished. */
export const RESTORE_MARK = 'restore_under_way';

/** The first ten, and all since. Their names are what PostgreSQL remembers, whichever folder they are in. */
const ROW_FOLDERS = ['postgres/baseline', 'postgres'];

function providerOf(): MigrationProvider {
  const providers = ROW_FOLDERS.map(
    (folder) => new FileMigrationProvider({ fs, path, migrationFolder: path.join(MIGRATIONS, folder) }),
  );
  return {
    getMigrations: async () =>
      Object.assign({}, ...(await Promise.all(providers.map((provider) => provider.getMigrations())))),
  };
}

async function listColumnFiles(): Promise<string[]> {
  const files = await fs.readdir(path.join(MIGRATIONS, 'clickhouse'));
  return files.filter((file) => file.endsWith('.sql')).toSorted((a, b) => a.localeCompare(b));
}

/** All migrations of this version, in their order. */
export async function listMigrations(): Promise<{ postgres: string[]; clickhouse: string[] }> {
  const postgres = Object.keys(await providerOf().getMigrations()).toSorted();
  return { postgres, clickhouse: await listColumnFiles() };
}

/** What has been applied to PostgreSQL; nothing before the first migration. */
export async function listRowSteps(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    found: string | null;
  }>`select to_regclass('kysely_migration') as found`.execute(db);
  if (rows[0]?.found === null) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/**
 * Brings PostgreSQL to the newest version, or an empty one to the version of a backup; a second runner waits for the first
 * (the migrator's own lock). Tables of a newer version are left as they are, if this one can work with them.
 */
export async function migratePostgres(url: string, last?: string): Promise<string[]> {
  const { db, close } = connectPostgres(url, { maxConnections: 2 });
  try {
    const provider = providerOf();
    const known = Object.keys(await provider.getMigrations()).toSorted();
    await adoptPostgres(db, known);
    const steps = { known, applied: await listRowSteps(db) };
    refuseTooOld('PostgreSQL', steps);
    // The migrator takes a step that it does not know for a fault.
    if (isAhead(steps)) return [];
    const migrator = new Migrator({ db, provider });
    const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
    if (error) throw error;
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await close();
  }
}

const Applied = z.object({ name: z.string() });

export async function refuseHalfRestored(clickhouse: ClickHouse): Promise<void> {
  const marks = await clickhouse.rows(
    'find an unfinished restore',
    'select name from system.tables where database = currentDatabase() and name = {mark:String}',
    { mark: RESTORE_MARK },
    Applied,
  );
  if (marks.length > 0)
    throw new Error('A backup was restored here and not to its end: run the same npm run restore again.');
}

const CREATE_MIGRATIONS =
  'create table if not exists migrations (name String, applied_at DateTime default now()) engine = MergeTree order by name';

/** How the tables of the migrations are made. */
export type TableForm = Pick<ClickHouseOptions, 'settings'> & {
  databaseEngine: string;
  /** A statement of a migration, as it is carried out. */
  write(statement: string): readonly string[];
};

const PLAIN: TableForm = { databaseEngine: 'Atomic', write: (statement) => [statement] };

/**
 * Files are applied once, in the order of their numbers. ClickHouse has no transactions for DDL: a file that was broken
 * off begins anew, so its statements must bear being repeated.
 */
export async function migrateClickHouse(
  url: string,
  database: string,
  last?: string,
  { databaseEngine, settings = {}, write }: TableForm = PLAIN,
): Promise<string[]> {
  const root = connectClickHouse(url, 'system');
  await root.command(
    'create database',
    `create database if not exists ${database} engine = ${databaseEngine}`,
  );
  await root.close();
  const clickhouse = connectClickHouse(url, database, { settings });
  const apply = async (name: string, statement: string) => {
    for (const written of write(statement)) await clickhouse.command(name, written);
  };
  try {
    await apply('create migrations', CREATE_MIGRATIONS);
    const applied = await clickhouse.rows(
      'list migrations',
      'select name from migrations order by name',
      {},
      Applied,
    );
    const done = applied.map((row) => row.name);
    if (last === undefined) await refuseHalfRestored(clickhouse);
    checkClickHouse(done);
    const known = await listColumnFiles();
    refuseTooOld('ClickHouse', { known, applied: done });
    const files = known.filter((file) => !done.includes(file) && !(last && file > last));
    for (const file of files) {
      for (const statement of splitStatements(
        await fs.readFile(path.join(MIGRATIONS, 'clickhouse', file), 'utf8'),
      ))
        await apply(`migrate ${file}`, statement);
      await clickhouse.insert('record migration', 'migrations', [{ name: file }]);
    }
    return files;
  } finally {
    await clickhouse.close();
  }
}

/** The engine takes one at a time. */
export function splitStatements(text: string): string[] {
  return text
    .split(/;$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
