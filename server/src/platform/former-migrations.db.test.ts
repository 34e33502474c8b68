import { promises as fs, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createDatabases } from '../../test/database.ts';
import { withDatabase } from '../../test/row-databases.ts';
import { type ClickHouse, connectClickHouse } from './clickhouse/client.ts';
import { migrateClickHouse, migratePostgres, splitStatements } from './migrations.ts';
import { connectPostgres } from './postgres/database.ts';

const folderOf = (engine: string) => path.join(import.meta.dirname, '../../migrations', engine);
const listed = (engine: string, end: string) =>
  readdirSync(folderOf(engine), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(end))
    .map((file) => path.basename(file))
    .toSorted();
const isBaseline = (file: string) => file.includes('baseline');

let databases: Awaited<ReturnType<typeof createDatabases>>;
let name: string;
let postgresUrl: string;
let client: pg.Client;
let clickhouse: ClickHouse;

/** Tables as the baseline makes them, and nothing since. */
beforeAll(async () => {
  databases = await createDatabases();
  name = `${databases.clickhouseDatabase}_former`;
  postgresUrl = withDatabase(databases.postgresUrl, name);
  await inServer(`create database ${name}`);
  client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const { db, close } = connectPostgres(postgresUrl);
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: folderOf('postgres/baseline') });
  for (const migration of Object.values(await provider.getMigrations())) await migration.up(db);
  await close();
  await client.query('create table kysely_migration (name text primary key, timestamp text not null)');

  const root = connectClickHouse(databases.clickhouseUrl, databases.clickhouseDatabase);
  await root.command('test: former', `create database ${name} engine = Atomic`);
  await root.close();
  clickhouse = connectClickHouse(databases.clickhouseUrl, name);
  for (const file of listed('clickhouse', '.sql').filter(isBaseline))
    for (const statement of splitStatements(readFileSync(path.join(folderOf('clickhouse'), file), 'utf8')))
      await clickhouse.command('test: baseline', statement);
  await clickhouse.command(
    'test: migrations',
    'create table migrations (name String, applied_at DateTime default now()) engine = MergeTree order by name',
  );
});
afterAll(async () => {
  await client.end();
  await inServer(`drop database ${name} with (force)`);
  await clickhouse.command('test: drop', `drop database ${name}`);
  await clickhouse.close();
  await databases.drop();
});

async function inServer(statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: databases.postgresUrl });
  await server.connect();
  await server.query(statement);
  await server.end();
}

/** As if the tables had been made in the many steps of the time before the baseline. */
async function standAt(postgres: string[], columns: string[]): Promise<void> {
  await client.query('delete from kysely_migration');
  await client.query('insert into kysely_migration select unnest($1::text[]), now()::text', [postgres]);
  await clickhouse.command('test: forget', 'truncate table migrations');
  await clickhouse.insert(
    'test: former steps',
    'migrations',
    columns.map((step) => ({ name: step })),
  );
}

/** A day is a partition: these are more than one insert may fill. */
const DAYS = 120;
const FORMER_CHECKS = `
insert into pos5 (cabinet, query, city, product, ts, outcome, place, mode)
select 1, 1, 213, 7, toDateTime('2026-03-02 09:00:00', 'UTC') - interval number day, 'found', 3, 'plain'
from numbers(${DAYS})
settings max_partitions_per_insert_block = 0`;

const migrateColumns = () => migrateClickHouse(databases.clickhouseUrl, name);

const Checks = z.object({ checks: z.int() });

test('data at the last of the former migrations go on under the names of the baseline, and get what came later', async () => {
  await standAt(['0001-accounts', '0034-request-counts'], ['0001_q.sql', '0084_drop_sq_snapshot.sql']);
  await clickhouse.command('test: former checks', FORMER_CHECKS);
  const steps = listed('postgres', '.ts').map((file) => path.basename(file, '.ts'));
  expect(await migratePostgres(postgresUrl)).toEqual(steps.filter((step) => !isBaseline(step)));
  expect(await migratePostgres(postgresUrl)).toEqual([]);
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  expect(rows.map((row) => row.name)).toEqual(steps);
  expect(await migrateColumns()).toEqual(listed('clickhouse', '.sql'));
  expect(await migrateColumns()).toEqual([]);
});

test('stored places stand under the new names, and what is stored now reaches the sums of before', async () => {
  const check = {
    cabinet: 1,
    term_id: 1,
    city: 213,
    product: 7,
    ts: '2026-03-02 10:00:00',
    outcome: 'found',
  };
  await clickhouse.insert('test: observe', 'position_checks_raw', [{ ...check, place: 3, mode: 'plain' }]);
  for (const [table, count] of [
    ['position_checks_raw', 'count()'],
    ['position_hourly', 'sum(n)'],
    ['position_6h', 'sum(n)'],
  ]) {
    const rows = await clickhouse.rows(
      'test: count',
      `select toUInt32(${count}) as checks from ${table} where term_id = 1`,
      {},
      Checks,
    );
    expect(rows, table).toEqual([{ checks: DAYS + 1 }]);
  }
});

test('data at an earlier one are refused in one sentence', async () => {
  await standAt(['0001-accounts', '0010-ledger'], ['0001_q.sql', '0010_word_form.sql']);
  await expect(migratePostgres(postgresUrl)).rejects.toThrow('PostgreSQL stand at 0010-ledger: set');
  await expect(migrateColumns()).rejects.toThrow('ClickHouse stand at 0010_word_form.sql: set');
});
