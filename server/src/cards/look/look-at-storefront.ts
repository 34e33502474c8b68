import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Context } from '../../platform/context.ts';
import { isPausing } from '../../shelves/pause-rules.ts';
import { endPause, findPause, pauseStorefront } from '../../shelves/storefront-pause.ts';
import type { StorefrontRefusal } from '../../shelves/tables.ts';
import type { CardFacts, Look } from '../facts.ts';
import { storefrontParts } from '../read/storefront-parts.ts';
import { type SeenCard, storeLooks } from '../store/store-looks.ts';
import {
  type ClaimedCard,
  claimStorefrontCards,
  listWatchers,
  parkCards,
  releaseCards,
  type Watchers,
} from './claim-cards.ts';
import { openPurse } from './pay-looks.ts';

export const BATCH = 64;
const AT_ONCE = 8;
const UNWATCHED_MS = 10 * MINUTE_MS;
/** What buyers of the capital see. */
const CITY_ID = 213;

type Parts = ReturnType<typeof storefrontParts>;
type Wanted = { card: ClaimedCard; watchers: Watchers; parts: Parts };

/** A cabinet that has begun to watch since something was read is given all of it now, as its baseline. */
function chooseParts({ sku, looked_at, missed }: ClaimedCard, watchers: Watchers, now: Date): Parts {
  const parts = storefrontParts({ sku, isOwn: watchers.isOwn, lookedAt: looked_at, now });
  const isStale = (key: keyof ClaimedCard['missed']) => {
    const readAt = missed[key] ?? looked_at;
    return readAt !== null && new Date(readAt) < watchers.watchingSince;
  };
  return {
    details: parts.details || isStale('description') || isStale('characteristics'),
    sellers: parts.sellers || isStale('offers'),
  };
}

/** Those that somebody has room for; the others wait. */
async function payFor(context: Context, cards: readonly ClaimedCard[]): Promise<Wanted[]> {
  const watchersOf = await listWatchers(context, cards);
  const purse = openPurse(context);
  const paid: Wanted[] = [];
  const parked: { id: number; waitMs: number }[] = [];
  for (const card of cards) {
    const watchers = watchersOf.get(card.id);
    if (!watchers) {
      // Its last watcher left a moment ago, or has not been counted off yet.
      parked.push({ id: card.id, waitMs: UNWATCHED_MS });
      continue;
    }
    const parts = chooseParts(card, watchers, context.clock.now());
    const calls = 1 + Number(parts.details) + Number(parts.sellers);
    const waitMs = await purse.pay({ cardId: card.id, cabinetIds: watchers.cabinetIds, calls });
    if (waitMs === 0) paid.push({ card, watchers, parts });
    else parked.push({ id: card.id, waitMs });
  }
  await parkCards(context, parked);
  return paid;
}

/** What is asked of a card as buyers see it. */
type StorefrontQuestion = {
  sku: number;
  cityId: number;
  known: CardFacts | null;
  lookedAt: Date | null;
  parts: Parts;
  signal: AbortSignal;
};
export type ReadStorefront = (question: StorefrontQuestion) => Promise<Look>;

type Failed = Extract<Look, { outcome: 'failed' }>;

function asRefusal({ reason }: Failed): StorefrontRefusal {
  return reason as StorefrontRefusal;
}

/**
 * Looks at the cards that wait longest, and answers how many were taken. After a refusal nothing more is asked of the
 * storefront until its pause is over, and then one card goes alone to find out.
 */
export async function lookAtStorefront(
  context: Context,
  read: ReadStorefront,
  signal: AbortSignal,
): Promise<number> {
  const begun = context.clock.now();
  const pause = await findPause(context);
  if (pause && pause.until_at > begun) return 0;
  const cards = await claimStorefrontCards(context, { dueBefore: begun, limit: pause ? 1 : BATCH });
  if (cards.length === 0) return 0;
  const waiting = await payFor(context, cards);
  const seen: SeenCard[] = [];
  const errors: unknown[] = [];
  let isRefused = false;

  async function look({ card, parts }: Wanted): Promise<void> {
    const at = context.clock.now();
    const question = { sku: card.sku, cityId: CITY_ID, known: card.facts, lookedAt: card.looked_at };
    const found = await read({ ...question, parts, signal });
    seen.push({ cardId: card.id, look: found, at });
    if (found.outcome !== 'failed') {
      if (pause) await endPause(context);
      return;
    }
    const outcome = asRefusal(found);
    if (!isPausing(outcome)) return;
    isRefused = true;
    await pauseStorefront(context, { outcome, retryAfterMs: found.retryAfterMs ?? null });
  }

  async function work(): Promise<void> {
    while (!isRefused && !signal.aborted) {
      const wanted = waiting.shift();
      if (wanted === undefined) return;
      try {
        await look(wanted);
      } catch (error) {
        // One that breaks us comes again when its lease ends, not at once.
        if (signal.aborted) waiting.push(wanted);
        else errors.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await storeLooks(context, seen);
  const left = waiting.map(({ card }) => card);
  await releaseCards(context, left);
  if (errors.length > 0) throw new AggregateError(errors, 'cards that could not be looked at');
  return cards.length;
}
