import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kept, ProcessHandle } from '../engines/keep-running.ts';
import { keepRunning } from '../engines/keep-running.ts';
import { askStatus } from './ask-status.ts';
import { vite } from './build-web.ts';
import { root } from './root.ts';
import { spawnPart } from './spawn-part.ts';
import type { Stack } from './stack.ts';

type Options = { port: number; host: string; apiUrl: string };

const stepMs = 50;

/** Vite's development server; it passes /api on to the server. */
export async function startWebDev(stack: Stack, { port, host, apiUrl }: Options): Promise<Kept> {
  const log = stack.logOf('web');

  async function launch(): Promise<ProcessHandle> {
    const { handle, lastLines } = spawnPart({
      file: vite,
      args: ['--port', String(port), '--strictPort', '--host', host],
      cwd: path.join(root, 'web'),
      env: { API_URL: apiUrl, NODE_ENV: 'development' },
      graceMs: 1000,
      onLine: log,
    });
    for (;;) {
      if ((await askStatus(`http://127.0.0.1:${port}/`)) !== undefined) return handle;
      const reason = await Promise.race([handle.ended, wait(stepMs)]);
      if (reason !== undefined)
        throw new Error(`Vite ended with ${reason}\n${lastLines().slice(-15).join('\n')}`);
    }
  }

  return stack.own('web', () => keepRunning({ name: 'Vite', start: launch, log: stack.say }));
}
