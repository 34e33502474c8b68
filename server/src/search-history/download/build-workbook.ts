import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Workbook } from './write-workbook.ts';

/** Twenty thousand rows take seconds of computing and 300 MB: a thread of its own, so that nobody else waits for it. */
const MAX_MEMORY_MB = 1000;

export async function buildWorkbook(workbook: Workbook): Promise<Uint8Array> {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    workerData: workbook,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  try {
    const [bytes] = (await once(thread, 'message')) as [Uint8Array];
    return bytes;
  } finally {
    await thread.terminate();
  }
}
