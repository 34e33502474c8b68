import * as z from 'zod';
import { type ClickHouse, connectClickHouse } from '../clickhouse/client.ts';
import { findClickHouseTrouble } from '../clickhouse/errors.ts';
import { migrateClickHouse } from '../migrations.ts';
import { databasesOf } from './databases-of.ts';
import { createWhole, type Databases } from './plan-command.ts';
import { SHARD_KEYS } from './shard-keys.ts';

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

async function migrateNode(url: string, databases: Databases): Promise<string[]> {
  const applied = await migrateClickHouse(url, databases.shard);
  const clickhouse = connectClickHouse(url, 'system');
  try {
    await clickhouse.command(
      'create database',
      `create database if not exists ${databases.whole} engine = Atomic`,
    );
    await showTables(clickhouse, databases);
  } finally {
    await clickhouse.close();
  }
  return applied;
}

export type ClusterMigrated = {
  applied: string[];
  /** Addresses of nodes that did not answer: they catch up when this is done again. */
  away: string[];
};

/** Every node has the migrations of one node, in a database of its own, and above it the tables of the whole cluster. */
export async function migrateCluster(
  urls: readonly string[],
  names: { cluster: string; database: string },
): Promise<ClusterMigrated> {
  const applied = new Set<string>();
  const away: string[] = [];
  for (const url of urls)
    try {
      for (const step of await migrateNode(url, databasesOf(names))) applied.add(step);
    } catch (error) {
      if (findClickHouseTrouble(error) !== 'away') throw error;
      away.push(new URL(url).host);
    }
  return { applied: [...applied].toSorted(), away };
}
