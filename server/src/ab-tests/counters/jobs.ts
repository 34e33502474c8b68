import { createTokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import { type Loop, startLoop } from '../../platform/background/loop.ts';
import type { Context } from '../../platform/context.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { listCountedCabinets } from './list-counted-tests.ts';
import { readCounters } from './read-counters.ts';

const EVERY_SECONDS = 30;
/** A marketplace that is slow with one account keeps no other one waiting. */
const ACCOUNTS = { atOnce: 8, waiting: 100_000 } as const;

export const countersLock = (cabinetId: number) => `ab counters of cabinet ${cabinetId}`;

/** Reads the counters of tests around each switch and every hour. */
export function workAbCounters(context: Context): Loop[] {
  const { clock, locks } = context;
  const tokens = createTokenCache(() => clock.now());
  const pass = createSemaphore(ACCOUNTS);
  const restingUntil = new Map<number, number>();

  async function readOne(cabinetId: number): Promise<void> {
    if ((restingUntil.get(cabinetId) ?? 0) > clock.now().getTime()) return;
    await locks.runAlone(countersLock(cabinetId), async () => {
      const restMs = await readCounters(context, tokens, cabinetId);
      if (restMs > 0) restingUntil.set(cabinetId, clock.now().getTime() + restMs);
      else restingUntil.delete(cabinetId);
    });
  }

  return [
    startLoop(context, 'read counters of image tests', EVERY_SECONDS, async () => {
      const cabinetIds = await listCountedCabinets(context);
      await Promise.all(cabinetIds.map((cabinetId) => pass(() => readOne(cabinetId))));
    }),
  ];
}
