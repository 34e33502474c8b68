import * as z from 'zod';
import type { Visits } from './open-visits.ts';
import type { CardQuestion } from './read-product-card.ts';
import { findState, readEnvelope } from './read-widgets.ts';
import { fail, type ShelfFailure } from './shelf.ts';

/** The second part of a card. Both may be missing: a seller need not fill them in. */
type ProductDetails = { characteristics: { name: string; value: string }[]; description: string | null };

export type DetailsAnswer =
  | { outcome: 'read'; details: ProductDetails }
  | { outcome: 'notFound' }
  | ShelfFailure;

/** Two spellings are known: plain pairs, and a name with a list of values. */
export const Characteristic = z.union([
  z.object({ name: z.string(), value: z.string() }),
  z
    .object({ name: z.string(), values: z.array(z.object({ text: z.string() })) })
    .transform(({ name, values }) => ({ name, value: values.map((one) => one.text).join(', ') })),
]);
const Group = z.object({
  short: z.array(Characteristic).optional().catch(undefined),
  long: z.array(Characteristic).optional().catch(undefined),
});
const Characteristics = z.object({ characteristics: z.array(Group) });
export const Description = z.object({ richAnnotation: z.string() });

export const DETAILS_PAGE = '?layout_container=pdpPage2column&layout_page_index=2';

export function readDetailsPage(json: unknown): DetailsAnswer {
  const page = readEnvelope(json);
  if (page === undefined) return fail('drift', 'no second part of the card');
  const groups = findState(page, 'webCharacteristics', Characteristics)?.characteristics ?? [];
  // The short list repeats lines of the long one.
  const all = groups.flatMap(({ short = [], long = [] }) => [...short, ...long]);
  const description = findState(page, 'webDescription', Description)?.richAnnotation.trim() ?? '';
  return {
    outcome: 'read',
    details: {
      characteristics: [...new Map(all.map((one) => [one.name, one])).values()],
      description: description === '' ? null : description,
    },
  };
}

/** What buyers see when they scroll a card down. */
export async function readProductDetails(
  visits: Visits,
  { sku, cityId, signal }: CardQuestion,
): Promise<DetailsAnswer> {
  const answer = await visits.ask(`/product/${sku}/${DETAILS_PAGE}`, cityId, signal);
  if (answer.outcome === 'absent') return { outcome: 'notFound' };
  if (answer.outcome === 'category') return fail('drift', 'a category instead of the card');
  return answer.outcome === 'ok' ? readDetailsPage(answer.json) : answer;
}
