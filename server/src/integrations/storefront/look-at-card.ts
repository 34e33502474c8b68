import * as z from 'zod';
import type { Visits } from './open-visits.ts';
import { type CardQuestion, listPictures, readCardPage, readPrices } from './read-product-card.ts';
import { findState, readEnvelope } from './read-widgets.ts';
import { fail, type ShelfFailure } from './shelf.ts';

type ReadCard = Extract<ReturnType<typeof readCardPage>, { outcome: 'read' }>;
type SeenCard = {
  outcome: 'read';
  card: Omit<ReadCard['card'], 'isAvailable' | 'pictures'> & {
    /** undefined: the page does not say. */
    isAvailable: boolean | undefined;
    /** undefined: there is no gallery, or one of another shape. */
    pictures: string[] | undefined;
  };
  /** The shelf on which it stands, from the top: "Одежда / Платья"; undefined: the page has no such line. */
  category: string | undefined;
  /** Labels without the discount, which the prices say already; undefined: the page has no place for them. */
  badges: string[] | undefined;
};
export type SeenCardAnswer = SeenCard | { outcome: 'notFound' } | ShelfFailure;

// Whoever compares must not take a picture that cannot be read for one that has gone.
const Gallery = z.object({
  coverImage: z.string().nullish(),
  images: z.array(z.object({ src: z.string() })),
});
const Crumb = z.object({ text: z.string(), link: z.string() });
const Crumbs = z.object({ breadcrumbs: z.array(Crumb) });
const Label = z.object({ badge: z.object({ text: z.union([z.string(), z.object({ text: z.string() })]) }) });
const Labels = z.object({ labels: z.array(Label) });

const DISCOUNT = /^[-−–]\s*\d+\s*%$/u;

function readCategory(crumbs: readonly z.output<typeof Crumb>[]): string | undefined {
  const shelf = (place: number) =>
    crumbs
      .at(place)
      ?.link.replace(/[?#].*$/, '')
      .replace(/\/$/, '') ?? '';
  // The last step may be the brand's own shelf, whose address lies within the category's.
  const isBrand = crumbs.length > 1 && shelf(-1).startsWith(`${shelf(-2)}/`);
  const names = (isBrand ? crumbs.slice(0, -1) : crumbs).map(({ text }) => text.trim()).filter(Boolean);
  return names.length === 0 ? undefined : names.join(' / ');
}

export function readSeenCard(json: unknown, sku: number): SeenCardAnswer {
  const answer = readCardPage(json, sku);
  const page = readEnvelope(json);
  if (answer.outcome !== 'read' || page === undefined)
    return answer.outcome === 'read' ? fail('drift', '') : answer;
  const labels = findState(page, 'webMarketingLabels', Labels)?.labels;
  const texts = labels?.map(({ badge }) =>
    (typeof badge.text === 'string' ? badge.text : badge.text.text).trim(),
  );
  const gallery = findState(page, 'webGallery', Gallery);
  return {
    outcome: 'read',
    card: {
      ...answer.card,
      isAvailable: readPrices(page)?.isAvailable,
      pictures: gallery && listPictures(gallery),
    },
    category: readCategory(findState(page, 'breadCrumbs', Crumbs)?.breadcrumbs ?? []),
    badges: texts && [...new Set(texts)].filter((text) => text !== '' && !DISCOUNT.test(text)),
  };
}

/** The first page of a card with all that can change on it. */
export async function lookAtCard(
  visits: Visits,
  { sku, cityId, signal }: CardQuestion,
): Promise<SeenCardAnswer> {
  const answer = await visits.ask(`/product/${sku}/`, cityId, signal);
  if (answer.outcome === 'absent') return { outcome: 'notFound' };
  if (answer.outcome === 'category') return fail('drift', 'a category instead of the card');
  return answer.outcome === 'ok' ? readSeenCard(answer.json, sku) : answer;
}
