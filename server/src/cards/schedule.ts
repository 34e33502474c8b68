import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import { RADAR_SCHEDULE } from '@vitrina/contract/radar/schedule.ts';
import { createChance } from '../platform/chance.ts';
import type { CardSource } from './facts.ts';

const MEMORY_MS = RADAR_SCHEDULE.memoryDays * DAY_MS;
const JITTER = 0.1;
const GRID_SECONDS = RADAR_SCHEDULE.ownMinutes.busiest * 60;
/** Consecutive multiples of it spread evenly, however many there are. */
const GOLDEN = 0.618_033_988_749_895;

type Looked = { source: CardSource; isOwn: boolean };

function boundsOf({ source, isOwn }: Looked) {
  if (source === 'seller') return RADAR_SCHEDULE.ownMinutes;
  return isOwn ? RADAR_SCHEDULE.ownStorefrontMinutes : RADAR_SCHEDULE.storefrontMinutes;
}

/**
 * How often a card changes, in looks with a change a day, after one more look. What was seen fades over a week, so a
 * card that changes r times a day comes to r, whatever the pauses between its looks are.
 */
export function rateBusyness(
  former: number,
  { sinceMs, isChanged }: { sinceMs: number; isChanged: boolean },
) {
  const faded = former * Math.exp(-Math.max(sinceMs, 0) / MEMORY_MS);
  return faded + (isChanged ? DAY_MS / MEMORY_MS : 0);
}

/** The interval between looks, between the bounds of such cards. */
export function chooseEverySeconds(looked: Looked, busyness: number): number {
  const { busiest, quietest } = boundsOf(looked);
  const wanted = busyness === 0 ? quietest : DAY_MS / MINUTE_MS / (busyness * RADAR_SCHEDULE.looksPerChange);
  const minutes = Math.min(Math.max(wanted, busiest), quietest);
  // Own cards keep to the grid of their cabinet, so that a page of a thousand is one question.
  const step = looked.source === 'seller' ? busiest : 1;
  return Math.floor(minutes / step) * step * 60;
}

function spread(cardId: number, at: Date): number {
  return createChance(cardId ^ Math.floor(at.getTime() / SECOND_MS))();
}

type Due = { cardId: number; everySeconds: number; cabinetId: number | null };

/** Ticks of one cabinet: all its own cards that are due are due together, and cabinets are spread over the half hour. */
function nextTick(cabinetId: number, everySeconds: number, at: Date): Date {
  const everyMs = everySeconds * SECOND_MS;
  const offsetMs = Math.floor(((cabinetId * GOLDEN) % 1) * GRID_SECONDS) * SECOND_MS;
  const ticks = Math.floor((at.getTime() - offsetMs) / everyMs) + 1;
  return new Date(offsetMs + ticks * everyMs);
}

/** When a card is looked at again after an answered look. Others than own ones come up to a tenth sooner or later. */
export function nextLookAt({ cardId, everySeconds, cabinetId }: Due, at: Date): Date {
  if (cabinetId !== null) return nextTick(cabinetId, everySeconds, at);
  const factor = 1 - JITTER + 2 * JITTER * spread(cardId, at);
  return new Date(at.getTime() + Math.round(everySeconds * SECOND_MS * factor));
}

/** After a look without an answer: as long again as it has lasted, between five minutes and the usual interval. */
export function retryLookAt({ cardId, everySeconds }: Due, failingSince: Date, at: Date): Date {
  const lastedMs = at.getTime() - failingSince.getTime();
  const longestMs = Math.max(everySeconds * SECOND_MS, HOUR_MS);
  const waitMs = Math.min(Math.max(lastedMs, RADAR_SCHEDULE.retryMinutes * MINUTE_MS), longestMs);
  return new Date(at.getTime() + Math.round(waitMs * (1 + JITTER * spread(cardId, at))));
}

/** A card that the storefront does not have is looked for once a day. */
export function searchAgainAt({ cardId }: Due, at: Date): Date {
  const waitMs = RADAR_SCHEDULE.goneMinutes * MINUTE_MS;
  return new Date(at.getTime() + Math.round(waitMs * (1 + JITTER * spread(cardId, at))));
}
