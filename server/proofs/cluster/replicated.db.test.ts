import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type ClickHouse, connectClickHouse } from '../../src/platform/clickhouse/client.ts';
import { findClickHouseTrouble } from '../../src/platform/clickhouse/errors.ts';
import { connectCluster } from '../../src/platform/cluster/connect-cluster.ts';
import { replicatedForm } from '../../src/platform/cluster/migrate-cluster.ts';
import { replicate } from '../../src/platform/cluster/replicate.ts';
import { REPLICA_SETTINGS } from '../../src/platform/cluster/settings.ts';
import { SETS } from '../../src/platform/cluster/shard-keys.ts';
import { migrateClickHouse, splitStatements } from '../../src/platform/migrations.ts';

// The packaged engine replicates nothing. What it can say is whether it reads the statements, knows the settings, and makes the same
// tables of them once the word that wants Keeper is taken away.
const MIGRATIONS = path.join(import.meta.dirname, '../../migrations/clickhouse');
const [PLAIN, WRITTEN] = ['replicated_plain', 'replicated_shard'];
const withoutKeeper = (sql: string) => sql.replaceAll(/\bReplicated(?=\w*MergeTree)/g, '');

let root: ClickHouse;
let written: ClickHouse;
beforeAll(async () => {
  const url = process.env['TEST_CLICKHOUSE_URL'] ?? '';
  root = connectClickHouse(url, 'system');
  for (const name of [PLAIN, WRITTEN]) await root.command('drop', `drop database if exists ${name} sync`);
  await migrateClickHouse(url, PLAIN);
  const form = replicatedForm(WRITTEN);
  await migrateClickHouse(url, WRITTEN, undefined, {
    ...form,
    databaseEngine: 'Atomic',
    write: (statement) => form.write(statement).map(withoutKeeper),
  });
  written = connectClickHouse(url, WRITTEN);
});
afterAll(async () => {
  for (const name of [PLAIN, WRITTEN]) await root.command('drop', `drop database if exists ${name} sync`);
  await Promise.all([root, written].map((one) => one.close()));
});

test('the engine reads every statement of the migrations as it is written for replicas', async () => {
  const statements = readdirSync(MIGRATIONS)
    .flatMap((file) => splitStatements(readFileSync(path.join(MIGRATIONS, file), 'utf8')))
    .flatMap(replicate);
  const { databaseEngine } = replicatedForm('market_shard');
  for (const sql of [
    ...statements,
    `create database if not exists market_shard engine = ${databaseEngine}`,
    'system sync database replica market_shard',
    "system drop replica 'ch2' from database market_shard",
    "system drop database replica 'ch2' from shard '1' from database market_shard",
  ])
    await root.rows('read a statement', 'select formatQuery({sql:String}) as text', { sql }, z.unknown());
  expect(statements.length).toBeGreaterThan(60);
});

test('it knows every setting, and takes it', async () => {
  const Setting = z.object({ name: z.string(), is_obsolete: z.coerce.number() });
  const names = Object.keys(REPLICA_SETTINGS);
  const known = await root.rows(
    'list settings',
    'select name, is_obsolete from settings where name in {names:Array(String)}',
    { names },
    Setting,
  );
  expect(
    known
      .filter((one) => one.is_obsolete === 0)
      .map((one) => one.name)
      .toSorted(),
  ).toEqual(names.toSorted());
  const url = process.env['TEST_CLICKHOUSE_URL'] ?? '';
  const connected = connectClickHouse(url, 'system', { settings: REPLICA_SETTINGS });
  await connected.command('take settings', 'select 1');
  await connected.close();
  const ofTables = await root.rows(
    'list settings of tables',
    "select name, is_obsolete from merge_tree_settings where match(name, '^replicated_deduplication_window(_seconds)?$')",
    {},
    Setting,
  );
  expect(ofTables).toHaveLength(2);
});

test('the tables are those of one node: columns, keys, projections and engines', async () => {
  const describe = async (database: string) => {
    const rows = await root.rows(
      'describe tables',
      `select name, engine, sorting_key, partition_key,
        (select groupArray((name, type, default_expression, compression_codec))
          from (select * from columns where database = {database:String} order by table, position)
          where table = tables.name) as columns,
        (select arraySort(groupArray((name, query))) from projections
          where database = {database:String} and table = tables.name) as projections
      from tables where database = {database:String} and name not in {sets:Array(String)} order by name`,
      { database, sets: SETS },
      z.looseObject({ name: z.string() }),
    );
    return rows;
  };
  const plain = await describe(PLAIN);
  expect(plain.length).toBeGreaterThan(35);
  expect(await describe(WRITTEN)).toEqual(plain);
});

test('a set that is a table is looked into by the same words, and emptied', async () => {
  const Found = z.object({ found: z.array(z.int()) });
  const look = async () =>
    written.rows(
      'look into a set',
      'select groupArray(number) as found from (select toUInt32(number) as number from numbers(5)) where number not in folded_queries',
      {},
      Found,
    );
  await written.command('fill a set', 'insert into folded_queries (query_id) values (1), (3)');
  expect(await look()).toEqual([{ found: [0, 2, 4] }]);
  for (const sql of replicate('truncate table folded_queries')) await written.command('empty a set', sql);
  expect(await look()).toEqual([{ found: [0, 1, 2, 3, 4] }]);
});

test('a table of several partitions is emptied as a whole, by the replica that answers', async () => {
  const url = process.env['TEST_CLICKHOUSE_URL'] ?? '';
  const away = 'http://app:x@127.0.0.1:1';
  const names = { cluster: 'none', database: 'replicated', isReplicated: true };
  const [cluster, lost] = [connectCluster([[away, url]], names), connectCluster([[away]], names)];
  const count = async () =>
    written.rows('count', 'select count() as rows from sq_hist', {}, z.object({ rows: z.int() }));
  await written.command(
    'fill a table',
    "insert into sq_hist (mp, day, query_id) select 'ozon', toDate('2025-01-01') + 40 * number, 1 from numbers(3)",
  );
  const refusal: unknown = await lost
    .command('empty a table', 'truncate table sq_hist')
    .catch((error: unknown) => error);
  expect(findClickHouseTrouble(refusal)).toBe('away');
  expect(await count()).toEqual([{ rows: 3 }]);
  await cluster.command('empty a table', 'truncate table sq_hist');
  expect(await count()).toEqual([{ rows: 0 }]);
  await Promise.all([cluster.close(), lost.close()]);
});
