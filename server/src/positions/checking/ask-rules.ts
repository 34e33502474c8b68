import { MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import { nextTick } from '../schedule/slots.ts';

/** A person waits for the answer: what has not come by then is called by its failure. */
export const ASK_LASTS_MS = 10 * MINUTE_MS;

/**
 * The whole second under which an ask is stored: not that of the ask before it, and never that of a planned slot: all slots
 * of a cabinet stand on its ticks.
 */
export function askMoment(now: Date, cabinetId: number, lastRequestedAt: Date | null): Date {
  let moment = new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS);
  const isTaken = (at: Date) =>
    at.getTime() === lastRequestedAt?.getTime() ||
    nextTick(new Date(at.getTime() - 1), cabinetId).getTime() === at.getTime();
  while (isTaken(moment)) moment = new Date(moment.getTime() + SECOND_MS);
  return moment;
}
