import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const MAIN = new URL('../main.ts', import.meta.url).pathname;
const Ready = z.object({ url: z.url(), smtpUrl: z.url() });

/** The sandbox as a process of its own, which can be killed as no process likes to be. */
export async function startProcess(stateFile: string) {
  const small = { MARKET_QUERIES: '500', MARKET_PRODUCTS: '500', SPEED: '0' };
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...small, STATE_FILE: stateFile, EXIT_WITH_PARENT: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ready = Ready.parse(JSON.parse(String(await once(child.stdout, 'data'))));
  return {
    ...ready,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
