import { setTimeout as wait } from 'node:timers/promises';
import type { Kept, ProcessHandle } from '../engines/keep-running.ts';
import { keepRunning } from '../engines/keep-running.ts';
import { askStatus } from './ask-status.ts';
import { forwardNotices } from './forward-notices.ts';
import { spawnPart } from './spawn-part.ts';
import type { Stack } from './stack.ts';

type Options = { port: number; host: string; env: Record<string, string> };

const stepMs = 50;
const patienceMs = 60_000;

/** The product: one process with API and worker. The first start must become healthy, engines included. */
export async function startServer(stack: Stack, { port, host, env }: Options): Promise<Kept> {
  const log = stack.logOf('server');
  const forward = forwardNotices('server', stack.say);
  const health = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/api/ready`;
  let hasBeenHealthy = false;

  async function launch(): Promise<ProcessHandle> {
    const { handle, lastLines } = spawnPart({
      file: 'server/src/main.ts',
      env: { ...env, PORT: String(port), HOST: host },
      graceMs: 2500,
      onLine: (line) => {
        log(line);
        forward(line);
      },
    });
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) {
      const status = await askStatus(health);
      // Later an answer is enough: a 503 while an engine comes back heals by itself.
      if (status === 200 || (hasBeenHealthy && status !== undefined)) {
        hasBeenHealthy = true;
        return handle;
      }
      const reason = await Promise.race([handle.ended, wait(stepMs)]);
      if (reason !== undefined) throw new Error(failure(`The server ended with ${reason}`, lastLines()));
    }
    await handle.stop();
    throw new Error(failure('The server was not healthy in a minute', lastLines()));
  }

  // Only before the first health is a failure the terminal's business in full; later it is one line.
  const failure = (sentence: string, lines: string[]) =>
    hasBeenHealthy ? sentence : `${sentence}\n${lines.slice(-15).join('\n')}`;

  return stack.own('server', () => keepRunning({ name: 'The server', start: launch, log: stack.say }));
}
