import { type Loop, startLoop } from '../../platform/background/loop.ts';
import type { Context } from '../../platform/context.ts';
import { advanceCabinet } from './advance-cabinet.ts';
import { listDueCabinets } from './due-tests.ts';

const LOOK_EVERY_SECONDS = 2;
const CABINETS_AT_ONCE = 16;

export const cardsLock = (cabinetId: number) => `pictures of cabinet ${cabinetId}`;

/** Cabinets side by side: one whose marketplace does not answer keeps no other one waiting. */
export function startCards(context: Context): Loop {
  const underway = new Map<number, Promise<void>>();

  async function advance(cabinetId: number): Promise<void> {
    try {
      await context.locks.runAlone(cardsLock(cabinetId), () => advanceCabinet(context, cabinetId));
    } catch (error) {
      context.log.warn({ event: 'abTests.cardsFailed', cabinetId, err: error }, 'pictures were not advanced');
    } finally {
      underway.delete(cabinetId);
    }
  }

  const loop = startLoop(context, 'advance the pictures of image tests', LOOK_EVERY_SECONDS, async () => {
    for (const cabinetId of await listDueCabinets(context, context.clock.now())) {
      if (underway.size >= CABINETS_AT_ONCE) return;
      if (!underway.has(cabinetId)) underway.set(cabinetId, advance(cabinetId));
    }
  });
  return {
    stop: async () => {
      await loop.stop();
      await Promise.all(underway.values());
    },
  };
}
