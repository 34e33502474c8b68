import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';

export type Countdown = {
  /** The moment has come and what was planned for it has not been seen yet. */
  isDue: boolean;
  days: number;
  /** Hours, minutes and seconds of the last day: 2:04:09. */
  clock: string;
};

const two = (value: number) => String(value).padStart(2, '0');

/** How long it is until a moment. It is computed from the clock each time, so a laptop that slept is right at once. */
export function countdownTo(moment: string, at: Date): Countdown {
  // A second that has begun is still shown, so that zero is reached at the moment itself.
  const leftMs = Math.max(0, Math.ceil((Date.parse(moment) - at.getTime()) / SECOND_MS) * SECOND_MS);
  const rest = leftMs % DAY_MS;
  const hours = Math.floor(rest / HOUR_MS);
  const minutes = Math.floor((rest % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((rest % MINUTE_MS) / SECOND_MS);
  return {
    isDue: leftMs === 0,
    days: Math.floor(leftMs / DAY_MS),
    clock: `${hours}:${two(minutes)}:${two(seconds)}`,
  };
}
