import { createStorefront } from '../integrations/storefront/create-storefront.ts';
import type { Context } from '../platform/context.ts';
import { listTrackedShelves } from '../shelves/list-tracked-shelves.ts';
import { lookAtShelf } from '../shelves/look-at-shelf.ts';

const SHELVES = 10;
/** As the screen reads when somebody presses its button. */
const PLACES = 100;

/**
 * Shelves that screens open with, and on which rivals are found: those of the past come minutes later, and the first check may
 * be half an hour away. One that does not come is left to that check.
 */
export async function lookAtLeadingShelves(context: Context, cabinetId: number): Promise<void> {
  const storefront = createStorefront({ baseUrl: context.env.STOREFRONT_URL, send: context.send });
  const { signal } = new AbortController();
  const leading = (await listTrackedShelves(context, cabinetId)).slice(0, SHELVES);
  for (const { query, cityId } of leading)
    await lookAtShelf(context, storefront, { cabinetId, query, cityId, places: PLACES, signal });
}
