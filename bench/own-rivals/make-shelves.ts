import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { createMarket } from '../../sandbox/src/market/create-market.ts';
import type { Market } from '../../sandbox/src/market/market.ts';
import type { OwnShelf } from '../../server/src/products-in-search/own-rivals/shared-shelf.ts';

const START = Date.parse('2026-10-24T21:00:00Z');
export const SHELF_HOURS = 28 * 24;
const MOSCOW = 213;
const TOP = 120;
const LONG = 150;
/** What position checks read at most. */
const DEEPEST = 1000;
const MARKET = { queryCount: 3000, productCount: 20_000 };

export type PairKind = 'planted' | 'together' | 'independent' | 'soldOut';
type LabelledPair = { kind: PairKind; skus: readonly [number, number] };
export type LabelledShelf = OwnShelf & { pairs: LabelledPair[] };

export const atHour = (hour: number) => new Date(START + hour * HOUR_MS);

/** Sellers' cards among the first places, two of each, that stand on no earlier shelf. */
function listCouples(market: Market, shelf: readonly number[], used: ReadonlySet<number>) {
  const fresh = shelf.slice(0, TOP).filter((sku) => !used.has(sku));
  const bySeller = Map.groupBy(fresh, (sku) => market.products.bySku(sku)?.sellerId ?? 0);
  return [...bySeller.values()].flatMap(([one, other]) =>
    one === undefined || other === undefined ? [] : [[one, other] as const],
  );
}

/** A week in which one card is sold out for a day and thought less of for another, four times over. */
function sellOut(market: Market, sku: number): void {
  for (let day = 3; day < 28; day += 3) {
    const cause = day % 2 === 0 ? 'soldOut' : 'ratingFell';
    const [from, until] = [day * 24 + 7, day * 24 + 31];
    market.change({
      kind: 'cause',
      sku,
      cause,
      atMs: atHour(from).getTime(),
      untilMs: atHour(until).getTime(),
    });
  }
}

function label(market: Market, shelf: readonly number[], used: ReadonlySet<number>): LabelledPair[] {
  const [first, second, third, fourth, fifth, sixth, seventh] = listCouples(market, shelf, used);
  if (!first || !second || !third || !fourth || !fifth || !sixth || !seventh) return [];
  const strangers = [sixth[0], seventh[0]] as const;
  return [
    { kind: 'planted', skus: first },
    { kind: 'planted', skus: second },
    { kind: 'together', skus: third },
    { kind: 'together', skus: fourth },
    { kind: 'soldOut', skus: fifth },
    { kind: 'independent', skus: strangers },
  ];
}

function play(market: Market, { kind, skus: [sku, otherSku] }: LabelledPair): void {
  if (kind === 'soldOut') sellOut(market, sku);
  if (kind !== 'planted') return;
  const [atMs, untilMs] = [atHour(0).getTime(), atHour(SHELF_HOURS).getTime()];
  market.change({ kind: 'twins', sku, otherSku, atMs, untilMs });
}

/** Hourly places of the labelled cards; 0: not found. */
function readHours(market: Market, query: string, skus: readonly number[]): OwnShelf['cards'] {
  const cards = new Map(skus.map((sku) => [sku, new Uint16Array(SHELF_HOURS)]));
  for (let hour = 0; hour < SHELF_HOURS; hour += 1) {
    const shelf = market.shelf(query, MOSCOW, atHour(hour)).subarray(0, DEEPEST);
    for (const [place, sku] of shelf.entries()) {
      const places = cards.get(sku);
      if (places !== undefined) places[hour] = place + 1;
    }
  }
  return cards;
}

/** Shelves of a market with two planted pairs and four others each, read every hour of four weeks. */
export function makeShelves(seed: number, count: number): LabelledShelf[] {
  const market = createMarket({ seed, ...MARKET });
  const used = new Set<number>();
  const shelves: LabelledShelf[] = [];
  for (let index = 0; index < MARKET.queryCount && shelves.length < count; index += 1) {
    const query = market.queries.text(index);
    const shelf = Array.from(market.shelf(query, MOSCOW, atHour(0)));
    const pairs = shelf.length < LONG ? [] : label(market, shelf, used);
    if (pairs.length === 0) continue;
    for (const pair of pairs) play(market, pair);
    const skus = pairs.flatMap((pair) => pair.skus);
    for (const sku of skus) used.add(sku);
    shelves.push({ query, cityId: MOSCOW, pairs, cards: readHours(market, query, skus) });
  }
  return shelves;
}
