import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessHandle } from './keep-running.ts';

type Options = {
  /** Sent one after another until the process ends. */
  signals: NodeJS.Signals[];
  graceMs: number;
  /** What the process said last, for the reason. */
  lastWords?: () => string;
};

/** The life of a child that leads its own process group, so that its own children end with it. */
export function handleOf(child: ChildProcess, { signals, graceMs, lastWords }: Options): ProcessHandle {
  const pid = child.pid ?? 0;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const words = lastWords?.();
      resolve(`${signal ?? `code ${code}`}${words ? `: ${words}` : ''}`);
    });
  });
  function kill() {
    try {
      if (pid > 0) process.kill(-pid, 'SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
  }

  return {
    pid,
    ended,
    kill,
    stop: async () => {
      for (const signal of signals) {
        if (child.exitCode !== null || child.signalCode !== null) break;
        child.kill(signal);
        const patience = new AbortController();
        const timeout = wait(graceMs, undefined, { signal: patience.signal }).catch(() => undefined);
        await Promise.race([ended, timeout]);
        patience.abort();
      }
      kill();
      await ended;
    },
  };
}
