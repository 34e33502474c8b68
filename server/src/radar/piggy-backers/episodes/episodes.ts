import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import { PIGGY_BACKER_RULES } from '@vitrina/contract/radar/piggy-backers.ts';

/** What one answered look at a card saw. Times are milliseconds. */
export type OfferLook = {
  at: number;
  offers: readonly CardOffer[];
  /** The own price then; null: not known. */
  ownKopecks: number | null;
  /** Of the time since the look before: for so long looks had no answer. */
  unknownMs: number;
};

/** A stay of another seller on a card. Amounts are kopecks. */
export type Episode = {
  /** Of the offer that began it. */
  offerSku: number;
  sellerId: number | null;
  sellerName: string | null;
  firstSeenAt: number;
  lastSeenAt: number;
  /** Between neighbouring looks that both saw it, unknown time left out. */
  seenMs: number;
  /** Since it was last seen, unknown time left out; no more than ends the stay. */
  awayMs: number;
  isOnCard: boolean;
  isOver: boolean;
  firstKopecks: number | null;
  kopecks: number | null;
  lowestKopecks: number | null;
  /** The own price and the difference when both were last known. */
  ownKopecks: number | null;
  undercutKopecks: number | null;
  deepestUndercutKopecks: number | null;
};

/** What looks have made so far; `at` is the last of them, null before the first. */
export type EpisodeState = { at: number | null; episodes: readonly Episode[] };

const AWAY_MS = PIGGY_BACKER_RULES.awayHours * HOUR_MS;
const NOTHING: EpisodeState = { at: null, episodes: [] };

/** All stays that looks, the oldest first, make. */
export function episodesOf(looks: readonly OfferLook[]): readonly Episode[] {
  return foldLooks(NOTHING, looks).episodes;
}

/** Goes on with later looks: the same as one fold over all of them. */
export function foldLooks(state: EpisodeState, looks: readonly OfferLook[]): EpisodeState {
  return looks.reduce(foldLook, state);
}

function foldLook({ at, episodes }: EpisodeState, look: OfferLook): EpisodeState {
  const knownMs = at === null ? 0 : Math.max(0, look.at - at - look.unknownMs);
  const left = [...look.offers].toSorted((a, b) => a.sku - b.sku);
  const next = episodes.map((episode) => {
    if (episode.isOver) return episode;
    const awayMs = Math.min(AWAY_MS, episode.awayMs + knownMs);
    if (!episode.isOnCard && awayMs >= AWAY_MS) return { ...episode, awayMs, isOver: true };
    const offers = takeOffers(left, episode);
    if (offers.length > 0) return goOn(episode, offers, look, knownMs);
    return { ...episode, isOnCard: false, awayMs, isOver: awayMs >= AWAY_MS };
  });
  while (left[0] !== undefined) {
    const begun = { ...NEW_EPISODE, offerSku: left[0].sku, sellerId: left[0].sellerId };
    next.push(goOn({ ...begun, firstSeenAt: look.at }, takeOffers(left, begun), look, 0));
  }
  return { at: look.at, episodes: next };
}

const NEW_EPISODE = {
  sellerName: null,
  lastSeenAt: 0,
  seenMs: 0,
  awayMs: 0,
  isOnCard: true,
  isOver: false,
  firstKopecks: null,
  kopecks: null,
  lowestKopecks: null,
  ownKopecks: null,
  undercutKopecks: null,
  deepestUndercutKopecks: null,
} as const;

/** Takes the offers of a stay's seller out of the list. One that the storefront does not name is known by its SKU. */
function takeOffers(left: CardOffer[], { offerSku, sellerId }: Pick<Episode, 'offerSku' | 'sellerId'>) {
  const isTheirs = (offer: CardOffer) =>
    sellerId !== null && offer.sellerId !== null ? offer.sellerId === sellerId : offer.sku === offerSku;
  const theirs = left.filter(isTheirs);
  left.splice(0, left.length, ...left.filter((offer) => !theirs.includes(offer)));
  return theirs;
}

function goOn(episode: Episode, offers: readonly CardOffer[], look: OfferLook, knownMs: number): Episode {
  const prices = offers.flatMap(({ priceKopecks }) => priceKopecks ?? []);
  // Of several offers of one seller buyers take the cheapest.
  const kopecks = prices.length > 0 ? Math.min(...prices) : null;
  const own = look.ownKopecks;
  const undercut = kopecks !== null && own !== null ? own - kopecks : null;
  return {
    ...episode,
    sellerId: episode.sellerId ?? firstOf(offers, 'sellerId'),
    sellerName: firstOf(offers, 'sellerName') ?? episode.sellerName,
    lastSeenAt: look.at,
    seenMs: episode.seenMs + (episode.isOnCard ? knownMs : 0),
    awayMs: 0,
    isOnCard: true,
    firstKopecks: episode.firstKopecks ?? kopecks,
    kopecks: kopecks ?? episode.kopecks,
    lowestKopecks: lower(episode.lowestKopecks, kopecks),
    ownKopecks: undercut === null ? episode.ownKopecks : own,
    undercutKopecks: undercut ?? episode.undercutKopecks,
    deepestUndercutKopecks: higher(episode.deepestUndercutKopecks, undercut),
  };
}

function firstOf<Key extends 'sellerId' | 'sellerName'>(offers: readonly CardOffer[], key: Key) {
  return offers.find((offer) => offer[key] !== null)?.[key] ?? null;
}

function lower(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

function higher(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

/** Who a seller is in a cabinet, from stay to stay. */
export function sellerKeyOf({ sellerId, offerSku }: Pick<Episode, 'sellerId' | 'offerSku'>): string {
  return sellerId === null ? `sku:${offerSku}` : `seller:${sellerId}`;
}
