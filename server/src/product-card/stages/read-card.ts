import { cleanText, isPicture } from '../../integrations/storefront/clean-text.ts';
import type { Visits } from '../../integrations/storefront/open-visits.ts';
import {
  type CardAnswer,
  type CardQuestion,
  readProductCard,
} from '../../integrations/storefront/read-product-card.ts';
import {
  type DetailsAnswer,
  readProductDetails,
} from '../../integrations/storefront/read-product-details.ts';
import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { Context } from '../../platform/context.ts';
import { nameExternal } from '../../products/external/name-external.ts';
import { rememberSeller } from '../../shelves/sellers.ts';
import type { StoredCard } from '../tables.ts';
import type { CardStorefront } from './open-storefront.ts';

type ReadCard = Extract<CardAnswer, { outcome: 'read' }>;
type ReadDetails = Extract<DetailsAnswer, { outcome: 'read' }>;
type Input = { runId: string; cabinetId: number; sku: number; cityId: number };

const LONGEST = { title: 500, name: 200, value: 1000, description: 20_000 } as const;
const MOST = { pictures: 50, characteristics: 200 } as const;

const PAGES = 2;

async function readBothPages(visits: Visits, question: CardQuestion) {
  const first = await readProductCard(visits, question);
  if (first.outcome !== 'read') return first;
  const second = await readProductDetails(visits, question);
  return second.outcome === 'read' ? { ...first, details: second.details } : second;
}

/** The storefront's texts are foreign: they are cut to a length, and pictures have addresses of the web. */
function toStored({ card, details }: ReadCard & ReadDetails): StoredCard {
  const { sku: _, ...facts } = card;
  return {
    ...facts,
    title: cleanText(card.title, LONGEST.title),
    seller: card.seller && { ...card.seller, name: cleanText(card.seller.name, LONGEST.name) },
    pictures: card.pictures.filter(isPicture).slice(0, MOST.pictures),
    characteristics: details.characteristics.slice(0, MOST.characteristics).map(({ name, value }) => ({
      name: cleanText(name, LONGEST.name),
      value: cleanText(value, LONGEST.value),
    })),
    description: details.description === null ? null : cleanText(details.description, LONGEST.description),
  };
}

/** The first stage; what was read is one more point of the card's price history. */
export async function readCard(
  context: Context,
  storefront: CardStorefront,
  { runId, cabinetId, sku, cityId }: Input,
): Promise<StoredCard> {
  const card = toStored(await storefront<ReadCard & ReadDetails>(PAGES, readBothPages));
  if (card.seller) await rememberSeller(context, { sku, seller: card.seller });
  await nameExternal(context.db, cabinetId, { sku, name: card.title, imageUrl: card.pictures[0] ?? null });
  const snapshot = {
    mp: 'ozon',
    sku,
    city: cityId,
    taken_at: toStoredMoment(context.clock.now()),
    price: card.priceKopecks,
    card_price: card.cardPriceKopecks,
    old_price: card.oldPriceKopecks,
    is_available: card.isAvailable,
    rating: card.rating,
    reviews: card.reviewsCount,
    title: card.title,
    pictures: card.pictures,
  };
  await context.clickhouse.insert('store card', 'card_snap', [snapshot], runId);
  return card;
}
