import { Sku } from '@vitrina/contract/ids.ts';
import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import { isPicture } from '../../integrations/storefront/clean-text.ts';
import { listOtherSellers } from '../../integrations/storefront/list-other-sellers.ts';
import { lookAtCard } from '../../integrations/storefront/look-at-card.ts';
import { lookAtDetails } from '../../integrations/storefront/look-at-details.ts';
import type { Visits } from '../../integrations/storefront/open-visits.ts';
import type { CardQuestion } from '../../integrations/storefront/read-product-card.ts';
import type { ShelfFailure } from '../../integrations/storefront/shelf.ts';
import type { Context } from '../../platform/context.ts';
import type { CardFacts, Look } from '../facts.ts';
import { fetchPictures } from '../pictures/fetch-pictures.ts';
import {
  keepBadges,
  keepCategory,
  keepCharacteristics,
  keepDescription,
  keepSeller,
  keepTitle,
} from './foreign-text.ts';

const MOST_PICTURES = 50;

type Question = CardQuestion & {
  /** What is known of the card, and when it was last seen. */
  known: CardFacts | null;
  lookedAt: Date | null;
  /** Which pages are asked beside the first. */
  parts: { details: boolean; sellers: boolean };
};
type Outside = Pick<Context, 'db' | 'env' | 'send' | 'clock'>;
type Seen = Extract<Awaited<ReturnType<typeof lookAtCard>>, { outcome: 'read' }>;
type Page<Read> = Read | { outcome: 'notFound' } | ShelfFailure;

const failed = ({ outcome, retryAfterMs }: ShelfFailure): Look => ({
  outcome: 'failed',
  reason: outcome,
  retryAfterMs,
});

/**
 * What buyers pay without the marketplace's own card: what that takes off is no seller's doing. A page may show only the
 * price with it, or none when the product is sold out; neither says what the price is.
 */
function readPrice({ card }: Seen): Pick<CardFacts, 'price'> {
  const { priceKopecks, cardPriceKopecks } = card;
  return priceKopecks === null || priceKopecks === cardPriceKopecks ? {} : { price: priceKopecks };
}

/** A card without reviews has no rating; a page without a word on reviews says neither. */
function readScore({ card }: Seen): Pick<CardFacts, 'rating' | 'reviews'> {
  return card.reviewsCount === null ? {} : { rating: card.rating, reviews: card.reviewsCount };
}

async function readPictures(context: Outside, { card }: Seen, question: Question) {
  // A gallery that is not there is no gallery that has been emptied.
  const addresses = (card.pictures ?? []).filter(isPicture).slice(0, MOST_PICTURES);
  if (addresses.length === 0) return {};
  const { known, lookedAt } = question;
  const pictures = await fetchPictures(context, addresses, { pictures: known?.pictures ?? [], lookedAt });
  return pictures === undefined ? {} : { pictures };
}

function toOffers(
  answer: Extract<Awaited<ReturnType<typeof listOtherSellers>>, { outcome: 'read' }>,
  sku: number,
) {
  const offers = answer.offers.flatMap((offer): CardOffer[] => {
    const parsed = Sku.safeParse(offer.sku);
    if (!parsed.success || offer.sku === sku) return [];
    const { seller, priceKopecks } = offer;
    const sellerName = seller && keepSeller(seller.name);
    return [{ sku: parsed.data, sellerId: seller?.id ?? null, sellerName, priceKopecks }];
  });
  const bySku = new Map(offers.map((offer) => [offer.sku, offer]));
  return [...bySku.values()].toSorted((one, other) => one.sku - other.sku);
}

const REFUSALS: readonly string[] = ['blocked', 'captcha', 'rateLimited'];

/**
 * A card as buyers of a city see it: one page, and as many more as wanted. A page that brings no answer leaves out what it
 * would have told; a refusal of the storefront is a failed look, so that nobody goes on asking.
 */
export async function readStorefrontCard(
  context: Outside,
  visits: Visits,
  question: Question,
): Promise<Look> {
  const { sku, parts } = question;
  const seen: Page<Seen> = await lookAtCard(visits, question);
  if (seen.outcome === 'notFound') return { outcome: 'gone' };
  if (seen.outcome !== 'read') return failed(seen);
  const details = parts.details ? await lookAtDetails(visits, question) : undefined;
  if (details !== undefined && REFUSALS.includes(details.outcome)) return failed(details as ShelfFailure);
  const sellers = parts.sellers ? await listOtherSellers(visits, question) : undefined;
  if (sellers !== undefined && REFUSALS.includes(sellers.outcome)) return failed(sellers as ShelfFailure);
  const { title, isAvailable } = seen.card;
  return {
    outcome: 'read',
    facts: {
      title: keepTitle(title),
      ...readPrice(seen),
      ...(isAvailable === undefined ? {} : { stock: { isAvailable, stock: null } }),
      ...readScore(seen),
      ...(seen.category === undefined ? {} : { category: keepCategory(seen.category) }),
      ...(seen.badges === undefined ? {} : { badges: keepBadges(seen.badges) }),
      ...(await readPictures(context, seen, question)),
      ...readDetails(details),
      ...(sellers?.outcome === 'read' ? { offers: toOffers(sellers, sku) } : {}),
    },
  };
}

function readDetails(
  details: Awaited<ReturnType<typeof lookAtDetails>> | undefined,
): Pick<CardFacts, 'characteristics' | 'description'> {
  if (details?.outcome !== 'read') return {};
  const { characteristics, description } = details;
  return {
    ...(characteristics === undefined ? {} : { characteristics: keepCharacteristics(characteristics) }),
    ...(description === undefined ? {} : { description: keepDescription(description) }),
  };
}
