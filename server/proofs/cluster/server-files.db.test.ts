import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startClickHouse } from '../../../scripts/engines/start-clickhouse.ts';
import type { Engine } from '../../../scripts/engines/start-postgres.ts';
import { type ClickHouse, connectClickHouse } from '../../src/platform/clickhouse/client.ts';
import { migrateCluster } from '../../src/platform/cluster/migrate-cluster.ts';
import { readDescription } from '../../src/platform/cluster/servers/description.ts';
import { clusterFile, usersFile } from '../../src/platform/cluster/servers/node-files.ts';
import { REPLICA_SETTINGS } from '../../src/platform/cluster/settings.ts';

// A node of the packaged engine reads the files beside its own. It reaches neither Keeper nor the other nodes.
const description = readDescription(
  readFileSync(path.join(import.meta.dirname, '../../../deploy/replicas.json'), 'utf8'),
);
// Without `<` and `&`: what comes from the environment is read as a part of the file.
const SECRETS = { CLICKHOUSE_PASSWORD: 'of-the_user', CLICKHOUSE_INTERSERVER_PASSWORD: 'of-parts' };

let folder: string;
let engine: Engine;
let node: ClickHouse;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrina-files-'));
  for (const part of ['config.d', 'users.d']) mkdirSync(path.join(folder, part));
  writeFileSync(path.join(folder, 'config.d/cluster.xml'), clusterFile(description, 'clickhouse-3'));
  writeFileSync(path.join(folder, 'users.d/z-cluster.xml'), usersFile(description));
  Object.assign(process.env, SECRETS);
  engine = await startClickHouse({ dir: folder, log: () => {}, budgetMb: 600 });
  node = connectClickHouse(engine.url, 'system');
}, 120_000);
afterAll(async () => {
  for (const name of Object.keys(SECRETS)) delete process.env[name];
  await node.close();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the engine finds in them the shards and replicas of the description', async () => {
  const nodes = await node.rows(
    'list nodes',
    `select shard_num as shard, replica_num as replica, host_name as host, port, user from clusters
    where cluster = 'vitrina' order by shard, replica`,
    {},
    z.object({ shard: z.int(), replica: z.int(), host: z.string(), port: z.int(), user: z.string() }),
  );
  expect(nodes).toEqual(
    description.shards.flatMap((replicas, shard) =>
      replicas.map((host, replica) => ({
        shard: shard + 1,
        replica: replica + 1,
        host,
        port: 9000,
        user: 'vitrina',
      })),
    ),
  );
});

test('and what this node is called', async () => {
  const macros = await node.rows(
    'list macros',
    'select macro, substitution from macros order by macro',
    {},
    z.object({ macro: z.string(), substitution: z.string() }),
  );
  expect(macros.map(({ macro, substitution }) => `${macro} ${substitution}`)).toEqual([
    'cluster vitrina',
    'replica clickhouse-3',
    'shard 2',
  ]);
});

test('addresses that do not fit what the nodes are called are refused before anything is made', async () => {
  const names = { cluster: 'vitrina', database: 'market', isReplicated: true };
  const twice = migrateCluster([[engine.url], [engine.url]], names);
  await expect(twice).rejects.toThrow(/are both of shard 2: "\|" stands between replicas/);
  const made = await node.rows(
    'list databases',
    "select name from databases where startsWith(name, 'market')",
    {},
    z.unknown(),
  );
  expect(made).toEqual([]);
});

test('a database without replicas is not taken for one with them', async () => {
  const names = { cluster: 'vitrina', database: 'plain', isReplicated: true };
  await node.command('make a database', 'create database plain_shard engine = Atomic');
  await expect(migrateCluster([[engine.url]], names)).rejects.toThrow(
    'plain_shard was made with CLICKHOUSE_REPLICATED=off',
  );
});

test('and a user with the password of its environment, who has the settings of replicas', async () => {
  const { port } = new URL(engine.url);
  const url = `http://vitrina:${encodeURIComponent(SECRETS.CLICKHOUSE_PASSWORD)}@127.0.0.1:${port}`;
  const user = connectClickHouse(url, 'system');
  const settings = await user.rows(
    'list settings',
    'select name, value from settings where name in {names:Array(String)} order by name',
    { names: Object.keys(REPLICA_SETTINGS) },
    z.object({ name: z.string(), value: z.string() }),
  );
  await user.close();
  expect(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).toEqual(
    Object.fromEntries(Object.entries(REPLICA_SETTINGS).map(([name, value]) => [name, String(value)])),
  );
});
