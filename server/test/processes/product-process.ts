import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { Context } from '../../src/platform/context.ts';
import { COMPILED } from './compiled.ts';

const LINES_KEPT = 50;
/** pino's level of a warning. */
const WARNING = 40;
/** The first word of each entry point. */
const READY = ['working', 'serving', 'serving and working'];
const Line = z.looseObject({ level: z.int(), msg: z.string().optional(), address: z.string().optional() });

export type Product = {
  /** Where the API answers; empty for a worker, which has none. */
  url: string;
  /** Warnings and errors of its log. */
  complaints: string[];
  pid: number;
  /** SIGKILL: nothing is finished, given back or told. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The product's own entry point as a process, on the databases, keys and clock of a test application. An entry point
 * that was bundled is given by its path.
 */
export async function startProduct(
  app: { context: Pick<Context, 'env'> },
  entry: 'main' | 'api' | 'worker' | { bundle: string },
  onLine: (line: string) => void = () => undefined,
): Promise<Product> {
  const env = Object.entries({ ...app.context.env, PORT: 0, LOG_LEVEL: 'info', EXIT_WITH_PARENT: '1' });
  const file =
    typeof entry === 'string' ? path.join(import.meta.dirname, `../../src/${entry}.ts`) : entry.bundle;
  const child = spawn(process.execPath, [file], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      ...Object.fromEntries(env.map(([name, value]) => [name, String(value)])),
    },
  });
  const exit = once(child, 'exit');
  const lines: string[] = [];
  const complaints: string[] = [];
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      onLine(line);
      lines.push(line);
      if (lines.length > LINES_KEPT) lines.shift();
      const entry = Line.safeParse(line.startsWith('{') ? JSON.parse(line) : undefined).data;
      if (!entry || entry.level >= WARNING) complaints.push(line);
      if (entry?.msg !== undefined && READY.includes(entry.msg)) ready.resolve(entry.address ?? '');
    });
  const url = await Promise.race([ready.promise, exit.then(() => undefined)]);
  if (url === undefined) throw new Error(`The product did not start:\n${lines.join('\n')}`);

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    child.kill(signal);
    await exit;
  }
  return { url, complaints, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
