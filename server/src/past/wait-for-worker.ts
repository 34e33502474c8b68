import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Context } from '../platform/context.ts';
import type { FillingParams } from './filling.ts';
import { findWorkingCabinet } from './find-working-cabinet.ts';

const LOOK_EVERY_MS = 2000;
/** Longer than the worker takes for a month of whatever it collects. */
const LONGEST_MS = 15 * MINUTE_MS;

type Awaited = { what: string; isThere: () => Promise<boolean> };

/**
 * Until the worker of the running product has collected something; false: the cabinet has gone meanwhile. It fails when
 * that takes too long or cannot come, and is then tried again like whatever fails.
 */
export async function waitForWorker(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { cabinetId, signal }: Pick<FillingParams, 'cabinetId' | 'signal'>,
  { what, isThere }: Awaited,
): Promise<boolean> {
  const until = performance.now() + LONGEST_MS;
  while (!(await isThere())) {
    if ((await findWorkingCabinet({ db }, cabinetId)) === undefined) return false;
    if (performance.now() > until) throw new Error(`Still missing: ${what}`);
    log.info({ cabinetId }, `not yet: the past waits for ${what}`);
    await wait(LOOK_EVERY_MS, undefined, { signal });
  }
  return true;
}
