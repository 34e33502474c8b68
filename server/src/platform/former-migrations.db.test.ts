import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabases } from '../../test/database.ts';
import { type ClickHouse, connectClickHouse } from './clickhouse/client.ts';
import { migrateClickHouse, migratePostgres } from './migrations.ts';

const listed = (engine: string, end: string) =>
  readdirSync(path.join(import.meta.dirname, '../../migrations', engine))
    .filter((file) => file.endsWith(end))
    .toSorted();

let databases: Awaited<ReturnType<typeof createDatabases>>;
let client: pg.Client;
let clickhouse: ClickHouse;
beforeAll(async () => {
  databases = await createDatabases();
  client = new pg.Client({ connectionString: databases.postgresUrl });
  await client.connect();
  clickhouse = connectClickHouse(databases.clickhouseUrl, databases.clickhouseDatabase);
});
afterAll(async () => {
  await client.end();
  await clickhouse.close();
  await databases.drop();
});

const isBaseline = (file: string) => file.includes('baseline');

/** As if the tables had been made in the many steps of the time before the baseline, and nothing since. */
async function standAt(postgres: string[], columns: string[]): Promise<void> {
  await client.query('drop view position_tracking, position_entry_details');
  await client.query('delete from kysely_migration');
  await client.query('insert into kysely_migration select unnest($1::text[]), now()::text', [postgres]);
  await clickhouse.command('test: forget', 'truncate table migrations');
  await clickhouse.insert(
    'test: former steps',
    'migrations',
    columns.map((name) => ({ name })),
  );
}

const migrateColumns = () => migrateClickHouse(databases.clickhouseUrl, databases.clickhouseDatabase);

test('data at the last of the former migrations go on under the names of the baseline, and get what came later', async () => {
  await standAt(['0001-accounts', '0034-request-counts'], ['0001_q.sql', '0084_drop_sq_snapshot.sql']);
  const steps = listed('postgres', '.ts').map((file) => path.basename(file, '.ts'));
  expect(await migratePostgres(databases.postgresUrl)).toEqual(steps.filter((step) => !isBaseline(step)));
  expect(await migratePostgres(databases.postgresUrl)).toEqual([]);
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual(steps);
  expect(await migrateColumns()).toEqual(listed('clickhouse', '.sql'));
  expect(await migrateColumns()).toEqual([]);
});

test('data at an earlier one are refused in one sentence', async () => {
  await standAt(['0001-accounts', '0010-ledger'], ['0001_q.sql', '0010_word_form.sql']);
  await expect(migratePostgres(databases.postgresUrl)).rejects.toThrow(
    'PostgreSQL stand at 0010-ledger: set',
  );
  await expect(migrateColumns()).rejects.toThrow('ClickHouse stand at 0010_word_form.sql: set');
});
