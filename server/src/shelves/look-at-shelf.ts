import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Storefront } from '../integrations/storefront/create-storefront.ts';
import type { ShelfFailure } from '../integrations/storefront/shelf.ts';
import type { Context } from '../platform/context.ts';
import { keepShelf, type ShelfInput } from './keep-shelf.ts';
import { isPausing } from './pause-rules.ts';
import { shelfMoment, shelfQuery } from './rules.ts';
import { storeShelves } from './store-shelves.ts';
import { endPause, findPause, pauseStorefront } from './storefront-pause.ts';
import { takeStorefrontQuota } from './take-storefront-quota.ts';

/** `ownQuota`: the cabinet's own hour is used up, and nothing was asked. */
type LookOutcome = 'read' | 'ownQuota' | ShelfFailure['outcome'];
export type Look = {
  outcome: LookOutcome;
  /** The moment under which the shelf is kept; also of one that broke off after some places. */
  takenAt: Date | null;
  /** When asking again makes sense, where that is known. */
  retryAt: Date | null;
};

type Question = ShelfInput & { cabinetId: number; places: number; signal: AbortSignal };

const nothing = (outcome: LookOutcome, retryAt: Date | null = null): Look => ({
  outcome,
  takenAt: null,
  retryAt,
});

async function pauseIfRefused(context: Context, failure: ShelfFailure): Promise<Date | null> {
  const { outcome, retryAfterMs } = failure;
  if (outcome === 'off' || !isPausing(outcome)) return null;
  return pauseStorefront(context, { outcome, retryAfterMs });
}

/** A worker may have taken it first; what it has not stored by then is stored by the next one, and shown later. */
const STORED_WITHIN_MS = 10_000;
const LOOK_MS = 50;

async function waitUntilStored({ db }: Context, { query, cityId }: ShelfInput, takenAt: Date): Promise<void> {
  const until = performance.now() + STORED_WITHIN_MS;
  while (performance.now() < until) {
    const { rows } = await sql`
      select from shelf_outbox
      where marketplace = 'ozon' and query = ${query} and city_id = ${cityId} and taken_at = ${takenAt}`.execute(
      db,
    );
    if (rows.length === 0) return;
    await wait(LOOK_MS);
  }
}

/**
 * Reads a shelf because a person asks for it, under the rules that hold for the checks of positions: nothing is asked
 * during a pause or beyond the cabinet's hour. What was read is stored before the answer.
 */
export async function lookAtShelf(
  context: Context,
  storefront: Storefront,
  { cabinetId, query, cityId, places, signal }: Question,
): Promise<Look> {
  const now = context.clock.now();
  const pause = await findPause(context);
  if (pause && pause.until_at > now) return nothing(pause.outcome, pause.until_at);
  const waitMs = await takeStorefrontQuota(context, cabinetId);
  if (waitMs > 0) {
    return nothing('ownQuota', new Date(now.getTime() + waitMs * Math.max(context.clock.speed(), 1)));
  }
  const input = { query: shelfQuery(query), cityId };
  const shelf = await storefront.readShelf({ ...input, skus: [], places, keepsTiles: true, signal });
  const { failure } = shelf;
  const retryAt = failure === null ? null : await pauseIfRefused(context, failure);
  if (failure === null && pause) await endPause(context);
  if (failure !== null && shelf.tiles.length === 0) return nothing(failure.outcome, retryAt);
  await keepShelf(context, { ...input, source: 'person', takenAt: now, shelf });
  await storeShelves(context);
  await waitUntilStored(context, input, shelfMoment(now));
  return { outcome: failure?.outcome ?? 'read', takenAt: shelfMoment(now), retryAt };
}
