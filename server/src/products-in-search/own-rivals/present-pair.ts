import type { OwnRivalPair, OwnRivalShelf } from '@vitrina/contract/products-in-search.ts';
import type * as z from 'zod/mini';
import { normaliseQuery } from '../../queries/rules.ts';
import { compareTitles } from '../compare-titles.ts';
import { advise } from './advise.ts';
import { estimateLoss } from './estimate-loss.ts';
import type { Rivals } from './find-rivals.ts';
import type { JudgedShelf } from './judge-pair.ts';
import type { OwnProduct } from './list-own-products.ts';
import type { Figures } from './read-figures.ts';
import { STEEPNESSES, weighPlaces } from './weigh-places.ts';

/** The first say enough; how many there are in all stands beside them. */
const MOST_SHELVES = 20;

type Known = {
  products: ReadonlyMap<number, OwnProduct>;
  /** Searches of the market, by shelf. */
  countOf: (shelf: { query: string; cityId: number }) => number | null;
  figures: Figures;
};

function countAbove({ lines: [one, other] }: JudgedShelf): number {
  return Array.from(one.places).filter((place, hour) => {
    const beside = other.places[hour] ?? 0;
    return place > 0 && beside > 0 && place < beside;
  }).length;
}

function presentShelf(shelf: JudgedShelf, countOf: Known['countOf']): OwnRivalShelf {
  const { query, cityId, compared, lines } = shelf;
  return {
    query,
    cityId,
    count: countOf(shelf),
    exchanges: compared.exchanges.length,
    swaps: compared.swaps,
    firstAbove: countAbove(shelf) / Math.max(1, compared.sharedHours),
    goodPlaces: weighPlaces(lines[0].places, lines[1].places, STEEPNESSES.usual).goodPlaces,
  };
}

/** A pair with what it shares, what it costs and what to do about it. */
export function presentPair(
  rivals: Rivals,
  { products, countOf, figures }: Known,
): z.input<typeof OwnRivalPair> {
  const { skus, exchanges, expected, joint, kept } = rivals;
  const cardOf = (sku: number) => products.get(sku) ?? { sku, name: '', imageUrl: null };
  const [one, other] = [cardOf(skus[0]), cardOf(skus[1])];
  const shelves = rivals.shelves
    .filter(({ compared }) => compared.sharedHours > 0)
    .toSorted((a, b) => b.compared.exchanges.length - a.compared.exchanges.length);
  const queries = new Set(shelves.map(({ query }) => normaliseQuery(query)));
  const lines = figures.lines.filter(({ sku }) => skus.includes(sku));
  const loss = estimateLoss({ ...figures, lines }, { queries, kept });
  const advice = advise({
    skus,
    titles: [one.name, other.name],
    queries: shelves.map((shelf) => ({
      query: shelf.query,
      firstAbove: countAbove(shelf),
      hours: shelf.compared.sharedHours,
    })),
    mostLostKopecks: loss.cost.revenueKopecks?.[1] ?? null,
  });
  return {
    cards: [one, other],
    shelves: shelves.slice(0, MOST_SHELVES).map((shelf) => presentShelf(shelf, countOf)),
    shelvesTotal: shelves.length,
    exchanges,
    expected,
    joint,
    ...compareTitles(one.name, other.name),
    ...loss,
    advice,
  };
}
