import { setTimeout as wait } from 'node:timers/promises';
import { statusOf } from './status-of.ts';

const LONGEST_MS = 60_000;
const STEP_MS = 500;

/** Until the address answers 200. */
export async function waitUntilReady(address: string): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  while ((await statusOf(address)) !== '200') {
    if (Date.now() > deadline) throw new Error(`${address} is not ready after ${LONGEST_MS / 1000} s.`);
    await wait(STEP_MS);
  }
}
