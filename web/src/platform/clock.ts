import { CLOCK_HEADER } from '@vitrina/contract/clock-header.ts';

/** A clock of the product that is not this machine's: where it stood at `takenAt` of performance.now(). */
type Reading = { atMs: number; takenAt: number; speed: number };

let reading: Reading | undefined;

/** Takes the product's time from an answer. Only a sandbox has a clock of its own; everywhere else it says nothing. */
export function followClock(headers: Headers): void {
  const [moment = '', speed = '1'] = headers.get(CLOCK_HEADER)?.split(' ') ?? [];
  const atMs = Date.parse(moment);
  if (Number.isNaN(atMs)) return;
  reading = { atMs, takenAt: performance.now(), speed: Number(speed) };
}

/** The product's time: what screens show and periods end with. */
export function now(): Date {
  if (reading === undefined) return machineNow();
  const { atMs, takenAt, speed } = reading;
  return new Date(atMs + (performance.now() - takenAt) * speed);
}

/** Whether the product follows a sandbox. */
export function isSimulated(): boolean {
  return reading !== undefined;
}

/** This machine's time: tokens and sign-in limits run by it, whatever the product's clock does. */
export function machineNow(): Date {
  return new Date();
}
