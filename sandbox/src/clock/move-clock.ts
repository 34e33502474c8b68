import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';
import type { Clock } from './create-clock.ts';

const YEAR_MINUTES = 366 * 24 * 60;
// Two simulated days in a real second is faster than any job of the product can follow.
const FASTEST_SPEED = 200_000;

export const ClockOrder = z
  .object({
    now: z.iso.datetime({ offset: true }).optional(),
    advanceMinutes: z.number().min(-YEAR_MINUTES).max(YEAR_MINUTES).optional(),
    speed: z.number().min(0).max(FASTEST_SPEED).optional(),
  })
  .strict()
  .refine((order) => order.now === undefined || order.advanceMinutes === undefined, {
    message: 'give now or advanceMinutes, not both',
  });
export type ClockOrder = z.infer<typeof ClockOrder>;

export type ClockReading = { now: string; speed: number };

export function readClock(clock: Clock): ClockReading {
  return { now: clock.now().toISOString(), speed: clock.speed() };
}

export function moveClock(clock: Clock, order: ClockOrder): ClockReading {
  if (order.now !== undefined) clock.move(new Date(order.now));
  if (order.advanceMinutes !== undefined) {
    clock.move(new Date(clock.now().getTime() + order.advanceMinutes * MINUTE_MS));
  }
  if (order.speed !== undefined) clock.run(order.speed);
  return readClock(clock);
}
