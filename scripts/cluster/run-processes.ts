import type { Twin } from '../../server/proofs/cluster/fill-twin.ts';
import { type Sandbox, startSandbox } from '../../server/test/fakes/sandbox.ts';
import { type Product, startProduct } from '../../server/test/processes/product-process.ts';
import { compareScreens } from './compare-screens.ts';
import { startProxy } from './proxy.ts';

type Names = { cluster: string; database: string };

/** Complaints about the column store, and none about marketplaces, which do not answer here. */
const OF_COLUMNS = /clickhouse|shard|distributed|sq_|own_/i;

/** The product's own entry points on the cluster: two that serve, behind a proxy, and two that work. */
export async function runProcesses(
  twin: Twin,
  urls: readonly string[],
  names: Names,
): Promise<{ sent: number; wrong: string[] }> {
  const sandbox: Sandbox = await startSandbox({ queries: 100, products: 100 });
  await sandbox.clock({ now: twin.app.clock.now().toISOString(), speed: 0 });
  const env = {
    ...twin.app.context.env,
    CLICKHOUSE_URL: urls.join(','),
    CLICKHOUSE_CLUSTER: names.cluster,
    CLICKHOUSE_DATABASE: names.database,
    CLOCK_URL: `${sandbox.url}/clock`,
  };
  const started: Product[] = [];
  const start = async (entry: 'api' | 'worker') => {
    const product = await startProduct({ context: { env } }, entry);
    started.push(product);
    return product;
  };
  try {
    const proxy = await startProxy([(await start('api')).url, (await start('api')).url]);
    const { sent, different } = await compareScreens(twin, proxy.url);
    // Last: what they do changes the rows that screens show.
    await start('worker');
    await start('worker');
    await compareScreens(twin, proxy.url);
    await proxy.stop();
    const complaints = started.flatMap((product) => product.complaints);
    return { sent, wrong: [...different, ...complaints.filter((line) => OF_COLUMNS.test(line))] };
  } finally {
    await Promise.all(started.map((product) => product.stop()));
    await sandbox.stop();
  }
}
