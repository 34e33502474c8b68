// npm run cluster [-- --shards 3] [-- --market 100000] [-- --days 28] [-- --from-one] [-- --away] [-- --add-shard]: starts a cluster of embedded
// ClickHouse nodes beside one node, stores the same on both, asks both every statement of the screens, runs the product's
// processes on the cluster, and ends with 1 when anything differs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillMarket } from '../bench/fill-market.ts';
import { type Compared, compareStatement, compareTables } from '../server/proofs/cluster/compare.ts';
import { fillTwin, type Twin } from '../server/proofs/cluster/fill-twin.ts';
import { type ClickHouse, connectClickHouse } from '../server/src/platform/clickhouse/client.ts';
import { connectCluster } from '../server/src/platform/cluster/connect-cluster.ts';
import { migrateCluster } from '../server/src/platform/cluster/migrate-cluster.ts';
import { LAST_DAY } from '../server/test/builders/full-cabinet-rows.ts';
import { setup, teardown } from '../server/test/processes/engines.ts';
import { growCluster, loseShard } from './cluster/change-shards.ts';
import { moveFromOneNode } from './cluster/from-one-node.ts';
import { runProcesses } from './cluster/run-processes.ts';
import { writeFigures } from './cluster/write-figures.ts';
import { type Cluster, startCluster } from './engines/start-cluster.ts';

const { values } = parseArgs({
  options: {
    shards: { type: 'string', default: '3' },
    market: { type: 'string', default: '0' },
    days: { type: 'string', default: '16' },
    'from-one': { type: 'boolean', default: false },
    away: { type: 'boolean', default: false },
    'add-shard': { type: 'boolean', default: false },
  },
});
const [shards, queries, days] = [Number(values.shards), Number(values.market), Number(values.days)];
if (![shards, queries, days].every((number) => Number.isInteger(number) && number >= 0) || shards < 2) {
  console.error('--shards is two or more; --market and --days are whole numbers.');
  process.exit(2);
}

const NAMES = { cluster: 'vitrina', database: 'app' };
const BUDGET_MB = queries > 0 ? 1500 : 600;
const say = (line: string) => console.log(line);
const wrong: string[] = [];

function report(what: string, differences: readonly string[]): void {
  say(`${what}: ${differences.length === 0 ? 'equal' : 'DIFFERENT'}`);
  for (const one of differences) say(`  ${one}`);
  wrong.push(...differences);
}

async function compareStatements(twin: Twin, engines: Cluster, cluster: ClickHouse): Promise<void> {
  await twin.read();
  const nodes = engines.urls().map((url) => connectClickHouse(url, 'system'));
  const compared: Compared[] = [];
  for (const sent of twin.sent()) {
    // The second time: the first one reads from the disk.
    await compareStatement({ node: twin.node, cluster, nodes }, sent);
    compared.push(await compareStatement({ node: twin.node, cluster, nodes }, sent));
  }
  await Promise.all(nodes.map((node) => node.close()));
  say(writeFigures(compared));
  const different = compared.filter(({ difference }) => difference !== '');
  report(
    `${compared.length} statements`,
    different.map(({ name, difference }) => `${name}: ${difference}`),
  );
}

async function prove(dir: string): Promise<void> {
  const options = { dir, name: NAMES.cluster, log: say, budgetMb: BUDGET_MB };
  let engines = await startCluster({ ...options, shards });
  const { away } = await migrateCluster(engines.urls(), NAMES);
  report(`${shards} shards migrated`, away);
  const cluster = connectCluster(engines.urls(), NAMES);
  const market = { queries, days, lastDay: LAST_DAY };
  const twin = await fillTwin(cluster, {
    cabinets: 2,
    days,
    ofEach: 4,
    ...(queries > 0 ? { fillMarket: async ({ context }) => fillMarket(context, say, market) } : {}),
  });
  try {
    report('rows of every table', await compareTables(twin.node, cluster));
    await compareStatements(twin, engines, cluster);
    if (values['from-one'])
      report('rows of one node, moved by commands', await moveFromOneNode(twin, engines.urls(), NAMES));
    if (values.away) report('rows after a shard was away', await loseShard(twin, { engines, cluster }));
    if (values['add-shard']) {
      await engines.stop();
      engines = await startCluster({ ...options, shards: shards + 1 });
      const grown = await growCluster(twin, engines, NAMES);
      const seconds = (grown.spreadMs / 1000).toFixed(1);
      report(`${grown.rows} rows after a shard was added, spread in ${seconds} s`, grown.wrong);
      say(`rows of sq_hist per shard: ${grown.perShard.join(', ')}`);
    }
    // Last: what workers do changes the rows.
    const processes = await runProcesses(twin, engines.urls(), NAMES);
    report(`${processes.sent} answers of 2 api processes behind a proxy, beside 2 workers`, processes.wrong);
  } finally {
    await twin.close();
    await cluster.close();
    await engines.stop();
  }
}

const dir = await mkdtemp(path.join(tmpdir(), 'vitrina-cluster-'));
await setup({ name: 'cluster' });
try {
  await prove(dir);
} finally {
  await teardown();
  await rm(dir, { recursive: true, force: true });
}
say(wrong.length === 0 ? 'The cluster is what one node is.' : `${wrong.length} things differ.`);
process.exit(wrong.length === 0 ? 0 : 1);
