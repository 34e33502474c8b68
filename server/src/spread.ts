// node server/src/spread.ts [--from app]: brings the rows of a cluster to the shards that their keys name now.
import { parseArgs } from 'node:util';
import { CannotStart, runProcess } from './platform/cannot-start.ts';
import { connectColumns, namesOfCluster } from './platform/cluster/by-env.ts';
import { spreadRows } from './platform/cluster/spread-rows.ts';
import { listShards, readEnv } from './platform/env.ts';
import { settleSpellings } from './queries/spelling/store-spellings.ts';

await runProcess(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const env = readEnv();
  if (env.CLICKHOUSE_CLUSTER === '') throw new CannotStart('CLICKHOUSE_CLUSTER names no cluster.');
  if (values.from !== undefined && !/^\w+$/.test(values.from))
    throw new CannotStart(`--from ${values.from} is not the name of a database.`);
  const tables = await spreadRows(listShards(env.CLICKHOUSE_URL), namesOfCluster(env), values.from);
  for (const { table, rows } of tables) console.log(`${table}: ${rows} rows`);
  // Sets are copies of rows that have moved.
  const clickhouse = connectColumns(env);
  await settleSpellings({ clickhouse });
  await clickhouse.close();
});
