import { setPriority } from 'node:os';
import { FILLINGS } from './past/fillings.ts';
import { keepFilling } from './past/keep-filling.ts';
import { readEnv } from './platform/env.ts';
import { openContext } from './platform/open-context.ts';

/** Behind whatever answers people. */
const PRIORITY = 5;

setPriority(PRIORITY);
const { context, close } = await openContext(readEnv(), { isWorker: false });
const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
process.once('SIGINT', () => stopping.abort());

await keepFilling(context, FILLINGS, stopping.signal);
await close();
