import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { migratePostgres } from '../src/platform/migrations.ts';
import { takeColumnDatabase } from './column-databases.ts';

function demand(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: database tests run by \`npx vitest --project db\`, which starts the engines.`,
    );
  return value;
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** A template made once for this state of the migrations; test databases are clones of it, which takes about 50 ms. */
async function makeTemplate(url: string): Promise<string> {
  const folder = path.join(import.meta.dirname, '../migrations/postgres');
  const digest = createHash('sha256');
  for (const file of (await readdir(folder)).toSorted())
    digest.update(await readFile(path.join(folder, file)));
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

async function runAsRoot(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let template: Promise<string> | undefined;

export async function createDatabases() {
  const postgresUrl = demand('TEST_DATABASE_URL');
  const clickhouseUrl = demand('TEST_CLICKHOUSE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  template ??= makeTemplate(postgresUrl);
  await runAsRoot(postgresUrl, `create database ${name} template ${await template}`);
  const columns = await takeColumnDatabase(clickhouseUrl, name);
  return {
    postgresUrl: withDatabase(postgresUrl, name),
    clickhouseUrl,
    clickhouseDatabase: columns.name,
    drop: async () => {
      await runAsRoot(postgresUrl, `drop database if exists ${name} with (force)`);
      await columns.giveBack();
    },
  };
}
