// npm run seed -- list | <scenario> [--data ./data]: fills a stopped product with one of the named scenarios.
import path from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { isSeedScenario, SEED_SCENARIOS, scenarioOf } from '../server/src/seed-scenarios.ts';
import { lockFolder } from './engines/lock-folder.ts';
import { checkFolder } from './start/check-folder.ts';
import { fillDemo, isWithoutDemo } from './start/fill-demo.ts';
import { fillWholeMarket } from './start/fill-whole-market.ts';
import { keepMarketSize } from './start/market-size.ts';
import { runTask } from './start/run-task.ts';
import { serverEnv } from './start/server-env.ts';
import { buildStack } from './start/stack.ts';
import { startEngines } from './start/start-engines.ts';
import { startSandbox } from './start/start-sandbox.ts';
import { stopBySignal } from './start/stop-by-signal.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { data: { type: 'string', default: './data' } },
  allowPositionals: true,
});
const [scenario = 'list'] = positionals;
const data = path.resolve(values.data);

if (!isSeedScenario(scenario)) {
  for (const [name, { description }] of Object.entries(SEED_SCENARIOS))
    console.log(`  ${name.padEnd(13)} ${description}`);
  process.exit(scenario === 'list' ? 0 : 1);
}

checkFolder(data);
const lock = lockFolder(data, 'npm run seed');
if (lock.holder) {
  console.error(`Stop Vitrina on ${data} first (process ${lock.holder.pid}), then fill it.`);
  process.exit(1);
}
const stack = buildStack(data, (line) => console.log(line));
stopBySignal(stack, lock.release);
try {
  const { queries, isWholeMarket = false } = scenarioOf(scenario);
  // The engines read it too.
  if (queries !== undefined && (isWholeMarket || isWithoutDemo(data))) keepMarketSize(data, queries);
  const engines = await startEngines(stack);
  const port = await getPort({ host: '127.0.0.1' });
  const smtpPort = await getPort({ host: '127.0.0.1', exclude: [port] });
  const sandboxUrl = `http://127.0.0.1:${port}`;
  // No letter is sent while the demo is filled, so nobody will follow a link.
  const env = serverEnv({
    ...engines,
    dataFolder: data,
    sandboxUrl,
    smtpPort,
    publicUrl: 'http://localhost',
  });
  await startSandbox(stack, { port, smtpPort, speed: 1 });
  await runTask(stack, { name: 'migrate', file: 'server/src/migrate.ts', env });
  if (isWholeMarket && queries !== undefined) await fillWholeMarket(stack, env, { scenario, queries });
  const { user, size } = await fillDemo(stack, env, { scenario, isFurther: true });
  console.log(
    `${size?.rows ?? 0} rows of ${size?.days ?? 0} days are there. npm start, then sign in as ${user?.email} / ${user?.password}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await stack.stop();
  lock.release();
}
