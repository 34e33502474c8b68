import path from 'node:path';
import { openLog } from './open-log.ts';

type Stoppable = { stop(): Promise<void>; kill(): void };

/** What runs, in the order of starting. Everything that is started goes through `own`, so nothing is left behind. */
export type Stack = {
  data: string;
  say(line: string): void;
  logOf(name: string): (line: string) => void;
  own<T extends Stoppable>(name: string, start: () => Promise<T>): Promise<T>;
  disown(part: Stoppable): void;
  isStopping(): boolean;
  stop(): Promise<void>;
  kill(): void;
};

export function buildStack(data: string, say: (line: string) => void): Stack {
  const parts: Stoppable[] = [];
  const starting = new Set<Promise<Stoppable>>();
  const over = new AbortController();

  async function own<T extends Stoppable>(name: string, start: () => Promise<T>): Promise<T> {
    if (over.signal.aborted) throw new Error(`${name} is not started: the stack is stopping.`);
    const promise = start();
    starting.add(promise);
    try {
      const part = await promise;
      parts.push(part);
      return part;
    } finally {
      starting.delete(promise);
    }
  }

  return {
    data,
    say,
    own,
    logOf: (name) => openLog(path.join(data, 'logs', `${name}.log`)),
    disown: (part) => {
      if (parts.includes(part)) parts.splice(parts.indexOf(part), 1);
    },
    isStopping: () => over.signal.aborted,
    stop: async () => {
      over.abort();
      // Half-started engines first become whole: a PostgreSQL that nobody waits for would stay behind.
      await Promise.allSettled(starting);
      for (const part of parts.toReversed()) await part.stop();
    },
    kill: () => {
      over.abort();
      for (const part of parts.toReversed()) part.kill();
    },
  };
}
