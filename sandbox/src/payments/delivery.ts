import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 2 * HOUR_MS;
/** The provider repeats a notification for a day. */
const PATIENCE_MS = 24 * HOUR_MS;

export const Delivery = z.object({
  id: z.string(),
  event: z.string(),
  objectId: z.string(),
  url: z.string(),
  body: z.string(),
  createdAtMs: z.number(),
  attempts: z.int(),
  nextAtMs: z.number(),
  state: z.enum(['waiting', 'delivered', 'givenUp', 'lost']),
  /** What the other side said the last time. */
  lastAnswer: z.string().optional(),
});
export type Delivery = z.infer<typeof Delivery>;

/** After an attempt: only a 200 ends it; the pauses double, and a day after the event it is given up. */
export function nextDelivery(delivery: Delivery, answer: string, nowMs: number): Delivery {
  const attempts = delivery.attempts + 1;
  const tried = { ...delivery, attempts, lastAnswer: answer };
  if (answer === '200') return { ...tried, state: 'delivered' };
  const nextAtMs = nowMs + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  return nextAtMs > delivery.createdAtMs + PATIENCE_MS
    ? { ...tried, state: 'givenUp' }
    : { ...tried, nextAtMs };
}
