import * as contract from '@vitrina/contract/products-in-search.ts';
import { createStorefront } from '../integrations/storefront/create-storefront.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { listReadings } from '../shelves/list-readings.ts';
import { listTrackedShelves } from '../shelves/list-tracked-shelves.ts';
import { lookAtShelf } from '../shelves/look-at-shelf.ts';
import { shelfQuery } from '../shelves/rules.ts';
import { getPairs } from './get-pairs.ts';
import { getShelf } from './get-shelf.ts';
import { getLines } from './own-rivals/get-lines.ts';
import { getRivals } from './own-rivals/get-rivals.ts';
import { presentMoment } from './present.ts';

export function serveProductsInSearch(server: Server): void {
  const { env, send } = server.context;
  const storefront = createStorefront({ baseUrl: env.STOREFRONT_URL, send });
  serve(server, contract.lookAtShelf, async ({ input, context }) => {
    const { depth: places, ...params } = input;
    const { signal } = new AbortController();
    const { outcome, takenAt, retryAt } = await lookAtShelf(context, storefront, {
      ...params,
      places,
      signal,
    });
    return {
      outcome,
      takenAt: takenAt?.toISOString() ?? null,
      retryAt: retryAt?.toISOString() ?? null,
    };
  });
  serve(server, contract.listShelfMoments, async ({ input, context }) => {
    const readings = await listReadings(context, { ...input, query: shelfQuery(input.query) });
    return { moments: readings.map(presentMoment), keptDays: context.env.SHELF_KEPT_DAYS };
  });
  serve(server, contract.getLeadingShelf, async ({ input, context }) => {
    const [first] = await listTrackedShelves(context, input.cabinetId);
    if (first === undefined) return { shelf: null };
    const { query, cityId, count } = first;
    return { shelf: { query, cityId, count } };
  });
  serve(server, contract.getShelf, getShelf);
  serve(server, contract.getCannibalPairs, getPairs);
  serve(server, contract.getOwnRivals, getRivals);
  serve(server, contract.getOwnRivalLines, getLines);
}
