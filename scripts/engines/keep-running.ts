import { setTimeout as wait } from 'node:timers/promises';

/** One run of a process. `ended` says why it ended; `stop` resolves when it is gone; `kill` does not ask. */
export type ProcessHandle = { pid: number; ended: Promise<string>; stop(): Promise<void>; kill(): void };

export type Kept = { pid(): number; restart(): Promise<void>; stop(): Promise<void>; kill(): void };

type Options = { name: string; start: () => Promise<ProcessHandle>; log: (line: string) => void };

const firstDelayMs = 250;
const longestDelayMs = 30_000;
// A process that stood this long failed for a new reason: its delays begin anew.
const steadyMs = 60_000;

export function backOffMs(failures: number): number {
  return Math.min(firstDelayMs * 2 ** (failures - 1), longestDelayMs);
}

/** Starts a process and starts it again whenever it dies. The first start must succeed; its error is the caller's. */
export async function keepRunning({ name, start, log }: Options): Promise<Kept> {
  let handle = await start();
  const over = new AbortController();
  let isWanted = false;
  let failures = 0;
  let nap = new AbortController();

  async function pause(sentence: string) {
    failures += 1;
    const delayMs = backOffMs(failures);
    log(`${sentence}; the next start is in ${delayMs / 1000} s.`);
    nap = new AbortController();
    await wait(delayMs, undefined, { signal: nap.signal }).catch(() => undefined);
  }

  async function startAgain(): Promise<void> {
    while (!over.signal.aborted) {
      try {
        handle = await start();
        return;
      } catch (error) {
        await pause(error instanceof Error ? error.message : String(error));
      }
    }
  }

  async function watch() {
    while (!over.signal.aborted) {
      const bornAt = performance.now();
      const reason = await handle.ended;
      if (over.signal.aborted) break;
      if (performance.now() - bornAt > steadyMs) failures = 0;
      if (!isWanted) await pause(`${name} ended (${reason})`);
      isWanted = false;
      await startAgain();
    }
    await handle.stop();
  }

  const watching = watch();
  return {
    pid: () => handle.pid,
    restart: async () => {
      isWanted = true;
      failures = 0;
      nap.abort();
      await handle.stop();
    },
    stop: async () => {
      over.abort();
      nap.abort();
      await handle.stop();
      await watching;
    },
    kill: () => {
      over.abort();
      nap.abort();
      handle.kill();
    },
  };
}
