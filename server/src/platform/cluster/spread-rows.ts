import * as z from 'zod';
import { type ClickHouse, connectClickHouse } from '../clickhouse/client.ts';
import { type ClusterNames, databasesOf } from './databases-of.ts';
import { createWhole, type Databases } from './plan-command.ts';
import { settingsOf } from './settings.ts';
import { SHARD_KEYS } from './shard-keys.ts';
import { type ShardAddresses, shardsOf } from './shards-of.ts';

/** Rows on their way, and rows that are all there and take the places of the old ones. */
const ON_THE_WAY = '_moved';
const READY = '_ready';

const Name = z.object({ name: z.string() });
const Count = z.object({ rows: z.coerce.number() });

type Spread = {
  /** One of each shard: replicas follow. */
  nodes: readonly ClickHouse[];
  databases: Databases;
  /** The database that the rows are read from; of one node's own it stands on the first node. */
  source: string;
  /** Where its rows lie, on how many of the nodes. */
  lie: { database: string; on: readonly ClickHouse[] };
};

export type SpreadTable = { table: string; rows: number };

const onEach = async (nodes: readonly ClickHouse[], sql: string) =>
  Promise.all(nodes.map((node) => node.command('spread rows', sql)));

/** Rows that stand for one are one, merged or not. */
async function hasFinal(node: ClickHouse, database: string, name: string): Promise<boolean> {
  const found = await node.rows(
    'find tables that merge rows',
    `select name from system.tables
    where database = {database:String} and name = {name:String} and match(engine, '(Replacing|Aggregating)MergeTree')`,
    { database, name },
    Name,
  );
  return found.length > 0;
}

async function count(node: ClickHouse, table: string, isMerging: boolean): Promise<number> {
  const [found] = await node.rows(
    { name: 'count spread rows', timeoutSeconds: 300 },
    `select count() as rows from ${table}${isMerging ? ' final' : ''}`,
    {},
    Count,
  );
  return found?.rows ?? 0;
}

async function listPartitions(node: ClickHouse, database: string, tables: readonly string[]) {
  const partitions = await node.rows(
    'list partitions',
    `select distinct partition_id as name from system.parts
    where database = {database:String} and table in {tables:Array(String)} and active order by name`,
    { database, tables },
    Name,
  );
  return partitions.map(({ name }) => name);
}

async function hasTable(node: ClickHouse, database: string, name: string): Promise<boolean> {
  const found = await node.rows(
    'find a table',
    'select name from system.tables where database = {database:String} and name = {name:String}',
    { database, name },
    Name,
  );
  return found.length > 0;
}

/** Every row goes beside the tables, to the shard that its key names now; how many came is compared. */
async function carry({ nodes, databases, source, lie }: Spread, table: string): Promise<void> {
  const [first] = nodes;
  if (!first) return;
  const { whole, shard } = databases;
  const moved = `${table}${ON_THE_WAY}`;
  await onEach(nodes, `drop table if exists ${shard}.${moved} sync`);
  await onEach(nodes, `create table ${shard}.${moved} as ${shard}.${table}`);
  await first.command('spread rows', createWhole(moved, SHARD_KEYS[table] ?? '', databases));
  // A partition at a time: a statement has its time.
  const partitions = await Promise.all(lie.on.map((node) => listPartitions(node, lie.database, [table])));
  for (const partition of new Set(partitions.flat()))
    await first.command(
      'spread rows',
      `insert into ${whole}.${moved} select * from ${source}.${table} where _partition_id = {partition:String}
      settings max_partitions_per_insert_block = 0`,
      { partition },
    );
  const isMerging = await hasFinal(first, shard, table);
  const were = await count(first, `${source}.${table}`, isMerging);
  const are = await count(first, `${whole}.${moved}`, isMerging);
  await first.command('spread rows', `drop table ${whole}.${moved} sync`);
  if (were !== are) throw new Error(`${are} of ${were} rows of ${table} came: nothing of it was changed.`);
}

/** Whoever is ended here goes on here: a node that has put its rows in place has no ready table any more. */
async function putInPlace({ nodes, databases: { shard } }: Spread, table: string): Promise<void> {
  const [moved, ready] = [`${table}${ON_THE_WAY}`, `${table}${READY}`];
  for (const node of nodes)
    if (await hasTable(node, shard, moved))
      await node.command('spread rows', `rename table ${shard}.${moved} to ${shard}.${ready}`);
  for (const node of nodes) {
    if (!(await hasTable(node, shard, ready))) continue;
    // By partitions, because views hang on the table itself.
    for (const partition of await listPartitions(node, shard, [table, ready]))
      await node.command(
        'spread rows',
        `alter table ${shard}.${table} replace partition id {partition:String} from ${shard}.${ready}`,
        { partition },
      );
    await node.command('spread rows', `drop table ${shard}.${ready} sync`);
  }
}

/** A cluster of before, or one node, whose rows are read from its own tables. */
async function findRows(nodes: readonly ClickHouse[], source: string): Promise<Spread['lie']> {
  const [first] = nodes;
  if (!first) throw new Error('A cluster has at least one address.');
  const spread = await first.rows(
    'find tables of a cluster',
    "select name from system.tables where database = {source:String} and engine = 'Distributed' limit 1",
    { source },
    Name,
  );
  return spread.length > 0 ? { database: `${source}_shard`, on: nodes } : { database: source, on: [first] };
}

/**
 * Brings every row to the shard that its key names now, after a shard was added; or into an empty cluster, from a database of one
 * node, which the first address is, or of a cluster of the same nodes. The product does not run meanwhile. Ended at any point, it goes on when it is begun again.
 */
export async function spreadRows(
  addresses: ShardAddresses,
  names: ClusterNames,
  from?: string,
): Promise<SpreadTable[]> {
  const databases = databasesOf(names);
  const settings = settingsOf(databases.isReplicated).both;
  const nodes = shardsOf(addresses).map(([first = '']) =>
    connectClickHouse(first, databases.whole, { settings }),
  );
  const source = from ?? databases.whole;
  const done: SpreadTable[] = [];
  try {
    const spread: Spread = { nodes, databases, source, lie: await findRows(nodes, source) };
    for (const table of Object.keys(SHARD_KEYS)) {
      const isReady = await Promise.all(
        nodes.map((node) => hasTable(node, databases.shard, `${table}${READY}`)),
      );
      if (!isReady.includes(true)) await carry(spread, table);
      await putInPlace(spread, table);
      const [first] = nodes;
      if (first) done.push({ table, rows: await count(first, `${databases.whole}.${table}`, false) });
    }
    return done;
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
  }
}
