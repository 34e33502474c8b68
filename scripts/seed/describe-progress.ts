import type { FillProgress } from './fill-market.ts';

/** What a person wants to know of a filling that has run for some time: the day, the speed and the time left. */
export function describeProgress(progress: FillProgress): string {
  const { done, total, rows, elapsedMs, marketplace, day } = progress;
  const speed = Math.round((rows / elapsedMs) * 1000).toLocaleString('en');
  const minutes = Math.ceil(((elapsedMs / done) * (total - done)) / 60_000);
  return `${marketplace} ${day}, ${speed} rows/s, ${minutes} min left`;
}
