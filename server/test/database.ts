import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { migratePostgres } from '../src/platform/migrations.ts';
import { takeColumnDatabase } from './column-databases.ts';
import { takeRowDatabase, withDatabase } from './row-databases.ts';

function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: database tests run by \`npx vitest --project db\`, which starts the engines.`,
    );
  return value;
}

/** A template made once for this state of the migrations; test databases begin as clones of it. */
async function makeTemplate(url: string): Promise<string> {
  const folder = path.join(import.meta.dirname, '../migrations/postgres');
  const digest = createHash('sha256');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  for (const file of files.toSorted()) digest.update(await readFile(path.join(folder, file)));
  const template = `template_${digest.digest('hex').slice(0, 12)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // One maker at a time: test files start together.
    await client.query('select pg_advisory_lock(4400)');
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      await client.query(`create database ${template}_new`);
      await migratePostgres(withDatabase(url, `${template}_new`));
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
  } finally {
    await client.query('select pg_advisory_unlock(4400)');
    await client.end();
  }
  return template;
}

let template: Promise<string> | undefined;

export async function createDatabases() {
  const postgresUrl = requireEnv('TEST_DATABASE_URL');
  const clickhouseUrl = requireEnv('TEST_CLICKHOUSE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  template ??= makeTemplate(postgresUrl);
  const rows = await takeRowDatabase(postgresUrl, await template, name);
  const columns = await takeColumnDatabase(clickhouseUrl, name);
  return {
    postgresUrl: rows.url,
    clickhouseUrl,
    clickhouseDatabase: columns.name,
    drop: async () => {
      await rows.giveBack();
      await columns.giveBack();
    },
  };
}
