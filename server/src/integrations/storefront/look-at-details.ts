import * as z from 'zod';
import type { Visits } from './open-visits.ts';
import type { CardQuestion } from './read-product-card.ts';
import { Characteristic, DETAILS_PAGE, Description } from './read-product-details.ts';
import { findState, readEnvelope } from './read-widgets.ts';
import { fail, type ShelfFailure } from './shelf.ts';

/** undefined: the page has no such part, or one of another shape; null: its seller has written nothing. */
type SeenDetails = {
  characteristics: { name: string; value: string }[] | undefined;
  description: string | null | undefined;
};
export type SeenDetailsAnswer = ({ outcome: 'read' } & SeenDetails) | { outcome: 'notFound' } | ShelfFailure;

// Whoever compares must not take a line that cannot be read for one that has gone, nor those of a list that has got
// another name. A group may have one of the lists only.
const Group = z
  .looseObject({
    short: z.array(Characteristic).optional(),
    long: z.array(Characteristic).optional(),
  })
  .refine(
    ({ short, long, ...others }) =>
      (short ?? long) !== undefined && !Object.values(others).some(Array.isArray),
  );
const Characteristics = z.object({ characteristics: z.array(Group) });

export function readSeenDetails(json: unknown): SeenDetailsAnswer {
  const page = readEnvelope(json);
  if (page === undefined) return fail('drift', 'no second part of the card');
  const groups = findState(page, 'webCharacteristics', Characteristics)?.characteristics;
  const all = groups?.flatMap(({ short = [], long = [] }) => [...short, ...long]);
  const text = findState(page, 'webDescription', Description)?.richAnnotation.trim();
  if (all === undefined && text === undefined)
    return fail('drift', 'neither characteristics nor description');
  return {
    outcome: 'read',
    // The short list repeats lines of the long one.
    characteristics: all && [...new Map(all.map((one) => [one.name, one])).values()],
    description: text === '' ? null : text,
  };
}

/** The second page of a card with all that can change on it. */
export async function lookAtDetails(
  visits: Visits,
  { sku, cityId, signal }: CardQuestion,
): Promise<SeenDetailsAnswer> {
  const answer = await visits.ask(`/product/${sku}/${DETAILS_PAGE}`, cityId, signal);
  if (answer.outcome === 'absent') return { outcome: 'notFound' };
  if (answer.outcome === 'category') return fail('drift', 'a category instead of the card');
  return answer.outcome === 'ok' ? readSeenDetails(answer.json) : answer;
}
