import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { LookOutcome } from '@vitrina/contract/products-in-search.ts';
import { createStorefront } from '../../integrations/storefront/create-storefront.ts';
import type { Context } from '../../platform/context.ts';
import { listReadings } from '../../shelves/list-readings.ts';
import { lookAtShelf } from '../../shelves/look-at-shelf.ts';
import { shelfQuery } from '../../shelves/rules.ts';

/** A shelf that anybody had read so lately is not read again: a run that was begun again reads none twice. */
const FRESH_MS = 12 * HOUR_MS;
const PLACES = 100;

type Input = { cabinetId: number; cityId: number; queries: readonly string[]; signal: AbortSignal };

async function isFresh(context: Context, query: string, cityId: number): Promise<boolean> {
  const [newest] = await listReadings(context, { query: shelfQuery(query), cityId });
  return newest !== undefined && context.clock.now().getTime() - newest.taken_at.getTime() < FRESH_MS;
}

/** Has shelves read one after another, until one is refused. */
export async function checkShelves(
  context: Context,
  { cabinetId, cityId, queries, signal }: Input,
): Promise<{ shelvesRead: number; outcome: LookOutcome }> {
  const storefront = createStorefront({ baseUrl: context.env.STOREFRONT_URL, send: context.send });
  for (const [index, query] of queries.entries()) {
    signal.throwIfAborted();
    if (await isFresh(context, query, cityId)) continue;
    const look = await lookAtShelf(context, storefront, { cabinetId, query, cityId, places: PLACES, signal });
    if (look.outcome !== 'read') return { shelvesRead: index, outcome: look.outcome };
  }
  return { shelvesRead: queries.length, outcome: 'read' };
}
