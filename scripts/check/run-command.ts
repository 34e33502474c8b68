import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Command = { file: string; args: string[]; env?: Record<string, string> };
export type Outcome = { ok: boolean; seconds: number; output: string };

const root = path.resolve(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();

// whoever ends the check ends what it started
process.on('exit', () => running.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Runs a JavaScript file of this repository by the Node that runs us, and keeps what it says. */
export async function runCommand({ file, args, env }: Command): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  running.delete(child);
  return { ok: child.exitCode === 0, seconds: (performance.now() - startedAt) / 1000, output };
}
