import * as z from 'zod';
import { CannotStart } from '../cannot-start.ts';
import { type ClickHouse, connectClickHouse } from '../clickhouse/client.ts';
import { findClickHouseTrouble } from '../clickhouse/errors.ts';
import { migrateClickHouse, type TableForm } from '../migrations.ts';
import { type ClusterNames, databasesOf } from './databases-of.ts';
import { createWhole, type Databases } from './plan-command.ts';
import { replicate } from './replicate.ts';
import { settingsOf } from './settings.ts';
import { SHARD_KEYS } from './shard-keys.ts';
import { findMisplaced, type NodePlace, type ShardAddresses, shardsOf } from './shards-of.ts';

const Table = z.object({ name: z.string() });

/** Tables of the node that no table of the cluster shows as they are now. */
const UNSHOWN = `
  with
    columns as (
      select database, table, groupArray((name, type, default_kind, default_expression)) as list
      from (select * from system.columns where database in ({whole:String}, {shard:String}) order by position)
      group by database, table
    ),
    shown as (
      select table, list from columns where database = {whole:String}
    )
  select columns.table as name
  from columns
  where database = {shard:String} and table in {tables:Array(String)} and (table, list) not in (select table, list from shown)
  order by name`;

async function showTables(clickhouse: ClickHouse, databases: Databases): Promise<void> {
  const { cluster, whole, shard } = databases;
  const unshown = await clickhouse.rows(
    'find tables that are not shown',
    UNSHOWN,
    { whole, shard, tables: Object.keys(SHARD_KEYS) },
    Table,
  );
  for (const { name } of unshown)
    await clickhouse.command('show a table', createWhole(name, SHARD_KEYS[name] ?? '', databases));
  // A step is done when every node has done it.
  await clickhouse.command(
    'show migrations',
    `create or replace view ${whole}.migrations as
    select name, max(applied_at) as applied_at
    from cluster('${cluster}', ${shard}, migrations)
    group by name
    having uniqExact(shardNum()) = (select uniqExact(shard_num) from system.clusters where cluster = '${cluster}')`,
  );
}

/** Replicas of a shard have one database in Keeper: its log has each of them make what tables one has made. */
export function replicatedForm(shard: string): TableForm {
  return {
    databaseEngine: `Replicated('/clickhouse/databases/${shard}/{shard}', '{shard}', '{replica}')`,
    settings: settingsOf(true).shard,
    write: replicate,
  };
}

async function withNode<T>(url: string, work: (node: ClickHouse) => Promise<T>): Promise<T> {
  const node = connectClickHouse(url, 'system');
  try {
    return await work(node);
  } finally {
    await node.close();
  }
}

const Place = z.object({ shard: z.string(), replica: z.string() });

async function readPlace(node: ClickHouse, url: string): Promise<NodePlace> {
  const [place] = await node.rows(
    'read macros',
    "select getMacro('shard') as shard, getMacro('replica') as replica",
    {},
    Place,
  );
  if (!place) throw new Error('The node has named no macros.');
  return { address: new URL(url).host, ...place };
}

/** Nothing is made while the nodes are not what their addresses say: it would be tables of another shard. */
async function refuseMisplaced(shards: readonly (readonly string[])[]): Promise<void> {
  const places = await Promise.all(
    shards.map((replicas) =>
      Promise.all(replicas.map((url) => withNode(url, (node) => readPlace(node, url)))),
    ),
  );
  const misplaced = findMisplaced(places);
  if (misplaced !== undefined) throw new CannotStart(misplaced);
}

const Engine = z.object({ engine: z.string() });

/** Tables of either kind in a database of the other one would look well, and stand on one replica alone. */
async function refuseOtherForm(node: ClickHouse, { shard, isReplicated }: Databases): Promise<void> {
  const [made] = await node.rows(
    'find the database of a shard',
    'select engine from system.databases where name = {shard:String}',
    { shard },
    Engine,
  );
  if (made && (made.engine === 'Replicated') !== isReplicated)
    throw new CannotStart(
      `${shard} was made with CLICKHOUSE_REPLICATED=${isReplicated ? 'off' : 'on'}: move its rows into another CLICKHOUSE_DATABASE.`,
    );
}

async function showOnNode(url: string, databases: Databases): Promise<void> {
  const { whole, shard, isReplicated } = databases;
  await withNode(url, async (node) => {
    if (isReplicated) await node.command('await tables of a shard', `system sync database replica ${shard}`);
    await node.command('create database', `create database if not exists ${whole} engine = Atomic`);
    await showTables(node, databases);
  });
}

/** A new replica has its tables as soon as its database is there, as they are by now: no migration is done again for it. */
async function migrateShard(replicas: readonly string[], databases: Databases): Promise<string[]> {
  const [first = ''] = replicas;
  const { shard, isReplicated } = databases;
  const form = isReplicated ? replicatedForm(shard) : undefined;
  for (const url of replicas)
    await withNode(url, async (node) => {
      await refuseOtherForm(node, databases);
      if (form)
        await node.command(
          'create database',
          `create database if not exists ${shard} engine = ${form.databaseEngine}`,
        );
    });
  const applied = await migrateClickHouse(first, shard, undefined, form);
  for (const url of replicas) await showOnNode(url, databases);
  return applied;
}

async function answers(url: string): Promise<boolean> {
  return withNode(url, (node) => node.isAlive()).catch(() => false);
}

export type ClusterMigrated = {
  applied: string[];
  /** Addresses of nodes that did not answer: they catch up when this is done again. */
  away: string[];
};

/**
 * Every shard has the migrations of one node, in a database of its own, and above it the tables of the whole cluster. Replicas of a
 * shard change together or not at all.
 */
export async function migrateCluster(
  addresses: ShardAddresses,
  names: ClusterNames,
): Promise<ClusterMigrated> {
  const databases = databasesOf(names);
  const applied = new Set<string>();
  const away: string[] = [];
  const present: (readonly string[])[] = [];
  for (const replicas of shardsOf(addresses)) {
    const missing: string[] = [];
    for (const url of replicas) if (!(await answers(url))) missing.push(new URL(url).host);
    if (missing.length === 0) present.push(replicas);
    away.push(...missing);
  }
  if (databases.isReplicated) await refuseMisplaced(present);
  for (const replicas of present)
    try {
      for (const step of await migrateShard(replicas, databases)) applied.add(step);
    } catch (error) {
      if (findClickHouseTrouble(error) !== 'away') throw error;
      away.push(...replicas.map((url) => new URL(url).host));
    }
  return { applied: [...applied].toSorted(), away };
}
