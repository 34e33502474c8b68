import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { About, SheetRow, Workbook } from './workbook.ts';
import type { ToThread } from './workbook-thread.ts';

/**
 * A hundred thousand rows of 24 columns take 12 s of computing and 1.1 GB: a thread of its own, so that nobody else
 * waits for it. The limit is of its heap; with half of it such a table is made too, twice as slowly.
 */
const HEAP_MB = 1000;

export type OpenWorkbook = {
  add(rows: readonly SheetRow[]): void;
  finish(about: About): Promise<Uint8Array>;
  /** To be called in any case. */
  close(): Promise<void>;
};

export function openWorkbook(workbook: Workbook, signal?: AbortSignal): OpenWorkbook {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    workerData: workbook,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const made = once(thread, 'message', { signal }) as Promise<[Uint8Array]>;
  // It may fail before anybody waits for it: whoever finishes hears of it.
  made.catch(() => undefined);
  const send = (message: ToThread) => thread.postMessage(message);
  return {
    add: (rows) => send({ rows }),
    finish: async (about) => {
      send({ about });
      const [bytes] = await made;
      return bytes;
    },
    close: async () => void (await thread.terminate()),
  };
}
