import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, OzonInt, type OzonKey } from './call-ozon.ts';

/** The newest contract; the largest picture set was 15 in 2025 and 30 in the summer of 2026. */
const PICTURE_BOUNDS = { products: 100, pictures: 50 } as const;

/** The whole set of one product: what is not in it will be gone from the card. */
export type PictureSet = {
  offerId: string;
  /** Public links to JPG or PNG, each new content under a new link. */
  main: string;
  others: readonly string[];
  /** The sample of the colour; null for none. */
  colour: string | null;
};

const Accepted = z.object({ task_id: OzonInt });

function findFault(sets: readonly PictureSet[]): string | undefined {
  if (sets.length === 0 || sets.length > PICTURE_BOUNDS.products) return `${sets.length} products`;
  const tooLong = sets.find(({ others }) => others.length + 1 > PICTURE_BOUNDS.pictures);
  if (tooLong) return `${tooLong.offerId} has ${tooLong.others.length + 1} pictures`;
  const empty = sets.find(({ main, others }) => [main, ...others].includes(''));
  return empty && `${empty.offerId} has an empty link`;
}

/** Orders the replacement of pictures; what became of it is told by the task. Nothing is sent that is surely refused. */
export async function importPictures(
  key: OzonKey,
  sets: readonly PictureSet[],
): Promise<CallAnswer<{ taskId: number }>> {
  const fault = findFault(sets);
  if (fault !== undefined) return { outcome: 'invalid', message: fault };
  const items = sets.map(({ offerId, main, others, colour }) => ({
    offer_id: offerId,
    primary_image: main,
    images: others,
    color_image: colour ?? '',
  }));
  const answer = await callOzon(key, '/v2/product/pictures/import', { items }, Accepted);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: { taskId: answer.data.task_id } } : answer;
}
