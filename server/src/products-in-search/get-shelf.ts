import type { getShelf as getShelfRoute } from '@vitrina/contract/products-in-search.ts';
import type { Call } from '../platform/http/serve.ts';
import { listOwnCards } from '../shelves/list-own-cards.ts';
import { readStoredShelf } from '../shelves/read-stored-shelf.ts';
import { findSellers } from '../shelves/sellers.ts';
import { findMoment } from './find-moment.ts';
import { presentMoment, presentProducts } from './present.ts';

/** A shelf as it was at a stored moment, with the person's own cards marked. */
export async function getShelf({ context, input, caller }: Call<typeof getShelfRoute>) {
  const { shelf, reading } = await findMoment(context, input);
  const tiles = await readStoredShelf(context, shelf);
  const skus = tiles.map(({ sku }) => sku);
  const [cards, sellers] = await Promise.all([
    listOwnCards(context, caller.userId, skus),
    findSellers(context, skus),
  ]);
  return { moment: presentMoment(reading), products: presentProducts(tiles, { cards, sellers }) };
}
