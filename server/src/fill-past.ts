import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fillPast } from './past/fill-past.ts';
import { FILLINGS } from './past/fillings.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';

/** Behind whatever answers people. */
const PRIORITY = 5;
const RETRY_MS = 5000;

setPriority(PRIORITY);
const { context, close } = await openContext(readEnv(), { isWorker: false });
const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
process.once('SIGINT', () => stopping.abort());

for (;;) {
  try {
    await fillPast(context, FILLINGS, stopping.signal);
    break;
  } catch (error) {
    if (stopping.signal.aborted) break;
    // Engines and the sandbox may be starting again; what is filled in stays.
    context.log.warn({ err: error }, 'the past waits');
    await wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
}
await close();
