import * as z from 'zod';

/** The one source of `now`. Sessions and tokens alone use the machine's time, because browsers check `exp` by theirs. */
export type Clock = {
  now(): Date;
  /** How many times faster than the machine's time it runs: waits are divided by it. */
  speed(): number;
};

export const machineClock: Clock = { now: () => new Date(), speed: () => 1 };

/** For what is judged and noted as of one moment, however long it takes. */
export function stoppedClock(at: Date): Clock {
  return { now: () => at, speed: () => 1 };
}

const Reading = z.object({ now: z.iso.datetime(), speed: z.number().min(0) });

const POLL_MS = 200;

/**
 * Where the other clock stands when its answer arrives: it showed `readingMs` somewhere on the way, so it is at most
 * `slackMs` further. Ours is believed while it lies there: a thousand times as fast as the machine, the jitter of a
 * request would throw it about by minutes, and backwards.
 */
export function settleClock(oursMs: number, readingMs: number, slackMs: number): number {
  return Math.min(Math.max(oursMs, readingMs), readingMs + slackMs);
}

/** Follows a simulated clock over HTTP, running on by itself between readings and when the other end is silent. */
export async function followClock(url: string): Promise<Clock & { stop(): void }> {
  let base = 0;
  let readAt = performance.now();
  let speed = 1;

  const nowMs = (at: number) => base + (at - readAt) * speed;

  async function read() {
    const requestedAt = performance.now();
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    const reading = Reading.parse(await answer.json());
    const answeredAt = performance.now();
    const slackMs = (answeredAt - requestedAt) * reading.speed;
    base = settleClock(nowMs(answeredAt), Date.parse(reading.now), slackMs);
    readAt = answeredAt;
    speed = reading.speed;
  }

  await read();
  let isReading = false;
  // A missed reading only means that the last speed holds a little longer.
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    void read()
      .catch(() => undefined)
      .finally(() => {
        isReading = false;
      });
  }, POLL_MS);
  timer.unref();
  return {
    now: () => new Date(nowMs(performance.now())),
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
