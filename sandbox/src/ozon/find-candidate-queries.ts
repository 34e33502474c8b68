import type { Market, Product } from '../market/market.ts';

// Enough to fill the 15 queries of the details method after those without a place are dropped.
const CANDIDATES = 40;
const STEM_LETTERS = 4;

export type CandidateQueries = (product: Product) => readonly number[];

function stemsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-zа-я0-9]+/);
  return words.filter((word) => word.length > 1).map((word) => word.slice(0, STEM_LETTERS));
}

function groupByCategory({ queries }: Market): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (let index = 0; index < queries.count; index += 1) {
    const category = queries.categoryId(index);
    const group = groups.get(category);
    if (group === undefined) groups.set(category, [index]);
    else group.push(index);
  }
  return groups;
}

/** Queries of the product's category that share most of their words with its title, the closest first. */
export function findCandidateQueries(market: Market): CandidateQueries {
  let groups: Map<number, number[]> | undefined;
  const stems = new Map<number, string[]>();
  const stemsOfQuery = (index: number) => {
    const known = stems.get(index) ?? stemsOf(market.queries.text(index));
    stems.set(index, known);
    return known;
  };
  return (product) => {
    groups ??= groupByCategory(market);
    const title = new Set(stemsOf(product.title));
    const scored = (groups.get(product.categoryId) ?? []).flatMap((index) => {
      const words = stemsOfQuery(index);
      const share = words.filter((stem) => title.has(stem)).length / words.length;
      return share >= 0.5 ? [{ index, share }] : [];
    });
    // Indexes follow popularity, so among equally close queries the popular one is first.
    scored.sort((one, other) => other.share - one.share || one.index - other.index);
    return scored.slice(0, CANDIDATES).map(({ index }) => index);
  };
}
