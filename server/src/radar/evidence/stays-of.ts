import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import { type Episode, episodesOf, type OfferLook, sellerKeyOf } from '../piggy-backers/episodes/episodes.ts';
import { looksOf } from '../piggy-backers/episodes/looks-of.ts';
import type { EvidenceChain, EvidenceContent } from './content.ts';

const time = (instant: string) => Date.parse(instant);
const chainOf = (chains: readonly EvidenceChain[], source: EvidenceChain['source']) =>
  chains.find((chain) => chain.source === source);

/** The looks that a pack's snapshots tell of, by the rules of the screen. */
export function readLooksOf({ order, chains }: Pick<EvidenceContent, 'order' | 'chains'>): OfferLook[] {
  const storefront = chainOf(chains, 'storefront');
  return looksOf({
    before: null,
    snapshots: (storefront?.snapshots ?? []).flatMap(({ at, fromAt, facts }) =>
      facts.offers === undefined
        ? []
        : [
            {
              at: time(at),
              fromAt: fromAt === null ? null : time(fromAt),
              offers: facts.offers.map((offer) => ({ ...offer, sku: Sku.parse(offer.sku) })),
            },
          ],
    ),
    lookedAt: time(order.until),
    gaps: (storefront?.gaps ?? []).map(({ from, to }) => ({ from: time(from), to: time(to) })),
    ownPrices: (chainOf(chains, 'seller')?.snapshots ?? []).flatMap(({ at, facts }) =>
      facts.price === undefined ? [] : [{ at: time(at), kopecks: facts.price }],
    ),
  });
}

/** Stays that reach into the period, of the sellers that were ordered. */
export function staysOf(content: Pick<EvidenceContent, 'order' | 'chains'>): Episode[] {
  const { period } = content.order;
  const start = startOfMoscowDay(period.from).getTime();
  return episodesOf(readLooksOf(content)).filter(
    (stay) => stay.lastSeenAt >= start && isOrdered(content.order, sellerKeyOf(stay)),
  );
}

function isOrdered({ seller, leftOut }: EvidenceContent['order'], sellerKey: string): boolean {
  return seller === null ? !leftOut.includes(sellerKey) : seller === sellerKey;
}
