import * as z from 'zod';
import { compareTables } from '../../server/proofs/cluster/compare.ts';
import type { Twin } from '../../server/proofs/cluster/fill-twin.ts';
import { type ClickHouse, connectClickHouse } from '../../server/src/platform/clickhouse/client.ts';
import { findClickHouseTrouble } from '../../server/src/platform/clickhouse/errors.ts';
import { connectCluster } from '../../server/src/platform/cluster/connect-cluster.ts';
import { migrateCluster } from '../../server/src/platform/cluster/migrate-cluster.ts';
import { spreadRows } from '../../server/src/platform/cluster/spread-rows.ts';
import { settleSpellings } from '../../server/src/queries/spelling/store-spellings.ts';
import type { Cluster } from '../engines/start-cluster.ts';

type Names = { cluster: string; database: string };

/** Rows that no part of the product stores twice: one block under a token. */
function blockOf(queries: number): Record<string, unknown>[] {
  return Array.from({ length: queries }, (_, place) => ({
    mp: 'ozon',
    day: '2025-01-01',
    query_id: place + 1,
    count: place,
  }));
}

/** A shard goes away while a block is stored, and comes back. */
export async function loseShard(
  { node }: Pick<Twin, 'node'>,
  { engines, cluster }: { engines: Cluster; cluster: ClickHouse },
): Promise<string[]> {
  const store = async (clickhouse: ClickHouse) =>
    clickhouse.insert('store while a shard is away', 'sq_hist', blockOf(10_000), 'ozon 2025-01-01');
  await store(node);
  await engines.stopShard(1);
  const refusal = await store(cluster).then(
    () => 'stored',
    (error: unknown) => findClickHouseTrouble(error) ?? String(error),
  );
  await engines.startShard(1);
  await store(cluster);
  const wrong = await compareTables(node, cluster);
  return refusal === 'away' ? wrong : [`without a shard the block was ${refusal}`, ...wrong];
}

const Count = z.object({ rows: z.int() });

async function countPerShard(urls: readonly string[], { database }: Names): Promise<number[]> {
  const counts: number[] = [];
  for (const url of urls) {
    const node = connectClickHouse(url, `${database}_shard`);
    const [found] = await node.rows('count rows', 'select count() as rows from sq_hist', {}, Count);
    counts.push(found?.rows ?? 0);
    await node.close();
  }
  return counts;
}

/** The cluster with one more shard, to which rows are brought. */
export async function growCluster(
  { node }: Pick<Twin, 'node'>,
  engines: Cluster,
  names: Names,
): Promise<{ wrong: string[]; rows: number; spreadMs: number; perShard: number[] }> {
  const urls = engines.urls();
  const { away } = await migrateCluster(urls, names);
  const started = performance.now();
  const tables = await spreadRows(urls, names);
  const spreadMs = performance.now() - started;
  const cluster = connectCluster(urls, names);
  // As server/src/spread.ts does behind it.
  await settleSpellings({ clickhouse: cluster });
  const wrong = [...away, ...(await compareTables(node, cluster))];
  await cluster.close();
  return {
    wrong,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    spreadMs,
    perShard: await countPerShard(urls, names),
  };
}
