import { POSITION_RULES } from '@vitrina/contract/positions.ts';
import type { Context } from '../platform/context.ts';
import { takeQuota } from '../platform/quota.ts';

/**
 * Takes questions to the storefront out of a cabinet's hour, whoever asks, all or none; 0, or after how many
 * milliseconds there is room. spec 9: about 1000 unique queries an hour per key; a tick of five minutes may spend its share at once.
 */
export async function takeStorefrontTurn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cabinetId: number,
  questions = 1,
): Promise<number> {
  const perSecond = (POSITION_RULES.queriesPerHour / 3600) * Math.max(clock.speed(), 1);
  const quota = { perSecond, burst: POSITION_RULES.queriesPerHour / 10 };
  return takeQuota(db, `positions:${cabinetId}`, quota, questions);
}
