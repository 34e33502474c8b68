import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { compareTables } from '../../server/proofs/cluster/compare.ts';
import type { Twin } from '../../server/proofs/cluster/fill-twin.ts';
import { connectClickHouse } from '../../server/src/platform/clickhouse/client.ts';
import { connectCluster } from '../../server/src/platform/cluster/connect-cluster.ts';
import { SHARD_KEYS } from '../../server/src/platform/cluster/shard-keys.ts';
import { migrateClickHouse } from '../../server/src/platform/migrations.ts';

type Names = { cluster: string; database: string };

const FORMER = 'former';
const NEXT = 'next';
const MOST_MS = 600_000;

const run = promisify(execFile);

/** All rows of the cluster in one database of its first node, as an installation has them that had one node until now. */
async function makeFormer(url: string, { database }: Names): Promise<void> {
  await migrateClickHouse(url, FORMER);
  const node = connectClickHouse(url, FORMER);
  for (const table of Object.keys(SHARD_KEYS)) {
    // What its views have put there from the tables before it.
    await node.command('empty a table', `truncate table ${table}`);
    await node.command(
      'copy a table',
      `insert into ${table} select * from ${database}.${table} settings max_partitions_per_insert_block = 0`,
    );
  }
  await node.close();
}

/** From one node to the cluster by the commands of docs/operations.md, each in a process of its own; what differs afterwards. */
export async function moveFromOneNode(
  { node, app }: Pick<Twin, 'node' | 'app'>,
  urls: readonly string[],
  names: Names,
): Promise<string[]> {
  await makeFormer(urls[0] ?? '', names);
  const env = {
    ...process.env,
    DATABASE_URL: app.context.env.DATABASE_URL,
    CLICKHOUSE_URL: urls.join(','),
    CLICKHOUSE_CLUSTER: names.cluster,
    CLICKHOUSE_DATABASE: NEXT,
  };
  const server = path.join(import.meta.dirname, '../../server/src');
  const command = async (script: string, ...args: string[]) =>
    run(process.execPath, [path.join(server, script), ...args], { env, timeout: MOST_MS });
  await command('migrate.ts');
  await command('spread.ts', '--from', FORMER);
  const moved = connectCluster(urls, { ...names, database: NEXT });
  try {
    return await compareTables(node, moved);
  } finally {
    await moved.close();
  }
}
