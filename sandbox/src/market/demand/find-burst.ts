import { mix, unit } from '../chance.ts';
import type { DayNumber } from '../market.ts';

// A blogger, a shortage, a meme: in every span of four weeks a few queries in a hundred jump or drop.
const SPAN_DAYS = 28;
const CHANCE = 0.035;
const LONGEST_DAYS = 14;

function burstOfSpan(queryHash: number, span: number, day: DayNumber): number {
  const hash = mix(queryHash, span);
  if (unit(hash) >= CHANCE) return 1;
  const details = mix(hash, 1);
  const age = day - span * SPAN_DAYS - (details % SPAN_DAYS);
  const lasts = 4 + ((details >>> 8) % (LONGEST_DAYS - 3));
  if (age < 0 || age >= lasts) return 1;
  const left = 1 - age / lasts;
  const isDrop = ((details >>> 16) & 3) === 0;
  const height = ((details >>> 20) & 255) / 255;
  return isDrop ? 1 - (0.4 + 0.45 * height) * left : 1 + (0.6 + 4.4 * height * height) * left;
}

/** The factor of a sudden jump or drop that fades within two weeks; 1 on most days. */
export function findBurst(queryHash: number, day: DayNumber): number {
  const span = Math.floor(day / SPAN_DAYS);
  return burstOfSpan(queryHash, span, day) * burstOfSpan(queryHash, span - 1, day);
}
