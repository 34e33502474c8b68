import { DAY_SECONDS, HOUR_SECONDS } from '@vitrina/contract/durations.ts';

const MINUTE_SECONDS = 60;
const two = (value: number) => String(value).padStart(2, '0');

/** From `days.hh:mm:ss`, whose form the contract has checked. */
export function readForceFinish(text: string): number {
  const [days = '0', time = ''] = text.split('.');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Number(days) * DAY_SECONDS + hours * HOUR_SECONDS + minutes * MINUTE_SECONDS + seconds;
}

export function writeForceFinish(total: number): string {
  const days = Math.floor(total / DAY_SECONDS);
  const hours = Math.floor((total % DAY_SECONDS) / HOUR_SECONDS);
  const minutes = Math.floor((total % HOUR_SECONDS) / MINUTE_SECONDS);
  return `${days}.${two(hours)}:${two(minutes)}:${two(total % MINUTE_SECONDS)}`;
}
