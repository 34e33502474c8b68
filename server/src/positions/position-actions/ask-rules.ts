import type { StepMinutes } from '@vitrina/contract/positions.ts';
import { MINUTE_MS } from '../rules.ts';
import { type CheckKey, slotAt } from '../slots.ts';

const SECOND_MS = 1000;
/** All slots of a cabinet stand on one second of the five minutes, whatever their step. */
const SHORTEST_STEP: StepMinutes = 5;

/** A person waits for the answer: what has not come by then is called by its failure. */
export const ASK_LASTS_MS = 10 * MINUTE_MS;

/** The whole second under which an ask is stored: later than the ask before it, and never that of a planned slot. */
export function askMoment(now: Date, key: CheckKey, lastAskedAt: Date | null): Date {
  const second = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
  const isUsed = lastAskedAt !== null && lastAskedAt.getTime() === second;
  const moment = new Date(second + (isUsed ? SECOND_MS : 0));
  const isSlot = slotAt(moment, key, SHORTEST_STEP).getTime() === moment.getTime();
  return isSlot ? new Date(moment.getTime() + SECOND_MS) : moment;
}
