import type { StepMinutes } from '@vitrina/contract/positions.ts';
import { MINUTE_MS } from '../rules.ts';
import { type CheckKey, slotAt } from '../slots.ts';

const SECOND_MS = 1000;
/** All slots of a cabinet stand on one second of the five minutes, whatever their step. */
const SHORTEST_STEP: StepMinutes = 5;

/** A person waits for the answer: what has not come by then is called by its failure. */
export const ASK_LASTS_MS = 10 * MINUTE_MS;

/** The whole second under which an ask is stored: not that of the ask before it, and never that of a planned slot. */
export function askMoment(now: Date, key: CheckKey, lastAskedAt: Date | null): Date {
  let moment = new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS);
  const isTaken = (at: Date) =>
    at.getTime() === lastAskedAt?.getTime() || slotAt(at, key, SHORTEST_STEP).getTime() === at.getTime();
  while (isTaken(moment)) moment = new Date(moment.getTime() + SECOND_MS);
  return moment;
}
