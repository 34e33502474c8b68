import { DAY_MS } from '@vitrina/contract/durations.ts';
import { type getCannibalPairs, PAIR_DAYS } from '@vitrina/contract/products-in-search.ts';
import type { Call } from '../platform/http/serve.ts';
import { listOwnCards } from '../shelves/list-own-cards.ts';
import { listPlaces } from '../shelves/list-places.ts';
import { readStoredShelf } from '../shelves/read-stored-shelf.ts';
import { compareTitles } from './compare-titles.ts';
import { findMoment } from './find-moment.ts';
import { findPairs } from './find-pairs.ts';

/** Ten own cards of one page make forty-five pairs: the first tell enough. */
const MOST_PAIRS = 20;

/** Own cards that may take buyers from each other on a shelf. */
export async function getPairs({ context, input, caller }: Call<typeof getCannibalPairs>) {
  const { shelf } = await findMoment(context, input);
  const tiles = await readStoredShelf(context, shelf);
  const cards = await listOwnCards(
    context,
    caller.userId,
    tiles.map(({ sku }) => sku),
  );
  const skus = [...new Set(cards.map(({ sku }) => sku))];
  if (skus.length < 2) return { pairs: [], total: 0 };
  const from = new Date(shelf.takenAt.getTime() - PAIR_DAYS * DAY_MS);
  const found = findPairs(
    await listPlaces(context, { ...shelf, skus, from, to: shelf.takenAt }),
    shelf.takenAt,
  );
  const titles = new Map(tiles.map(({ sku, title }) => [sku, title]));
  const pairs = found.slice(0, MOST_PAIRS).map((pair) => {
    const [above, below] = pair.skus;
    const alike = compareTitles(titles.get(above) ?? null, titles.get(below) ?? null);
    return { ...pair, skus: [above, below] as [number, number], ...alike };
  });
  return { pairs, total: found.length };
}
