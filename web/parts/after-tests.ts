import { afterEach } from 'vitest';
import { closePages } from './browser.ts';

// The browser stays for the next file of the worker.
afterEach(async ({ task }) => closePages(task.result?.state === 'fail'));
