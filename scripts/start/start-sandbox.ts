import path from 'node:path';
import type { Kept, ProcessHandle } from '../engines/keep-running.ts';
import { keepRunning } from '../engines/keep-running.ts';
import { forwardNotices } from './forward-notices.ts';
import { MARKET_SEED, readMarketSize } from './market-size.ts';
import { spawnPart } from './spawn-part.ts';
import type { Stack } from './stack.ts';

type Options = { port: number; smtpPort: number; speed: number };

/** The outside world of the demo, on its own port: ready when it says so in a line of JSON. */
export async function startSandbox(stack: Stack, { port, smtpPort, speed }: Options): Promise<Kept> {
  const log = stack.logOf('sandbox');
  const forward = forwardNotices('sandbox', stack.say);

  const queries = readMarketSize(stack.data);

  async function launch(): Promise<ProcessHandle> {
    const ready = Promise.withResolvers<'ready'>();
    const { handle } = spawnPart({
      file: 'sandbox/src/main.ts',
      // Under load it would take a third more memory for young objects, for a few percent of speed.
      nodeFlags: ['--max-semi-space-size=8'],
      env: {
        PORT: String(port),
        SMTP_PORT: String(smtpPort),
        HOST: '127.0.0.1',
        SEED: String(MARKET_SEED),
        SPEED: String(speed),
        ...(queries === undefined ? {} : { MARKET_QUERIES: String(queries) }),
        STATE_FILE: path.join(stack.data, 'sandbox.db'),
      },
      graceMs: 1000,
      onLine: (line) => {
        log(line);
        forward(line);
        if (line.startsWith('{"ready":true')) ready.resolve('ready');
      },
    });
    const outcome = await Promise.race([ready.promise, handle.ended]);
    if (outcome !== 'ready') throw new Error(`The sandbox ended at its start with ${outcome}`);
    return handle;
  }

  return stack.own('sandbox', () => keepRunning({ name: 'The sandbox', start: launch, log: stack.say }));
}
