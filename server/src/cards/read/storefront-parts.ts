import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { RADAR_SCHEDULE } from '@vitrina/contract/radar/schedule.ts';

const SELDOM_MS = RADAR_SCHEDULE.textsMinutes * MINUTE_MS;

type Card = { sku: number; isOwn: boolean; lookedAt: Date | null; now: Date };

/** Which pages beside the first are asked of a card: texts once in six hours, other sellers of an own product always. */
export function storefrontParts({ sku, isOwn, lookedAt, now }: Card): { details: boolean; sellers: boolean } {
  const slot = (at: Date) => Math.floor((at.getTime() + ((sku * 7919) % SELDOM_MS)) / SELDOM_MS);
  const isTurn = lookedAt === null || slot(lookedAt) < slot(now);
  return { details: isTurn, sellers: isOwn || isTurn };
}
