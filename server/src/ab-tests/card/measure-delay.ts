import { SECOND_MS } from '@vitrina/contract/durations.ts';
import { LONGEST_IMPORT_MS } from './decide.ts';
import type { CardRow } from './due-tests.ts';

/** Whether what is on its way was sent twice; a doubt that is older is of an earlier order. */
export function wasRepeated({ ordered_at, doubted_at }: Pick<CardRow, 'ordered_at' | 'doubted_at'>): boolean {
  return ordered_at !== null && doubted_at !== null && doubted_at >= ordered_at;
}

/**
 * How long a picture took from its order until the card was read with it. Null: an order that was sent twice, or whose end
 * an outage has hidden, says how long that lasted and nothing of pictures.
 */
export function measureDelay(card: Pick<CardRow, 'ordered_at' | 'doubted_at'>, now: Date): number | null {
  if (card.ordered_at === null || wasRepeated(card)) return null;
  const tookMs = now.getTime() - card.ordered_at.getTime();
  return tookMs > LONGEST_IMPORT_MS ? null : Math.ceil(tookMs / SECOND_MS);
}
