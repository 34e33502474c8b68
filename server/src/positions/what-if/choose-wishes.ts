import type { CardOnPage } from '@vitrina/contract/positions/causes.ts';
import { WANTED_BOUNDS } from '@vitrina/contract/positions/wanted-card.ts';

const LEVERS = ['priceKopecks', 'deliveryDays', 'stock'] as const;
type Lever = (typeof LEVERS)[number];

/** One thing that a seller could change of the card, and whether the card had it before. */
export type Wish = { field: Lever; from: number; to: number; isBack: boolean };

/** Small enough that pages have seen such steps, and prices are whole roubles. */
const CHEAPER = 0.95;
const ROUBLE = 100;
/** A stock moves by itself; what was cut by half is scarce. */
const SCARCE = 0.5;

const IS_WORSE: Readonly<Record<Lever, (was: number, is: number) => boolean>> = {
  priceKopecks: (was, is) => is > was,
  deliveryDays: (was, is) => is > was,
  stock: (was, is) => is <= was * SCARCE,
};

/** What became worse of an own card is wished back; where nothing did, a price that is a twentieth lower. */
export function chooseWishes(before: CardOnPage | null, after: CardOnPage): Wish[] {
  const back = LEVERS.flatMap((field): Wish[] => {
    const [to, from] = [before?.[field] ?? null, after[field]];
    return to === null || from === null || !IS_WORSE[field](to, from)
      ? []
      : [{ field, from, to, isBack: true }];
  });
  if (back.length > 0) return back;
  const { priceKopecks: from } = after;
  if (from === null) return [];
  const to = Math.floor((from * CHEAPER) / ROUBLE) * ROUBLE;
  return to < WANTED_BOUNDS.priceKopecks.least || to >= from
    ? []
    : [{ field: 'priceKopecks', from, to, isBack: false }];
}
