import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { root } from '../start/root.ts';

const LONGEST_START_MS = 5 * 60_000;
/** A small market makes the first start a short one. */
const MARKET = { MARKET_QUERIES: '20000', MARKET_PRODUCTS: '20000' };

export type SpawnedStack = {
  url: string;
  sandboxUrl: string;
  email: string;
  password: string;
  operator: { email: string; password: string };
  /** Once or more. */
  stop(): Promise<void>;
};

/** The pictures that the folder remembers stand at the sandbox's port, which follows the product's. */
async function keepPort(data: string): Promise<number> {
  const file = path.join(data, 'port.txt');
  const kept = await readFile(file, 'utf8').catch(() => '');
  const port = await getPort(kept === '' ? {} : { port: Number(kept) });
  await writeFile(file, String(port));
  return port;
}

type Start = {
  /** Its first moment. */
  startAt?: Date;
  /** With its past, which is filled in behind it: by default it has a month of the market, and nothing changes under who looks. */
  hasPast?: boolean;
};

/** The whole product with its demo, started the way a person starts it, on a data folder of its own. */
export async function spawnStack(
  data: string,
  { startAt, hasPast = false }: Start = {},
): Promise<SpawnedStack> {
  await mkdir(data, { recursive: true });
  const port = await keepPort(data);
  const launcher = path.join(root, 'scripts/start.ts');
  const flags = ['--port', String(port), '--data', data, ...(hasPast ? [] : ['--scenario', 'month'])];
  const child = spawn(process.execPath, [launcher, ...flags], {
    cwd: root,
    env: {
      ...process.env,
      ...MARKET,
      // Who measures what is sent packs the pages before (`packWeb`).
      PACKED: 'off',
      ...(startAt === undefined ? {} : { START_AT: startAt.toISOString() }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Whoever is ended in the middle leaves no stack behind.
  const kill = () => child.kill();
  process.once('exit', kill);
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + LONGEST_START_MS;
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (!said.includes(url)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGINT');
      throw new Error(`The product did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { user } = JSON.parse(await readFile(path.join(data, 'demo.json'), 'utf8')) as {
    user: { email: string; password: string; operator: { email: string; password: string } };
  };
  return {
    url,
    sandboxUrl: /(http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1] ?? '',
    email: user.email,
    password: user.password,
    operator: user.operator,
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}
