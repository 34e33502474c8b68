import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import { canonical } from '../../../cards/store/chain.ts';
import type { OfferLook } from './episodes.ts';

/** A snapshot that holds the offers of a card: if others than before, they are so from its look on. Times are milliseconds. */
export type OfferSnapshot = {
  at: number;
  /** The last look before it that saw the offers before; null: there was none. */
  fromAt: number | null;
  offers: readonly CardOffer[];
};

/** Looks between the two times had no answer. */
type Gap = { from: number; to: number };
type OwnPrice = { at: number; kopecks: number | null };

type Known = {
  /** The last look that is counted in already; null: none is. */
  before: { at: number; offers: readonly CardOffer[] } | null;
  /** Later than that look, the oldest first. */
  snapshots: readonly OfferSnapshot[];
  /** The last answered look. */
  lookedAt: number;
  gaps: readonly Gap[];
  /** The oldest first. */
  ownPrices: readonly OwnPrice[];
};

type Seen = Pick<OfferLook, 'at' | 'offers'> & {
  /** `same`: offers were as they are since the look before. `blind`: nothing is known of the time before it. */
  before: 'same' | 'other' | 'blind';
};

/**
 * The looks that tell everything that all looks told. Only changes are stored, so what stands between two snapshots is
 * the look that saw the newer one, the last that still saw it, and the own prices between them.
 */
export function looksOf({ before, snapshots, lookedAt, gaps, ownPrices }: Known): OfferLook[] {
  const looks: OfferLook[] = [];
  let since = before?.at ?? null;
  for (const { at, offers, before: time } of listSeen(before, snapshots, lookedAt)) {
    const samples = time === 'same' && since !== null ? samplesBetween(since, at, gaps, ownPrices) : [];
    for (const point of [...samples, at]) {
      const unknownMs = since === null ? 0 : time === 'blind' ? at - since : overlapMs(gaps, since, point);
      looks.push({ at: point, offers, ownKopecks: priceAt(ownPrices, point), unknownMs });
      since = point;
    }
  }
  return looks;
}

function listSeen(before: Known['before'], snapshots: Known['snapshots'], lookedAt: number): Seen[] {
  const seen: Seen[] = [];
  let last = before;
  for (const { at, fromAt, offers } of snapshots) {
    // A whole snapshot holds offers that its look may not have read.
    if (last !== null && canonical(offers) === canonical(last.offers)) continue;
    if (last !== null && fromAt !== null && fromAt > last.at && fromAt < at)
      seen.push({ at: fromAt, offers: last.offers, before: 'same' });
    seen.push({ at, offers, before: last !== null && fromAt === null ? 'blind' : 'other' });
    last = { at, offers };
  }
  if (last !== null && lookedAt > last.at) seen.push({ at: lookedAt, offers: last.offers, before: 'same' });
  return seen;
}

/** The own price may change while the offers stay: the under-cut of that moment counts as one that was seen. */
function samplesBetween(from: number, to: number, gaps: readonly Gap[], prices: readonly OwnPrice[]) {
  return prices
    .map(({ at }) => at)
    .filter((at) => at > from && at < to && !gaps.some((gap) => at > gap.from && at < gap.to));
}

function priceAt(prices: readonly OwnPrice[], at: number): number | null {
  return prices.findLast((price) => price.at <= at)?.kopecks ?? null;
}

/** Gaps may lie over each other: time that is in several is unknown once. */
function overlapMs(gaps: readonly Gap[], from: number, to: number): number {
  let until = from;
  let sum = 0;
  for (const gap of gaps.toSorted((a, b) => a.from - b.from)) {
    const begin = Math.max(until, gap.from);
    const end = Math.min(to, gap.to);
    if (end > begin) {
      sum += end - begin;
      until = end;
    }
  }
  return sum;
}
