import type { Market } from '../market/market.ts';

const MOSCOW = 213;
/** Each shelf takes some milliseconds. */
const QUERIES = 1500;
/** So far up that the one held back is not lost. */
const TOP = 30;

/** The two cards of a seller that stand together at the top of most shelves; undefined: no two do. */
export function chooseTwins(
  market: Pick<Market, 'queries' | 'products' | 'shelf'>,
  sellerId: number,
  at: Date,
): readonly [number, number] | undefined {
  const { queries, products, shelf } = market;
  const own = new Set(products.ofSeller(sellerId).map(({ sku }) => sku));
  const categories = new Set([...own].map((sku) => products.categoryIdOf(sku)));
  const shared = new Map<string, { skus: [number, number]; shelves: number }>();
  for (let index = 0; index < Math.min(QUERIES, queries.count); index += 1) {
    if (!categories.has(queries.categoryId(index))) continue;
    const top = shelf(queries.text(index), MOSCOW, at).subarray(0, TOP);
    const cards = Array.from(top).filter((sku) => own.has(sku));
    for (const one of cards) {
      for (const other of cards) {
        if (one >= other) continue;
        const pair = shared.get(`${one} ${other}`) ?? { skus: [one, other], shelves: 0 };
        shared.set(`${one} ${other}`, { ...pair, shelves: pair.shelves + 1 });
      }
    }
  }
  const [most] = [...shared.values()].toSorted((a, b) => b.shelves - a.shelves || a.skus[0] - b.skus[0]);
  return most?.skus;
}
