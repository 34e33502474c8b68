import type { getOwnRivals, OwnRivalPair } from '@vitrina/contract/products-in-search.ts';
import type * as z from 'zod/mini';
import type { Call } from '../../platform/http/serve.ts';
import { listTrackedShelves } from '../../shelves/list-tracked-shelves.ts';
import { findRivals } from './find-rivals.ts';
import { listOwnProducts } from './list-own-products.ts';
import { findVisible, ownSpan } from './own-span.ts';
import { presentPair } from './present-pair.ts';
import { readFigures } from './read-figures.ts';
import { readPlaces } from './read-places.ts';

/** More would be read by nobody at once; the first are the dearest of those that change places most. */
const MOST_PAIRS = 50;

type Pair = z.input<typeof OwnRivalPair>;

/** Dearer first; then those that lose more views; what is not known, last. */
function compareCosts(one: Pair, other: Pair): number {
  const most = ({ cost }: Pair, name: 'revenueKopecks' | 'views') => cost[name]?.[1] ?? -1;
  return (
    most(other, 'revenueKopecks') - most(one, 'revenueKopecks') ||
    most(other, 'views') - most(one, 'views') ||
    other.exchanges - one.exchanges
  );
}

/** Own cards that take each other's places in the tracked queries of a cabinet. */
export async function getRivals({ context, input: { cabinetId } }: Call<typeof getOwnRivals>) {
  const span = ownSpan(context.clock.now());
  const [own, tracked, visible] = await Promise.all([
    listOwnProducts(context, cabinetId),
    listTrackedShelves(context, cabinetId),
    findVisible(context, cabinetId, span),
  ]);
  const products = new Map(own.map((product) => [product.sku, product]));
  const shelves = (
    await readPlaces(context, {
      cabinetId,
      skus: [...products.keys()],
      shelves: tracked,
      from: span.start,
      hours: span.hours,
      checksFrom: visible.checksFrom,
    })
  ).filter(({ cards }) => cards.size > 1);
  const rivals = await findRivals(shelves);
  const shown = rivals.slice(0, MOST_PAIRS);
  const figures = await readFigures(context, {
    cabinetId,
    skus: [...new Set(shown.flatMap(({ skus }) => skus))],
    from: visible.figuresFrom,
    to: span.to,
  });
  const counts = new Map(tracked.map(({ query, cityId, count }) => [`${cityId}|${query}`, count]));
  const countOf = ({ query, cityId }: { query: string; cityId: number }) =>
    counts.get(`${cityId}|${query}`) ?? null;
  return {
    from: span.from,
    to: span.to,
    shelves: shelves.length,
    cards: new Set(shelves.flatMap(({ cards }) => [...cards.keys()])).size,
    pairs: shown.map((pair) => presentPair(pair, { products, countOf, figures })).toSorted(compareCosts),
    total: rivals.length,
  };
}
