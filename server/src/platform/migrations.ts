import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import * as z from 'zod';
import { connectClickHouse } from './clickhouse/client.ts';
import { adoptPostgres, checkClickHouse } from './former-migrations.ts';
import { connectPostgres } from './postgres/database.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');

/** Brings PostgreSQL to the newest version; a second runner waits for the first (the migrator's own lock). */
export async function migratePostgres(url: string): Promise<string[]> {
  const { db, close } = connectPostgres(url, { maxConnections: 2 });
  try {
    const provider = new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.join(MIGRATIONS, 'postgres'),
    });
    await adoptPostgres(db, Object.keys(await provider.getMigrations()));
    const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await close();
  }
}

const Applied = z.object({ name: z.string() });

/**
 * Files are applied once, in the order of their numbers. ClickHouse has no transactions for DDL: a file that was broken
 * off begins anew, so its statements must bear being repeated.
 */
export async function migrateClickHouse(url: string, database: string): Promise<string[]> {
  const root = connectClickHouse(url, 'system');
  await root.command('create database', `create database if not exists ${database} engine = Atomic`);
  await root.close();
  const clickhouse = connectClickHouse(url, database);
  try {
    await clickhouse.command(
      'create migrations',
      'create table if not exists migrations (name String, applied_at DateTime default now()) engine = MergeTree order by name',
    );
    const applied = await clickhouse.rows(
      'list migrations',
      'select name from migrations order by name',
      {},
      Applied,
    );
    const done = applied.map((row) => row.name);
    checkClickHouse(done);
    const folder = path.join(MIGRATIONS, 'clickhouse');
    const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.sql') && !done.includes(file));
    files.sort((a, b) => a.localeCompare(b));
    for (const file of files) {
      for (const statement of splitStatements(await fs.readFile(path.join(folder, file), 'utf8')))
        await clickhouse.command(`migrate ${file}`, statement);
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
