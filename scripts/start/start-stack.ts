import path from 'node:path';
import getPort, { portNumbers } from 'get-port';
import { scenarioOf } from '../../server/src/seed-scenarios.ts';
import { buildWeb } from './build-web.ts';
import type { Demo } from './fill-demo.ts';
import { fillDemo, isWithoutDemo } from './fill-demo.ts';
import { keepMarketSize } from './market-size.ts';
import { nameHintAddress } from './name-hint-address.ts';
import type { Flags } from './parse-flags.ts';
import { restartOnChange } from './restart-on-change.ts';
import { runTask } from './run-task.ts';
import { readBotToken, serverEnv } from './server-env.ts';
import type { Stack } from './stack.ts';
import { startEngines } from './start-engines.ts';
import { startPast } from './start-past.ts';
import { startSandbox } from './start-sandbox.ts';
import { startServer } from './start-server.ts';
import { startWebDev } from './start-web-dev.ts';
import { timed } from './timed.ts';

export type Running = { address: string; sandboxUrl: string; demo: Demo | undefined; isPublicDemo: boolean };

/** Starts everything in the order in which one part needs another; what may run side by side does. */
export async function startStack(stack: Stack, flags: Flags): Promise<Running> {
  const { queries } = scenarioOf(flags.scenario);
  // A market never changes its size: its past would be another one.
  if (flags.demo && queries !== undefined && isWithoutDemo(stack.data)) keepMarketSize(stack.data, queries);
  const sandboxPort = await portAbove(flags.port);
  const smtpPort = await portAbove(sandboxPort);
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const address = `http://localhost:${flags.port}`;
  const webBuild = flags.dev ? Promise.resolve('') : buildWeb(stack);
  const sandboxStart = timed(stack, 'Sandbox', () =>
    startSandbox(stack, { port: sandboxPort, smtpPort, speed: flags.speed }),
  );
  // A failure is told where it is awaited; until then it is not an unhandled one.
  for (const early of [webBuild, sandboxStart]) early.catch(() => undefined);

  const engines = await startEngines(stack);
  const env = serverEnv({ ...engines, dataFolder: stack.data, sandboxUrl, smtpPort, publicUrl: address });
  const [sandbox] = await Promise.all([
    sandboxStart,
    runTask(stack, { name: 'migrate', file: 'server/src/migrate.ts', env }),
  ]);
  const { scenario } = flags;
  const demo = flags.demo ? await fillDemo(stack, env, { scenario, isFurther: false }) : undefined;

  const apiPort = flags.dev ? await portAbove(smtpPort) : flags.port;
  const webDist = await webBuild;
  const server = await timed(stack, 'Server', async () =>
    startServer(stack, {
      port: apiPort,
      host: flags.host,
      env: { ...env, TELEGRAM_BOT_TOKEN: await readBotToken(sandboxUrl), WEB_DIST: webDist },
    }),
  );
  await nameHintAddress(sandboxUrl, apiPort);
  if (flags.dev) {
    restartOnChange(stack, 'server', ['server/src', 'packages/contract/src'], server);
    restartOnChange(stack, 'sandbox', ['sandbox/src', 'packages/contract/src'], sandbox);
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    await timed(stack, 'Vite', () => startWebDev(stack, { port: flags.port, host: flags.host, apiUrl }));
  }
  if (demo) await startPast(stack, env);
  return { address, sandboxUrl, demo, isPublicDemo: isPublicDemo() };
}

/** As the server reads it; every part gets the environment of this process. */
export function isPublicDemo(): boolean {
  return process.env['DEMO'] === 'public';
}

async function portAbove(port: number): Promise<number> {
  const first = Math.max(port + 1, 1024);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, Math.min(first + 30, 65_535)) });
}

/** Where the parts' logs lie, as short as a person at the terminal would type it. */
export function logsFolder(data: string): string {
  const folder = path.join(data, 'logs');
  const relative = path.relative(process.cwd(), folder);
  return relative.startsWith('..') ? folder : relative;
}
