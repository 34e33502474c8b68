import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type Cluster, startCluster } from '../../../scripts/engines/start-cluster.ts';
import { type ClickHouse, connectClickHouse } from '../../src/platform/clickhouse/client.ts';
import { findClickHouseTrouble } from '../../src/platform/clickhouse/errors.ts';
import { connectCluster } from '../../src/platform/cluster/connect-cluster.ts';
import { migrateCluster } from '../../src/platform/cluster/migrate-cluster.ts';
import { MADE_ON_EACH_NODE, SETS, SHARD_KEYS } from '../../src/platform/cluster/shard-keys.ts';
import { spreadRows } from '../../src/platform/cluster/spread-rows.ts';
import { backUp, installationOf, makeFolder, makeTarget, restore } from '../../test/backups.ts';
import { type Compared, compareStatement, compareTables } from './compare.ts';
import { fillTwin, type Twin } from './fill-twin.ts';

const NAMES = { cluster: 'vitrina', database: 'app' };
const SMALL = { cabinets: 1, days: 4, ofEach: 1 } as const;

let folder: string;
let engines: Cluster;
let nodes: ClickHouse[] = [];
let cluster: ClickHouse;
let twin: Twin;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-cluster-'));
  engines = await startCluster({ dir: folder, name: NAMES.cluster, shards: 2, log: () => {}, budgetMb: 600 });
  await engines.stopShard(1);
  const [, second = ''] = engines.urls();
  expect((await migrateCluster(engines.urls(), NAMES)).away).toEqual([new URL(second).host]);
  await engines.startShard(1);
  expect((await migrateCluster(engines.urls(), NAMES)).away).toEqual([]);
  cluster = connectCluster(engines.urls(), NAMES);
  nodes = engines.urls().map((url) => connectClickHouse(url, 'app_shard'));
  twin = await fillTwin(cluster, SMALL);
}, 120_000);
afterAll(async () => {
  await twin.close();
  await Promise.all([cluster, ...nodes].map((one) => one.close()));
  await engines.stop();
  await rm(folder, { recursive: true, force: true });
});

const Name = z.object({ name: z.string() });

test('each table of the migrations has a key, or is one of the sets', async () => {
  const tables = await twin.node.rows(
    'list tables',
    `select name from system.tables
    where database = currentDatabase() and engine not like '%View' and name != 'migrations'
      and not startsWith(name, 'sq_stage_')`,
    {},
    Name,
  );
  const known = [...Object.keys(SHARD_KEYS), ...SETS];
  expect(tables.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  expect(Object.keys(SHARD_KEYS)).toEqual(expect.arrayContaining([...MADE_ON_EACH_NODE]));
});

test('a step of migration is done when every node has done it', async () => {
  const all = await cluster.rows('list migrations', 'select name from migrations', {}, Name);
  expect(all.length).toBeGreaterThan(18);
  await nodes[1]?.command('forget a step', "alter table migrations delete where name like '0019%'", {});
  await expect
    .poll(async () => cluster.rows('list migrations', 'select name from migrations', {}, Name))
    .toHaveLength(all.length - 1);
  expect((await migrateCluster(engines.urls(), NAMES)).applied).toEqual(['0019_own_newest_places.sql']);
});

test('every row lies on the cluster as it lies on one node, and on more than one of its nodes', async () => {
  expect(await compareTables(twin.node, cluster)).toEqual([]);
  const Count = z.object({ rows: z.int() });
  const counts = await Promise.all(
    nodes.map((node) => node.rows('count rows', 'select count() as rows from sq_hist', {}, Count)),
  );
  for (const [{ rows } = { rows: 0 }] of counts) expect(rows).toBeGreaterThan(0);
});

test('rows of one cluster go into another one of the same nodes', async () => {
  const names = { ...NAMES, database: 'next' };
  await migrateCluster(engines.urls(), names);
  await spreadRows(engines.urls(), names, NAMES.database);
  const next = connectCluster(engines.urls(), names);
  try {
    expect(await compareTables(twin.node, next)).toEqual([]);
  } finally {
    await next.close();
  }
}, 120_000);

test('what all shards have is backed up together and restored onto one node', async () => {
  const { store, remove } = await makeFolder();
  const source = installationOf(twin.app);
  const of = { clickhouseUrl: engines.urls().join(','), clickhouseDatabase: NAMES.database };
  await backUp({ ...source, ...of, clickhouseCluster: NAMES.cluster }, store);
  const target = await makeTarget(source.dataDir);
  await restore(target, store, { settle: [] });
  const restored = connectClickHouse(target.clickhouseUrl, target.clickhouseDatabase);
  try {
    expect(await compareTables(twin.node, restored)).toEqual([]);
  } finally {
    await restored.close();
    await target.drop();
    await remove();
  }
}, 120_000);

test('every statement of the screens has one answer on one node and on the cluster', async () => {
  await twin.read();
  const sent = twin.sent();
  expect(sent.length).toBeGreaterThan(80);
  const compared: Compared[] = [];
  for (const one of sent) compared.push(await compareStatement({ node: twin.node, cluster, nodes }, one));
  expect(compared.filter(({ difference }) => difference !== '')).toEqual([]);
}, 120_000);

test('what a shard that is away misses is refused, and stored once when it is sent again', async () => {
  const rows = Array.from({ length: 20 }, (_, place) => ({
    mp: 'ozon',
    day: '2025-01-01',
    query_id: place + 1,
    count: 1,
  }));
  const store = async () => cluster.insert('test: a day', 'sq_hist', rows, 'ozon 2025-01-01');
  const count = async () =>
    cluster.rows(
      'test: count a day',
      "select count() as rows, uniqExact(query_id) as queries from sq_hist where day = '2025-01-01'",
      {},
      z.object({ rows: z.int(), queries: z.int() }),
    );
  await engines.stopShard(1);
  const refusal: unknown = await store().catch((error: unknown) => error);
  expect(findClickHouseTrouble(refusal)).toBe('away');
  const unanswered: unknown = await count().catch((error: unknown) => error);
  expect(findClickHouseTrouble(unanswered)).toBe('away');
  await engines.startShard(1);
  await store();
  await store();
  expect(await count()).toEqual([{ rows: 20, queries: 20 }]);
}, 120_000);
