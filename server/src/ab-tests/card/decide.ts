import { MINUTE_MS } from '@vitrina/contract/durations.ts';

/** Main picture first, by the marketplace's own addresses. */
export type CardPictures = { pictures: readonly string[]; colour: string | null };

/** What is on its way to the card. */
type CardOrder = {
  imageId: number | null;
  orderedAt: Date;
  isHeard: boolean;
  /** The main picture that the card has after it; null: an image gets an address of the marketplace's own. */
  main: string | null;
  /** The marketplace has come for the image. */
  isFetched: boolean;
};

/** An order that was sent twice, whose other sending may still be carried out; `main`: the own picture that it puts back. */
export type Doubt = { imageId: number | null; main: string | null; at: Date };

/** What is known of a card. `imageId` null: the seller's own main picture. */
export type KnownCard = {
  seen: CardPictures;
  imageId: number | null;
  order: CardOrder | null;
  doubt: Doubt | null;
  /** A person has chosen the wanted image for the card as it is now. */
  isChosen: boolean;
};

/** What has become of an order; null: not read. */
export type OrderResult = {
  status: 'pending' | 'imported' | 'failed' | 'skipped' | 'unknown';
  message: string;
};

export type CardDecision =
  /** The order is still on its way. */
  | { kind: 'wait' }
  /** Nobody knows whether it was heard: the same one again is one order, by its address. */
  | { kind: 'repeat' }
  /** It was carried out, and read back. */
  | { kind: 'settled'; imageId: number | null; othersChanged: boolean }
  | { kind: 'failed'; message: string }
  /** The seller has another main picture on the card than the test put there. */
  | { kind: 'sellerChanged' }
  /** That picture is theirs from now on, and the image that a person has chosen since goes over it. */
  | { kind: 'orderOver' }
  | { kind: 'order'; othersChanged: boolean }
  | { kind: 'done'; othersChanged: boolean };

/** Longer than any import takes: one that is still pending then is given up. */
export const LONGEST_IMPORT_MS = 30 * MINUTE_MS;

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((picture, index) => picture === other[index]);

/** Everything but the main picture. */
function hasOtherOthers(known: CardPictures, seen: CardPictures): boolean {
  return known.colour !== seen.colour || !same(known.pictures.slice(1), seen.pictures.slice(1));
}

/** An own picture was put back, and the seller has put another one there meanwhile. */
function isReplaced({ imageId, main }: CardOrder, seen: CardPictures): boolean {
  return imageId === null && seen.pictures[0] !== main;
}

/** Until then the other sending may change the card. */
export function isOpen({ at }: Doubt, now: Date): boolean {
  return now.getTime() - at.getTime() < LONGEST_IMPORT_MS;
}

function mayBe({ imageId, main }: Doubt, seen: CardPictures): boolean {
  return imageId !== null || seen.pictures[0] === main;
}

type Reading = { result: OrderResult | null; seen: CardPictures | null; now: Date };

/**
 * Nobody knows whether it was heard, and by now it has been carried out or never will be: the card says which. Sent again it
 * would put pictures of then over what the seller has done since.
 */
function judgeUnheard(card: KnownCard, order: CardOrder, wantedImageId: number | null, reading: Reading) {
  const { seen } = reading;
  if (seen === null) return { kind: 'failed', message: 'the product was not found' } as const;
  const [main] = seen.pictures;
  const isCarriedOut = order.main === null ? order.isFetched : main === order.main;
  if (isCarriedOut && main !== card.seen.pictures[0])
    return {
      kind: 'settled',
      imageId: order.imageId,
      othersChanged: hasOtherOthers(card.seen, seen),
    } as const;
  return decideCard({ ...card, order: null, doubt: null }, wantedImageId, reading);
}

function judgeOrder(
  card: KnownCard,
  order: CardOrder,
  wantedImageId: number | null,
  reading: Reading,
): CardDecision {
  const { result, seen, now } = reading;
  const isLate = now.getTime() - order.orderedAt.getTime() >= LONGEST_IMPORT_MS;
  if (!order.isHeard) return isLate ? judgeUnheard(card, order, wantedImageId, reading) : { kind: 'repeat' };
  if (result === null || result.status === 'pending' || result.status === 'unknown')
    return isLate ? { kind: 'failed', message: 'the import did not end' } : { kind: 'wait' };
  if (result.status === 'failed') return { kind: 'failed', message: result.message };
  if (seen === null)
    return isLate ? { kind: 'failed', message: 'the product was not found' } : { kind: 'wait' };
  const othersChanged = isReplaced(order, seen) || hasOtherOthers(card.seen, seen);
  if (result.status === 'imported') return { kind: 'settled', imageId: order.imageId, othersChanged };
  // Skipped: the card stays as it was, or an earlier sending of the same order is carried out.
  if (seen.pictures[0] !== card.seen.pictures[0] || card.imageId === order.imageId)
    return { kind: 'settled', imageId: order.imageId, othersChanged };
  return isLate ? { kind: 'failed', message: 'the import was skipped' } : { kind: 'wait' };
}

/**
 * What a card needs, by what was read just now. A set that is neither the one last seen nor on its way is the seller's own
 * edit: other pictures are kept from now on, and a main picture that the test did not put there is overwritten only when a
 * person chooses an image afterwards.
 */
export function decideCard(card: KnownCard, wantedImageId: number | null, reading: Reading): CardDecision {
  if (card.order !== null) return judgeOrder(card, card.order, wantedImageId, reading);
  const { seen } = reading;
  if (seen === null) return { kind: 'wait' };
  const isMainChanged = seen.pictures[0] !== card.seen.pictures[0];
  if (isMainChanged && card.doubt !== null && mayBe(card.doubt, seen) && isOpen(card.doubt, reading.now))
    return {
      kind: 'settled',
      imageId: card.doubt.imageId,
      othersChanged: hasOtherOthers(card.seen, seen),
    };
  // With the seller's own picture on the card every edit of it is theirs to make.
  if (isMainChanged && card.imageId !== null) return { kind: card.isChosen ? 'orderOver' : 'sellerChanged' };
  const othersChanged = isMainChanged || hasOtherOthers(card.seen, seen);
  return card.imageId === wantedImageId ? { kind: 'done', othersChanged } : { kind: 'order', othersChanged };
}

/** The seller has put another picture in the place of their own one, be it back already or just being put back. */
export function isOwnReplaced(card: KnownCard, decision: CardDecision, seen: CardPictures): boolean {
  if (decision.kind === 'order') return card.imageId === null && seen.pictures[0] !== card.seen.pictures[0];
  return decision.kind === 'settled' && card.order !== null && isReplaced(card.order, seen);
}

/** The pictures that belong on the card after the seller has changed others than the main one. */
export function keepOthers(own: CardPictures, seen: CardPictures, isOwnUp: boolean): CardPictures {
  if (isOwnUp) return seen;
  const [main] = own.pictures;
  if (main === undefined) return { pictures: [], colour: seen.colour };
  return {
    pictures: [main, ...seen.pictures.slice(1).filter((picture) => picture !== main)],
    colour: seen.colour,
  };
}
