import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { startProxy } from '../../../scripts/cluster/proxy.ts';
import { startClickHouse } from '../../../scripts/engines/start-clickhouse.ts';
import { startPostgres } from '../../../scripts/engines/start-postgres.ts';
import { fillDemo } from '../../../scripts/start/fill-demo.ts';
import { keepMarketSize } from '../../../scripts/start/market-size.ts';
import { runTask } from '../../../scripts/start/run-task.ts';
import { readBotToken, serverEnv } from '../../../scripts/start/server-env.ts';
import { buildStack, type Stack } from '../../../scripts/start/stack.ts';
import { startSandbox } from '../../../scripts/start/start-sandbox.ts';
import type { Context } from '../../src/platform/context.ts';
import { readEnv } from '../../src/platform/env.ts';
import { openContext } from '../../src/platform/open-context.ts';
import { findDemo } from '../../src/seed-demo.ts';
import { SEED_SCENARIOS } from '../../src/seed-scenarios.ts';
import { type Product, startProduct } from '../../test/processes/product-process.ts';

const PRODUCT_MB = 600;
const ROLES = ['api', 'api', 'worker', 'worker'] as const;

type SoakProcess = { name: string; pid: number; metricsUrl: string; complaints: string[] };

export type SoakWorld = {
  /** Another connection to the same databases, for the look at rows and the hiring of people. */
  context: Context;
  cabinetId: number;
  /** Where the proxy answers. */
  origin: string;
  processes: readonly SoakProcess[];
  engines: readonly { name: string; pid(): number }[];
  close(): Promise<void>;
};

async function startEngines(stack: Stack) {
  const { data, say: log } = stack;
  const postgres = await stack.own('PostgreSQL', () =>
    startPostgres({ dir: path.join(data, 'postgres'), log }),
  );
  // The processes share one engine, each its part of the memory (docs/decisions/0036).
  const budgetMb = PRODUCT_MB * ROLES.length;
  const clickhouse = await stack.own('ClickHouse', () =>
    startClickHouse({ dir: path.join(data, 'clickhouse'), log, budgetMb }),
  );
  return { postgres, clickhouse };
}

async function fill(stack: Stack) {
  keepMarketSize(stack.data, SEED_SCENARIOS.demo.queries);
  const engines = await startEngines(stack);
  const [port, smtpPort] = [await getPort(), await getPort()];
  await startSandbox(stack, { port, smtpPort, speed: 1 });
  const sandboxUrl = `http://127.0.0.1:${port}`;
  const env = serverEnv({
    DATABASE_URL: engines.postgres.url,
    CLICKHOUSE_URL: engines.clickhouse.url,
    CLICKHOUSE_MEMORY_MB: String(PRODUCT_MB),
    dataFolder: stack.data,
    sandboxUrl,
    smtpPort,
    publicUrl: 'http://localhost',
  });
  await runTask(stack, { name: 'migrate', file: 'server/src/migrate.ts', env });
  // A month that stands: a past that is still being filled in would change what is measured.
  await fillDemo(stack, env, { scenario: 'month', isFurther: false });
  return { engines, env: { ...env, TELEGRAM_BOT_TOKEN: await readBotToken(sandboxUrl) } };
}

async function startProcesses(stack: Stack, env: ReturnType<typeof readEnv>) {
  const started: (SoakProcess & Pick<Product, 'url'>)[] = [];
  for (const [nth, role] of ROLES.entries()) {
    const METRICS_PORT = await getPort();
    const product = await stack.own(`${role} ${nth}`, async () => {
      const running = await startProduct({ context: { env: { ...env, METRICS_PORT } } }, role);
      return { ...running, kill: () => void running.kill() };
    });
    const { url, pid, complaints } = product;
    const metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
    started.push({ name: `${role} ${(nth % 2) + 1}`, url, pid, complaints, metricsUrl });
  }
  return started;
}

/** The demo with its outside world, served by two processes behind a proxy while two others work. */
export async function openSoakWorld(say: (line: string) => void): Promise<SoakWorld> {
  const data = mkdtempSync(path.join(tmpdir(), 'vitrina-soak-'));
  // As root PostgreSQL runs as another user, who must be able to pass.
  chmodSync(data, 0o711);
  const stack = buildStack(data, say);
  async function closeStack() {
    await stack.stop();
    rmSync(data, { recursive: true, force: true });
  }
  try {
    const { engines, env: given } = await fill(stack);
    // All people come from one address here.
    const env = readEnv({ ...given, REQUESTS_PER_MINUTE: '1000000' });
    const processes = await startProcesses(stack, env);
    const proxy = await startProxy(processes.flatMap(({ url }) => (url === '' ? [] : [url])));
    const { context, close } = await openContext({ ...env, LOG_LEVEL: 'silent' }, { isWorker: false });
    const demo = await findDemo(context);
    if (!demo) throw new Error('The demo has no cabinet.');
    return {
      context,
      cabinetId: demo.cabinetId,
      origin: proxy.url,
      processes,
      engines: [
        { name: 'PostgreSQL', pid: engines.postgres.pid },
        { name: 'ClickHouse', pid: engines.clickhouse.pid },
      ],
      close: async () => {
        await close();
        await proxy.stop();
        await closeStack();
      },
    };
  } catch (error) {
    await closeStack();
    throw error;
  }
}
