import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callWb } from './call-wb.ts';
import { getCard, type WbCard } from './list-cards.ts';
import type { WbKey } from './wb-key.ts';

const Saved = z.object({ error: z.boolean().nullish(), errorText: z.string().nullish() });

/** The contract's demands: other marketplaces have others. */
export const WB_PICTURE_BOUNDS = {
  pictures: 30,
  widthPx: 700,
  heightPx: 900,
  bytes: 32 * 1024 * 1024,
} as const;

export type SavedPictures = { result: 'imported' | 'unchanged'; card: WbCard };

/** Every change of a card moves its moment; the addresses of pictures may stay the same whatever they show. */
export function judgeSaved(before: WbCard, after: WbCard, count: number): SavedPictures {
  const isChanged = after.updatedAt !== before.updatedAt && after.pictures.length === count;
  return { result: isChanged ? 'imported' : 'unchanged', card: after };
}

/**
 * Replaces all pictures of a card, and its video, by public links, the main one first. The marketplace answers well
 * and changes nothing when one of them does not suit it, so the card is read back. `before`: the card as it was.
 */
export async function savePictures(
  key: WbKey,
  before: WbCard,
  links: readonly string[],
): Promise<CallAnswer<SavedPictures>> {
  const { nmId } = before;
  const saved = await callWb(key, 'savePictures', { body: { nmId, data: links } }, Saved);
  if (saved.outcome !== 'ok') return saved;
  if (saved.data.error === true) return { outcome: 'invalid', message: saved.data.errorText ?? '' };
  const after = await getCard(key, nmId);
  if (after.outcome !== 'ok') return after;
  return { outcome: 'ok', data: judgeSaved(before, after.data, links.length) };
}
