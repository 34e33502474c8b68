import * as z from 'zod';

/** The one source of `now`. Sessions and tokens alone use the machine's time, because browsers check `exp` by theirs. */
export type Clock = {
  now(): Date;
  /** How many times faster than the machine's time it runs: waits are divided by it. */
  speed(): number;
};

export const machineClock: Clock = { now: () => new Date(), speed: () => 1 };

const Reading = z.object({ now: z.iso.datetime(), speed: z.number().min(0) });

const POLL_MS = 1000;

/** Follows a simulated clock over HTTP, running on by itself between readings and when the other end is silent. */
export async function followClock(url: string): Promise<Clock & { stop(): void }> {
  let base = Date.now();
  let readAt = performance.now();
  let speed = 1;

  async function read() {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    const reading = Reading.parse(await answer.json());
    base = Date.parse(reading.now);
    readAt = performance.now();
    speed = reading.speed;
  }

  await read();
  // A missed reading only means that the last speed holds a little longer.
  const timer = setInterval(() => void read().catch(() => undefined), POLL_MS);
  timer.unref();
  return {
    now: () => new Date(base + (performance.now() - readAt) * speed),
    speed: () => speed,
    stop: () => clearInterval(timer),
  };
}

/** For tests and stories: stands still until moved. */
export function movedClock(
  start: Date,
): Clock & { advance(milliseconds: number): void; set(at: Date): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    speed: () => 1,
    advance: (milliseconds) => {
      at += milliseconds;
    },
    set: (next) => {
      at = next.getTime();
    },
  };
}
