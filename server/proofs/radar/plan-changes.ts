import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { RadarKind } from '@vitrina/contract/radar/changes.ts';

/** A change that is planted: by an order to the sandbox's truth. */
export type Planted = { kind: RadarKind; sku: number; at: Date; path: string; order: object };

const KINDS = [
  'title',
  'description',
  'characteristics',
  'pictures',
  'price',
  'stock',
  'badges',
  'category',
] as const;
const SELLERS = 11;

export type PlannedCard = {
  sku: number;
  /** What it has at the beginning. */
  pictures: readonly string[];
  characteristics: readonly { name: string; value: string }[];
  stock: number;
  categoryIds: readonly number[];
};

/** A generator of numbers from 0 to 1 by its seed. */
function draws(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The order that makes the nth change of a kind: never what was there before, never what a later one writes. */
function orderOf(kind: (typeof KINDS)[number], card: PlannedCard, nth: number): object {
  const { sku } = card;
  switch (kind) {
    case 'title':
      return { title: `Товар ${sku} в редакции № ${nth + 1}` };
    case 'description':
      return {
        description: nth % 3 === 2 ? '' : `Описание ${nth + 1}. Ещё одно предложение о товаре ${sku}.`,
      };
    case 'characteristics': {
      const rest = card.characteristics.slice(nth % 2);
      return { characteristics: [...rest, { name: 'Партия', value: `№ ${nth + 1}` }] };
    }
    case 'pictures':
      return { pictures: [`/images/${sku}/1-${100 + nth}.svg`, ...card.pictures.slice(1)] };
    case 'price':
      return { priceKopecks: 77_700 + 1000 * (sku % 90) + 11_100 * nth };
    case 'stock':
      // Sold out and back, by turns, whatever there was.
      return { stock: (nth + (card.stock > 0 ? 0 : 1)) % 2 === 0 ? 0 : 400 + nth };
    case 'badges':
      return { badges: [`Ярлык ${nth + 1}`] };
    case 'category':
      return { categoryId: card.categoryIds[nth % card.categoryIds.length] };
    default:
      return kind satisfies never;
  }
}

/**
 * Changes of every kind over the days, on each card so far apart that none goes on with another, and what is no change: the
 * same pictures under other addresses and a title in other quotes.
 */
export function planChanges(
  cards: readonly PlannedCard[],
  { from, days, perKind }: { from: Date; days: number; perKind: number },
): { changes: Planted[]; noise: Planted[] } {
  const changes: Planted[] = [];
  const noise: Planted[] = [];
  for (const card of cards) {
    const { sku } = card;
    const draw = draws(sku);
    const slotMs = ((days - 1) * DAY_MS) / perKind;
    const moment = (nth: number) =>
      // The second half of a slot stays quiet, so that every change stands for more than a day.
      new Date(
        from.getTime() +
          8 * HOUR_MS +
          nth * slotMs +
          Math.floor((draw() * (slotMs / 2)) / MINUTE_MS) * MINUTE_MS,
      );
    for (const kind of KINDS) {
      for (let nth = 0; nth < perKind; nth += 1) {
        const at = moment(nth);
        changes.push({ kind, sku, at, path: 'cards', order: { ...orderOf(kind, card, nth), sku, at } });
      }
    }
    const joins = moment(Math.floor(perKind / 2));
    const leaves = new Date(joins.getTime() + 50 * HOUR_MS);
    const order = { sku, sellerId: SELLERS + (sku % 7), priceKopecks: 50_000, at: joins, until: leaves };
    changes.push({ kind: 'sellers', sku, at: joins, path: 'piggy-backers', order });
    changes.push({ kind: 'sellers', sku, at: leaves, path: '', order: {} });
    const moved = new Date(from.getTime() + 2 * HOUR_MS);
    const pictures = card.pictures.map((address) => `${address}?w=600`);
    noise.push({ kind: 'pictures', sku, at: moved, path: 'cards', order: { pictures, sku, at: moved } });
  }
  return { changes, noise };
}
