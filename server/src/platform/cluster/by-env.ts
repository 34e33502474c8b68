import { type ClickHouse, connectClickHouse } from '../clickhouse/client.ts';
import { type Env, listAddresses } from '../env.ts';
import { migrateClickHouse } from '../migrations.ts';
import { connectCluster } from './connect-cluster.ts';
import { type ClusterMigrated, migrateCluster } from './migrate-cluster.ts';

type ColumnsEnv = Pick<
  Env,
  'CLICKHOUSE_URL' | 'CLICKHOUSE_CLUSTER' | 'CLICKHOUSE_DATABASE' | 'CLICKHOUSE_MEMORY_MB'
>;

const namesOf = ({ CLICKHOUSE_CLUSTER: cluster, CLICKHOUSE_DATABASE: database }: ColumnsEnv) => ({
  cluster,
  database,
});

/** One node, or the cluster that the environment names. */
export function connectColumns(env: ColumnsEnv): ClickHouse {
  const options = { budgetMb: env.CLICKHOUSE_MEMORY_MB };
  if (env.CLICKHOUSE_CLUSTER === '')
    return connectClickHouse(env.CLICKHOUSE_URL, env.CLICKHOUSE_DATABASE, options);
  return connectCluster(listAddresses(env.CLICKHOUSE_URL), namesOf(env), options);
}

export async function migrateColumns(env: ColumnsEnv): Promise<ClusterMigrated> {
  if (env.CLICKHOUSE_CLUSTER !== '') return migrateCluster(listAddresses(env.CLICKHOUSE_URL), namesOf(env));
  return { applied: await migrateClickHouse(env.CLICKHOUSE_URL, env.CLICKHOUSE_DATABASE), away: [] };
}
