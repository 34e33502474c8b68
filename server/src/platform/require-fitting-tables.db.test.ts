import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { createDatabases } from '../../test/database.ts';
import { connectClickHouse } from './clickhouse/client.ts';
import { listMigrations, migrateClickHouse, migratePostgres } from './migrations.ts';
import { openContext } from './open-context.ts';
import { requireFittingTables } from './require-fitting-tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const note = (step: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${step}, now())`.execute(app.context.db);
const forget = (step: string) =>
  sql`delete from kysely_migration where name = ${step}`.execute(app.context.db);
const start = () => openContext(app.context.env, { isWorker: false, role: 'api' });
const migrate = () => migratePostgres(app.context.env.DATABASE_URL);

it('a process starts beside the tables of a newer version that only added to them, and so does its migration', async () => {
  await note('9998-added');
  await (await start()).close();
  expect(await migrate()).toEqual([]);
  await forget('9998-added');
});

it('neither begins where a newer version has taken something away', async () => {
  await note('9999-after-9998-drop');
  await expect(start()).rejects.toThrow('too old for the tables in PostgreSQL (9999-after-9998-drop');
  await expect(migrate()).rejects.toThrow('too old for the tables in PostgreSQL');
  await forget('9999-after-9998-drop');
});

it('a process does not start before the migration', async () => {
  const newest = (await listMigrations()).postgres.at(-1) ?? '';
  await forget(newest);
  await expect(start()).rejects.toThrow(`(${newest} has not been applied): run "node server/src/migrate.ts"`);
  await note(newest);
});

it('the same is asked of ClickHouse, unless it is away', async () => {
  const { db } = app.context;
  const databases = await createDatabases();
  const { clickhouseUrl, clickhouseDatabase } = databases;
  const clickhouse = connectClickHouse(clickhouseUrl, clickhouseDatabase);
  await requireFittingTables({ db, clickhouse });
  await clickhouse.insert('test: a newer step', 'migrations', [{ name: '9999_after_9998_drop.sql' }]);
  await expect(requireFittingTables({ db, clickhouse })).rejects.toThrow('(9999_after_9998_drop.sql');
  await expect(migrateClickHouse(clickhouseUrl, clickhouseDatabase)).rejects.toThrow('too old');
  const away = connectClickHouse('http://127.0.0.1:9', clickhouseDatabase);
  await requireFittingTables({ db, clickhouse: away });
  await away.close();
  await clickhouse.command('test: forget', `drop database ${clickhouseDatabase} sync`);
  await clickhouse.close();
  await databases.drop();
});
