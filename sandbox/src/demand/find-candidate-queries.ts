import type { Market, Product } from '../market/market.ts';
import { foldText } from '../market/words/fold-text.ts';
import { meaningfulStems } from '../market/words/meaningful-stems.ts';
import { createMemory } from '../platform/create-memory.ts';

// Many of them are searched by nobody on a given day.
const CANDIDATES = 40;
// Queries are numbered by popularity; those further down a category are searched once in many days.
const POPULAR_QUERIES = 1500;
const KEPT_PRODUCTS = 4000;

export type CandidateQueries = (product: Product) => readonly number[];

function listPopular({ queries }: Market): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (let index = 0; index < queries.count; index += 1) {
    const category = queries.categoryId(index);
    const group = groups.get(category);
    if (group === undefined) groups.set(category, [index]);
    else if (group.length < POPULAR_QUERIES) group.push(index);
  }
  return groups;
}

/** Popular queries of the product's category that share most of their words with its title, the closest first. */
export function findCandidateQueries(market: Market): CandidateQueries {
  let groups: Map<number, number[]> | undefined;
  const stems = new Map<number, string[]>();
  const stemsOfQuery = (index: number) => {
    const known = stems.get(index) ?? meaningfulStems(foldText(market.queries.text(index)));
    stems.set(index, known);
    return known;
  };
  const memory = createMemory<number[]>(KEPT_PRODUCTS);
  const find = (product: Product) => {
    groups ??= listPopular(market);
    const title = new Set(meaningfulStems(foldText(product.title)));
    const scored = (groups.get(product.categoryId) ?? []).flatMap((index) => {
      const words = stemsOfQuery(index);
      const share = words.filter((stem) => title.has(stem)).length / Math.max(1, words.length);
      return share >= 0.5 ? [{ index, share }] : [];
    });
    // Among equally close queries the popular one is first.
    scored.sort((one, other) => other.share - one.share || one.index - other.index);
    return scored.slice(0, CANDIDATES).map(({ index }) => index);
  };
  return (product) => memory.of(String(product.sku), () => find(product));
}
