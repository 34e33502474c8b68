import { createHash } from 'node:crypto';
import { PIGGY_BACKER_RULES } from '@vitrina/contract/radar/piggy-backers.ts';
import { canonical } from '../../../cards/store/chain.ts';

/** Another seller on an own card, as a notice says it. Amounts are kopecks. */
export type OnCard = {
  sku: number;
  sellerKey: string;
  /** Of the offer that began the stay; null in lists that were sent before it was kept. */
  offerSku: number | null;
  sellerName: string | null;
  kopecks: number | null;
  ownKopecks: number | null;
  undercutKopecks: number | null;
};

export type ListChanges = { appeared: OnCard[]; left: OnCard[]; changed: OnCard[] };

/** What is new against the list that was last sent. */
export function compareLists(sent: readonly OnCard[], now: readonly OnCard[]): ListChanges {
  const [before, after] = [byPlace(sent), byPlace(now)];
  return {
    appeared: now.filter((one) => findAt(before, one) === undefined),
    left: sent.filter((one) => findAt(after, one) === undefined),
    changed: now.filter((one) => {
      const was = findAt(before, one);
      return was !== undefined && hasMoved(was, one);
    }),
  };
}

export function hasChanges({ appeared, left, changed }: ListChanges): boolean {
  return appeared.length + left.length + changed.length > 0;
}

/** The sha256 of a list, the same in whatever order it was read. */
export function hashList(list: readonly OnCard[]): Buffer {
  const sorted = list.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return createHash('sha256').update(canonical(sorted), 'utf8').digest();
}

function placeOf({ sku, sellerKey }: Pick<OnCard, 'sku' | 'sellerKey'>): string {
  return `${sku} ${sellerKey}`;
}

/** One seller has two keys: the storefront may begin to name whom it did not name before. */
function placesOf({ sku, sellerKey, offerSku }: OnCard): string[] {
  const byOffer = offerSku === null ? [] : [placeOf({ sku, sellerKey: `sku:${offerSku}` })];
  return [placeOf({ sku, sellerKey }), ...byOffer];
}

function byPlace(list: readonly OnCard[]): Map<string, OnCard> {
  return new Map(list.flatMap((one) => placesOf(one).map((place) => [place, one] as const)));
}

function findAt(places: ReadonlyMap<string, OnCard>, one: OnCard): OnCard | undefined {
  return placesOf(one)
    .map((place) => places.get(place))
    .find((found) => found !== undefined);
}

/** A price that was or is not known says nothing about a move. */
function hasMoved(was: OnCard, is: OnCard): boolean {
  const [before, after] = [undercutPercent(was), undercutPercent(is)];
  if (before === null || after === null) return false;
  return Math.abs(after - before) >= PIGGY_BACKER_RULES.undercutPercent;
}

function undercutPercent({ undercutKopecks, ownKopecks }: OnCard): number | null {
  return undercutKopecks === null || ownKopecks === null || ownKopecks <= 0
    ? null
    : (100 * undercutKopecks) / ownKopecks;
}
