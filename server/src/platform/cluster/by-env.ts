import { type ClickHouse, connectClickHouse } from '../clickhouse/client.ts';
import { type Env, listShards } from '../env.ts';
import { migrateClickHouse } from '../migrations.ts';
import { connectCluster } from './connect-cluster.ts';
import type { ClusterNames } from './databases-of.ts';
import { type ClusterMigrated, migrateCluster } from './migrate-cluster.ts';

type ColumnsEnv = Pick<
  Env,
  | 'CLICKHOUSE_URL'
  | 'CLICKHOUSE_CLUSTER'
  | 'CLICKHOUSE_REPLICATED'
  | 'CLICKHOUSE_DATABASE'
  | 'CLICKHOUSE_MEMORY_MB'
>;

export const namesOfCluster = (env: Omit<ColumnsEnv, 'CLICKHOUSE_MEMORY_MB'>): ClusterNames => ({
  cluster: env.CLICKHOUSE_CLUSTER,
  database: env.CLICKHOUSE_DATABASE,
  isReplicated: env.CLICKHOUSE_REPLICATED === 'on',
});

/** One node, or the cluster that the environment names. */
export function connectColumns(env: ColumnsEnv): ClickHouse {
  const options = { budgetMb: env.CLICKHOUSE_MEMORY_MB };
  if (env.CLICKHOUSE_CLUSTER === '')
    return connectClickHouse(env.CLICKHOUSE_URL, env.CLICKHOUSE_DATABASE, options);
  return connectCluster(listShards(env.CLICKHOUSE_URL), namesOfCluster(env), options);
}

export async function migrateColumns(env: ColumnsEnv): Promise<ClusterMigrated> {
  if (env.CLICKHOUSE_CLUSTER !== '')
    return migrateCluster(listShards(env.CLICKHOUSE_URL), namesOfCluster(env));
  return { applied: await migrateClickHouse(env.CLICKHOUSE_URL, env.CLICKHOUSE_DATABASE), away: [] };
}
