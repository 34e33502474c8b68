import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { DbContext } from '../../platform/context.ts';
import { readDelays } from '../counters/read-delays.ts';

/** Until the delay of counters is measured, which takes a midnight: the least interval is an hour then. */
const ASSUMED_MINUTES = 15;

type Delay = { minutes: number; isMeasured: boolean };

/** From a switch until the counters show it: pictures and counters together. */
export async function readDelay(context: DbContext, cabinetId: number): Promise<Delay> {
  const { pictureMs, counters, measuredOn } = await readDelays(context, cabinetId);
  if (measuredOn === null) return { minutes: ASSUMED_MINUTES, isMeasured: false };
  return { minutes: Math.ceil((pictureMs + counters.mostMs) / MINUTE_MS), isMeasured: true };
}
