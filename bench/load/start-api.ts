import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';

const SERVER = path.join(import.meta.dirname, '../../server/src');
const PROGRAMS = {
  product: path.join(SERVER, 'api.ts'),
  whole: path.join(SERVER, 'main.ts'),
  bare: path.join(import.meta.dirname, 'bare-child.ts'),
} as const;
const PATIENCE_MS = 30_000;

export type Started = { origin: string; pid: number; stop(): void };

/** Servers beside each other share one engine, and each is told its part of the memory (docs/decisions/0036). */
export function envOfEach(
  env: Record<string, string> & { CLICKHOUSE_MEMORY_MB: string },
  processes: number,
): Record<string, string> {
  return { ...env, CLICKHOUSE_MEMORY_MB: String(Math.floor(Number(env.CLICKHOUSE_MEMORY_MB) / processes)) };
}

/** One process that serves requests: the product's, the same with its background work, or a route that asks nobody. */
export async function startApi(kind: keyof typeof PROGRAMS, env: Record<string, string>): Promise<Started> {
  const port = await getPort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAMS[kind]], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const isThere = await fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { origin, pid: child.pid ?? 0, stop: () => void child.kill('SIGKILL') };
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The ${kind} server did not answer.`);
}
