import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import type { TestProject } from 'vitest/node';

const ROOT = path.join(import.meta.dirname, '..');
const DATA = path.join(ROOT, '.cache/e2e');
/** A small market makes the same start a short one. */
const MARKET = { MARKET_QUERIES: '20000', MARKET_PRODUCTS: '20000' };
const LONGEST_START_MS = 5 * 60_000;

declare module 'vitest' {
  // The library asks for an interface here: it is merged with its own.
  interface ProvidedContext {
    house: { url: string; sandboxUrl: string; email: string; password: string };
  }
}

/** The whole product, started the way a person starts it, on a data folder of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(DATA, { recursive: true, force: true });
  await mkdir(DATA, { recursive: true });
  const port = await getPort();
  const launcher = path.join(ROOT, 'scripts/start.ts');
  const child = spawn(process.execPath, [launcher, '--port', String(port), '--data', DATA], {
    cwd: ROOT,
    env: { ...process.env, ...MARKET },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + LONGEST_START_MS;
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (!said.includes(url)) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The product did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { user } = JSON.parse(await readFile(path.join(DATA, 'demo.json'), 'utf8')) as {
    user: { email: string; password: string };
  };
  const sandboxUrl = /(http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1] ?? '';
  project.provide('house', { url, sandboxUrl, ...user });
  return async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
  };
}
