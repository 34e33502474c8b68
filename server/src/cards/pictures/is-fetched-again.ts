import { DAY_MS } from '@vitrina/contract/durations.ts';

/** How often a picture is fetched again from the address under which it is known. */
const MAIN_MS = DAY_MS;
const OTHER_MS = 7 * DAY_MS;

type Question = { address: string; isMain: boolean; lookedAt: Date | null; now: Date };

/** A moment within the day or week that is the address's own, so that not all are fetched at once. */
function shiftOf(address: string, slotMs: number): number {
  let hash = 0;
  for (let place = 0; place < address.length; place += 1)
    hash = (Math.imul(hash, 31) + address.charCodeAt(place)) >>> 0;
  return (hash * 97) % slotMs;
}

/**
 * Whether a look is the first of its day or week at a picture that is known already. An address hardly ever gets another
 * picture, but nothing promises that it never does.
 */
export function isFetchedAgain({ address, isMain, lookedAt, now }: Question): boolean {
  if (lookedAt === null) return true;
  const slotMs = isMain ? MAIN_MS : OTHER_MS;
  const slotOf = (at: Date) => Math.floor((at.getTime() + shiftOf(address, slotMs)) / slotMs);
  return slotOf(lookedAt) < slotOf(now);
}
